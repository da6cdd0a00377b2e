/** Full-screen overlay of the seed: visible while the session's loader is on; the option selects the message. */
import { useEffect, useRef } from 'react';
import { useSession } from '../data/session/session.ts';
import { Spinner } from '../ui/mark/Spinner.tsx';
import { overlayText } from './everywhere.es.ts';
import styles from './LoadingOverlay.module.css';

/** 1: audit; above 1: chart of accounts; 0: no text. */
export function overlayMessage(option: number): string | null {
  if (option === 1) return overlayText.audit;
  return option > 0 ? overlayText.chartAccounts : null;
}

export function LoadingOverlay() {
  const visible = useSession((state) => state.loader);
  const message = overlayMessage(useSession((state) => state.loaderOption));
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (visible) dialog.current?.showModal();
    else dialog.current?.close();
  }, [visible]);

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={message ?? overlayText.plain}
      onCancel={(event) => event.preventDefault()}
    >
      {visible && (
        <div className={styles.content} role="status">
          <Spinner size={100} />
          {message ? <p>{message}</p> : <span className="sr">{overlayText.plain}</span>}
        </div>
      )}
    </dialog>
  );
}
