/** API error of a step, above its buttons. */
import { ApiError } from '../../data/failures/failure.ts';
import { Notice } from '../../ui/state/Notice.tsx';

/** Renders nothing for field errors. */
export function Refused({ failure }: { failure: Error | null }) {
  if (failure === null || (failure instanceof ApiError && failure.fields.length > 0)) return null;
  return <Notice urgent>{failure.message}</Notice>;
}
