/** The rulebooks of the games. */

import type { Rulebook } from "$lib/rulebook";
import type { GameName } from ".";
import { rulebook as misterbill } from "./misterbill/rulebook";
import { rulebook as willi } from "./willi/rulebook";

export const RULEBOOKS: Readonly<Record<GameName, Rulebook>> = { misterbill, willi };
