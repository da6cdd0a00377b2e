// @ts-check
/** Lock: one set-up at a time in a checkout. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from '../../../src/platform/process-lock.mjs';
import { text } from './text.es.mjs';

/**
 * Runs `work` under the set-up lock of this checkout; waits for a live holder, and takes over from a dead one.
 * @template Result
 * @param {string} root the checkout
 * @param {(lock: import('../../../src/platform/process-lock.mjs').Lock) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withSetupLock(root, work) {
  const folder = join(root, '.data', 'setup-lock');
  let attempt = tryLock(folder);
  if (!attempt.acquired) console.error(text.waiting);
  while (!attempt.acquired) {
    await sleep(200);
    attempt = tryLock(folder);
  }
  try {
    return await work(attempt);
  } finally {
    attempt.release();
  }
}
