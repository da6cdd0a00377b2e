/** The recovery codes, shown once: to copy, to save as a file, to print. */
import { Download } from 'lucide-react';
import { Button } from '../ui/control/Button.tsx';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import styles from './RecoveryCodes.module.css';
import { factorText as text } from './text.es.ts';

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      closes="cross"
      open
      width={560}
      title={text.codesTitle}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {text.codesKept}
        </Button>
      }
    >
      <p className={styles.note}>{text.codesNote}</p>
      <ul className={styles.codes} aria-label={text.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton text={codes.join('\n')} />
        <Button
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text.codesFile}\n\n${codes.join('\n')}\n`)}`}
          download={text.codesFileName}
          icon={<Icon of={Download} />}
        >
          {text.codesDownload}
        </Button>
      </div>
    </Dialog>
  );
}
