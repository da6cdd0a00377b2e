/** Shows a failure that no screen handles. */
import { session } from '../session/session.ts';
import { ApiError, failureNotice } from './failure.ts';
import { notify } from './notices.ts';

/** Shows a notice once, and hides the overlay. */
export function reportFailure(failure: unknown): void {
  session.hideLoader();
  if (failure instanceof ApiError && failure.told) return;
  if (failure instanceof DOMException && failure.name === 'AbortError') return;
  notify(failureNotice(failure));
}
