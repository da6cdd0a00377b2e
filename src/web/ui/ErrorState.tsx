/** What went wrong in a place of the page, said in a sentence, with a way to try again. */
import { Button } from 'antd';
import { ApiError } from '../data/failure.ts';
import styles from './States.module.css';
import { uiText } from './text.es.ts';

interface ErrorStateProps {
  failure: unknown;
  /** Instead of the server's sentence. */
  message?: string;
  onRetry?: () => void;
}

export function ErrorState({ failure, message, onRetry }: ErrorStateProps) {
  const said = failure instanceof ApiError ? failure.body.message : undefined;
  return (
    <div className={styles.error} role="alert">
      <p>{message ?? said ?? uiText.failed}</p>
      {onRetry && <Button onClick={onRetry}>{uiText.retry}</Button>}
    </div>
  );
}
