/** Limit of checks of documents, whatever their kind. */
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import type { Database } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';

const windowSeconds = 600;
/** Of a network in a window. */
const mostChecks = 120;

/** Throws AppError `request.rate_limited`. */
export async function refuseManyChecks(db: Database, ip: string): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(db, attemptKey('report-check', ip), windowSeconds);
  if (attempts > mostChecks) throw new AppError('request.rate_limited', { seconds: secondsLeft });
}
