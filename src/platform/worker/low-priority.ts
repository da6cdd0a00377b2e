/** Low priority at the processor: idle cores are used in full, others come first where they are needed. */
import { setPriority } from 'node:os';

/** Nice level: a tenth of the share of a thread of usual priority. */
export const LOW_PRIORITY = 10;

/** Lowers the calling thread, for good. Elsewhere than on Linux it would be the whole process, so nothing is lowered. */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(LOW_PRIORITY);
}
