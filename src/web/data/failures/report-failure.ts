/** Tells the user of a failure that no screen shows itself. */
import { session } from '../session/session.ts';
import { ApiError, failureNotice } from './failure.ts';
import { notify } from './notices.ts';

/** As the seed says, once, and takes the overlay away. */
export function reportFailure(failure: unknown): void {
  session.hideLoader();
  if (failure instanceof ApiError && failure.told) return;
  if (failure instanceof DOMException && failure.name === 'AbortError') return;
  notify(failureNotice(failure));
}
