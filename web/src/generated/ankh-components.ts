// Written by `cargo xtask types`. Change the Rust types instead.

import type { Components } from './ankh';
import box from './ankh.json';

/** What is in the box of this game. */
export const components = box as unknown as Components;
