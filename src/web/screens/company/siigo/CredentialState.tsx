/** Whether the connection works, for which user, and what can be done with it. */
import { useState } from 'react';
import type { SoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import { useRemoveCredential, useTestCredential } from '../../../data/companies/software-credentials.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import styles from './SiigoPanel.module.css';
import { siigoText } from './text.es.ts';

interface CredentialStateProps {
  company: number;
  credential: SoftwareCredential;
  onChange: () => void;
}

export function CredentialState({ company, credential, onChange }: CredentialStateProps) {
  const [asking, setAsking] = useState(false);
  const test = useTestCredential(company);
  const remove = useRemoveCredential(company, {
    onSuccess: () => notify({ title: siigoText.removed }, 'success'),
    onSettled: () => setAsking(false),
  });
  return (
    <div className={styles.state}>
      <CredentialWords credential={credential} />
      <div className={styles.buttons}>
        <Button onClick={() => setAsking(true)}>{siigoText.remove}</Button>
        <Button onClick={onChange}>{siigoText.change}</Button>
        <Button loading={test.isPending} onClick={() => test.mutate()}>
          {siigoText.test}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={siigoText.removeTitle}
        okText={siigoText.remove}
        cancelText={siigoText.cancel}
        pending={remove.isPending}
        onCancel={() => setAsking(false)}
        onOk={() => remove.mutate()}
      >
        <p>{siigoText.removeText}</p>
      </ConfirmDialog>
    </div>
  );
}

/** The state alone, for who may not change it. */
export function CredentialWords({ credential: { userName, savedAt, test } }: { credential: SoftwareCredential }) {
  const works = test?.works === true;
  return (
    <div className={styles.words} role="status" aria-label={siigoText.state}>
      <p className={styles.verdict}>
        <SeverityIcon mark={works ? 'correcto' : 'critica'} />
        <b>{works ? siigoText.works : siigoText.fails}</b>
        <span className="mut">{userName && siigoText.user(userName)}</span>
      </p>
      {test && !works && <p className={styles.reason}>{test.message}</p>}
      <p className="small mut">
        {test && (works ? siigoText.worksSince(test.at) : siigoText.failed(test.at))}{' '}
        {savedAt && `${siigoText.savedAt(savedAt)}.`}
      </p>
    </div>
  );
}
