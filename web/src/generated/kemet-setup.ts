// Written by `cargo xtask types`. Change the Rust types instead.

import type { SetupChoices } from './kemet';
import json from './kemet-setup.json';

/** What can be agreed on before this game. */
export const choices = json as unknown as SetupChoices;
