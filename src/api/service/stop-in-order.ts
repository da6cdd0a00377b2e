/** Shutdown step by step: none keeps those after it from being taken, the last of which ends the database. */
import type { FastifyBaseLogger } from 'fastify';

/** Name for the log, what is done, and how long it is waited for, in milliseconds. */
export type StopStep = readonly [name: string, stop: () => Promise<unknown>, patienceMs: number];

/** Takes every step, in order, whatever one throws or however long it hangs; rejects in the end with the first failure. */
export async function stopInOrder(log: Pick<FastifyBaseLogger, 'error'>, steps: readonly StopStep[]): Promise<void> {
  const failures: unknown[] = [];
  for (const [step, stop, patienceMs] of steps) {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`${step} did not stop in time`)), patienceMs);
    try {
      await Promise.race([stop(), late.promise]);
    } catch (error) {
      failures.push(error);
      log.error({ err: error, step }, 'a step of the stop failed');
    } finally {
      clearTimeout(timer);
    }
  }
  if (failures.length > 0) throw failures[0];
}
