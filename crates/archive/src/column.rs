//! Columns: what each is called, what it means, and how its value is read from a row.

use std::fmt;

use parquet::basic::Type;
use parquet::data_type::{ByteArray, ByteArrayType, FloatType, Int32Type, Int64Type};
use parquet::errors::Result;
use parquet::file::writer::SerializedColumnWriter;

/// A column of a table whose rows are `R`.
pub struct Column<R> {
    /// The name in files.
    pub(crate) name: &'static str,
    /// What its values mean, in a sentence for the data card.
    pub(crate) meaning: &'static str,
    pub(crate) value: Value<R>,
}

/// How a column reads its values, which also is their type.
pub(crate) enum Value<R> {
    /// A seed, which needs all 64 bits.
    Seed(fn(&R) -> u64),
    Integer(fn(&R) -> i32),
    Number(fn(&R) -> f32),
    OptionalNumber(fn(&R) -> Option<f32>),
    Text(fn(&R) -> &str),
    OptionalText(fn(&R) -> Option<&str>),
    Integers(fn(&R) -> &[i32]),
    Numbers(fn(&R) -> &[f32]),
    Texts(fn(&R) -> &[&'static str]),
}

impl<R> Column<R> {
    pub(crate) fn new(name: &'static str, meaning: &'static str, value: Value<R>) -> Column<R> {
        Column {
            name,
            meaning,
            value,
        }
    }

    /// Writes the values of some rows as one chunk.
    pub(crate) fn write(&self, rows: &[R], writer: &mut SerializedColumnWriter<'_>) -> Result<()> {
        match self.value {
            Value::Seed(read) => {
                // A column has signed numbers; its type says that the bits are those of an unsigned one.
                let values: Vec<i64> = rows.iter().map(|row| read(row) as i64).collect();
                writer
                    .typed::<Int64Type>()
                    .write_batch(&values, None, None)?;
            }
            Value::Integer(read) => {
                let values: Vec<i32> = rows.iter().map(read).collect();
                writer
                    .typed::<Int32Type>()
                    .write_batch(&values, None, None)?;
            }
            Value::Number(read) => {
                let values: Vec<f32> = rows.iter().map(read).collect();
                writer
                    .typed::<FloatType>()
                    .write_batch(&values, None, None)?;
            }
            Value::OptionalNumber(read) => {
                let (values, present) = present(rows, read);
                let writer = writer.typed::<FloatType>();
                writer.write_batch(&values, Some(&present), None)?;
            }
            Value::Text(read) => {
                let values: Vec<ByteArray> = rows.iter().map(|row| read(row).into()).collect();
                let writer = writer.typed::<ByteArrayType>();
                writer.write_batch(&values, None, None)?;
            }
            Value::OptionalText(read) => {
                let (values, present) = present(rows, |row| read(row).map(ByteArray::from));
                let writer = writer.typed::<ByteArrayType>();
                writer.write_batch(&values, Some(&present), None)?;
            }
            Value::Integers(read) => {
                let (values, present, repeated) = lists(rows, |row| read(row).iter().copied());
                let writer = writer.typed::<Int32Type>();
                writer.write_batch(&values, Some(&present), Some(&repeated))?;
            }
            Value::Numbers(read) => {
                let (values, present, repeated) = lists(rows, |row| read(row).iter().copied());
                let writer = writer.typed::<FloatType>();
                writer.write_batch(&values, Some(&present), Some(&repeated))?;
            }
            Value::Texts(read) => {
                let texts = |row| read(row).iter().map(|&text| ByteArray::from(text));
                let (values, present, repeated) = lists(rows, texts);
                let writer = writer.typed::<ByteArrayType>();
                writer.write_batch(&values, Some(&present), Some(&repeated))?;
            }
        }
        Ok(())
    }

    /// How its values are stored, whether there may be none, and whether they are a list.
    fn form(&self) -> (Type, Presence) {
        match self.value {
            Value::Seed(_) => (Type::INT64, Presence::Required),
            Value::Integer(_) => (Type::INT32, Presence::Required),
            Value::Number(_) => (Type::FLOAT, Presence::Required),
            Value::OptionalNumber(_) => (Type::FLOAT, Presence::Optional),
            Value::Text(_) => (Type::BYTE_ARRAY, Presence::Required),
            Value::OptionalText(_) => (Type::BYTE_ARRAY, Presence::Optional),
            Value::Integers(_) => (Type::INT32, Presence::List),
            Value::Numbers(_) => (Type::FLOAT, Presence::List),
            Value::Texts(_) => (Type::BYTE_ARRAY, Presence::List),
        }
    }
}

/// How often a row has a value.
#[derive(Clone, Copy)]
enum Presence {
    Required,
    Optional,
    List,
}

/// The column as a line of a message type, as Parquet's parser reads it.
impl<R> fmt::Display for Column<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (stored, presence) = self.form();
        let (stored, annotation) = match stored {
            Type::BYTE_ARRAY => ("binary", " (STRING)"),
            Type::FLOAT => ("float", ""),
            Type::INT64 => ("int64", " (INTEGER(64,false))"),
            _ => ("int32", ""),
        };
        let name = self.name;
        match presence {
            Presence::Required => writeln!(f, "required {stored} {name}{annotation};"),
            Presence::Optional => writeln!(f, "optional {stored} {name}{annotation};"),
            Presence::List => writeln!(
                f,
                "required group {name} (LIST) {{ repeated group list {{ \
                 required {stored} element{annotation}; }} }}"
            ),
        }
    }
}

/// The values that are there, and for each row whether there is one.
fn present<R, T>(rows: &[R], read: impl Fn(&R) -> Option<T>) -> (Vec<T>, Vec<i16>) {
    let values: Vec<Option<T>> = rows.iter().map(read).collect();
    let present = values.iter().map(|value| value.is_some().into()).collect();
    (values.into_iter().flatten().collect(), present)
}

/// The elements of all lists; and for each element, or for an empty list, whether there is one and
/// whether it goes on with the list before it.
fn lists<'a, R, T, I: Iterator<Item = T>>(
    rows: &'a [R],
    read: impl Fn(&'a R) -> I,
) -> (Vec<T>, Vec<i16>, Vec<i16>) {
    let (mut values, mut present, mut repeated) = (Vec::new(), Vec::new(), Vec::new());
    for row in rows {
        let before = values.len();
        values.extend(read(row));
        let elements = values.len() - before;
        present.extend(vec![i16::from(elements > 0); elements.max(1)]);
        repeated.push(0);
        repeated.extend(vec![1; elements.saturating_sub(1)]);
    }
    (values, present, repeated)
}
