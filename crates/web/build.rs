//! A page as people get it is split into parts (`src/later.rs`). For that the linker says what refers
//! to what.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(split)");
    let is = |variable: &str, value: &str| std::env::var(variable).is_ok_and(|it| it == value);
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") {
        println!("cargo::rustc-cfg=split");
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    }
}
