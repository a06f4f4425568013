//! Lets cargo alone link the module on macOS, where Python's symbols are looked up when it is loaded.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
