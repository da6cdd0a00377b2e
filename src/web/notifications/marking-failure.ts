/** What the seed says when a notification cannot be marked. */
import { ApiError } from '../data/failures/failure.ts';
import { notify } from '../data/failures/notices.ts';
import { session } from '../data/session/session.ts';
import { notificationText as text } from './text.es.ts';

/** For the changes of notifications: the overlay goes off, and the failure is said in the seed's words. */
export const markingFailure = {
  meta: { quiet: true },
  onError(failure: Error): void {
    session.hideLoader();
    if (failure instanceof ApiError && failure.told) return;
    notify({ title: text.failedTitle, description: text.failed });
  },
};
