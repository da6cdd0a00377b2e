/** Newly created codes, shown only once. */
import { Copy, Download } from 'lucide-react';
import type { Batch } from '#api/subscription/codes/contract.ts';
import { notify } from '../../../data/failures/notices.ts';
import { saveFile } from '../../../data/transport/save-file.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { makeText, ownText } from '../text.es.ts';
import { fileOf } from './batch-of.ts';
import styles from './Staff.module.css';

export interface Made {
  batch: Batch;
  codes: readonly string[];
}

/** A scrollable region must be focusable. */
const reachable = { tabIndex: 0 };

export function MadeCodes({ made: { batch, codes }, onClose }: { made: Made; onClose: () => void }) {
  const file = new Blob([fileOf(batch, codes)], { type: 'text/csv;charset=utf-8' });
  const copy = async () => {
    if (await copyText(codes.join('\n'))) notify({ title: makeText.copied, description: '' }, 'success');
    else notify({ title: ownText.copyFailed, description: ownText.copyByHand });
  };
  return (
    <Dialog
      closes="never"
      open
      width={600}
      title={makeText.madeTitle(codes.length)}
      footer={
        <>
          <Button icon={<Icon of={Copy} />} onClick={() => void copy()}>
            {makeText.copy}
          </Button>
          <Button
            type="primary"
            icon={<Icon of={Download} />}
            onClick={() => saveFile(file, makeText.fileName(batch.id.slice(0, 8)))}
          >
            {makeText.download}
          </Button>
          <Button onClick={onClose}>{makeText.done}</Button>
        </>
      }
    >
      <Notice>{makeText.once}</Notice>
      <ul className={styles.made} aria-label={makeText.list} {...reachable}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
