/** Error in place of content, with retry where another attempt may help. */
import { ApiError } from '../../data/failures/failure.ts';
import { Button } from '../control/Button.tsx';
import { uiText } from '../text.es.ts';
import { Notice } from './Notice.tsx';

interface ErrorStateProps {
  failure: unknown;
  /** Replaces the server's message. */
  message?: string;
  onRetry?: () => void;
}

export function ErrorState({ failure, message, onRetry }: ErrorStateProps) {
  // Only 4xx messages are useful to users.
  const refused = failure instanceof ApiError && failure.status >= 400 && failure.status < 500;
  const said = refused ? failure.body.message : undefined;
  const unanswered = failure instanceof ApiError && failure.status === 0;
  const forbidden = failure instanceof ApiError && failure.status === 403;
  return (
    <Notice urgent action={onRetry && !forbidden && <Button onClick={onRetry}>{uiText.retry}</Button>}>
      {message ?? said ?? uiText.failed} {unanswered && uiText.unanswered}
    </Notice>
  );
}
