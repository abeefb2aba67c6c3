// Written by `cargo xtask types`. Change the Rust types instead.

export type * from './tabletop';
export type * from './wire';
