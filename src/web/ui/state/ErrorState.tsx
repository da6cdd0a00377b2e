/** What went wrong in a place of the page, said in a sentence, with a way to try again. */
import { ApiError } from '../../data/failures/failure.ts';
import { Button } from '../control/Button.tsx';
import { uiText } from '../text.es.ts';
import { Notice } from './Notice.tsx';

interface ErrorStateProps {
  failure: unknown;
  /** Instead of the server's sentence. */
  message?: string;
  onRetry?: () => void;
}

export function ErrorState({ failure, message, onRetry }: ErrorStateProps) {
  // What the server says of its own trouble, or nothing at all, helps nobody.
  const refused = failure instanceof ApiError && failure.status >= 400 && failure.status < 500;
  const said = refused ? failure.body.message : undefined;
  const unanswered = failure instanceof ApiError && failure.status === 0;
  return (
    <Notice urgent action={onRetry && <Button onClick={onRetry}>{uiText.retry}</Button>}>
      {message ?? said ?? uiText.failed} {unanswered && uiText.unanswered}
    </Notice>
  );
}
