// Written by `cargo xtask types`. Change the Rust types instead.

import type { SetupChoices } from './ankh';
import json from './ankh-setup.json';

/** What can be agreed on before this game. */
export const choices = json as unknown as SetupChoices;
