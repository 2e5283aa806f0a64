/** The games in their records. */

import type { GameName } from ".";
import type { RecordOf } from "./game";
import { record as misterbill } from "./misterbill/record";
import { record as willi } from "./willi/record";

export const RECORDS: Readonly<Record<GameName, RecordOf>> = { misterbill, willi };
