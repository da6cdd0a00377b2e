/** Low priority at the processor: idle cores are used in full, others come first where they are needed. */
import { getPriority, setPriority } from 'node:os';

/** Nice levels below the process that asks: a tenth of the share of a thread of usual priority. */
const LOWER_BY = 10;
const LOWEST = 19;

/** Nice level of workers of low priority. */
export const lowPriority = () => Math.min(LOWEST, getPriority() + LOWER_BY);

/** Lowers the calling thread, for good. Elsewhere than on Linux it would be the whole process, so nothing is lowered. */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(lowPriority());
}
