/**
 * Nice levels of workers: where the processor is short, the thread that serves and the database come first, then what
 * somebody opens, audits, files and previews, and what is of low priority. Idle cores are used in full.
 */
import { getPriority, setPriority } from 'node:os';
import type { Priority } from './fair-semaphore.ts';

/** Below the service: shares of the processor of two thirds, a third, a sixth and a seventieth, as far as others want it. */
export const niceSteps: Readonly<Record<Priority, number>> = { look: 2, usual: 5, file: 8, low: 19 };
const LOWEST = 19;

/** Nice level of workers, seen from the process or thread that starts them. */
export const niceLevel = (priority: Priority) => Math.min(LOWEST, getPriority() + niceSteps[priority]);

/** Sets that of the calling thread, for good. Elsewhere than on Linux it would be the whole process, so it stays. */
export function takeNiceLevel(priority: Priority): void {
  if (process.platform === 'linux') setPriority(niceLevel(priority));
}

export const isPriority = (given: unknown): given is Priority => Object.keys(niceSteps).includes(given as string);
