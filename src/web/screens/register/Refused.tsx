/** What the server did not accept, above the buttons of a step. */
import { ApiError } from '../../data/failures/failure.ts';
import { Notice } from '../../ui/state/Notice.tsx';

/** Nothing when the refusal is about fields, which say it themselves. */
export function Refused({ failure }: { failure: Error | null }) {
  if (failure === null || (failure instanceof ApiError && failure.fields.length > 0)) return null;
  return <Notice urgent>{failure.message}</Notice>;
}
