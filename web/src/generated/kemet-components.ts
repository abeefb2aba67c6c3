// Written by `cargo xtask types`. Change the Rust types instead.

import type { Components } from './kemet';
import box from './kemet.json';

/** What is in the box of this game. */
export const components = box as unknown as Components;
