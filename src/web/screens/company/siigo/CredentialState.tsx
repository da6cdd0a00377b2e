/** Whether the connection works, for which user, and what can be done with it. */

import { useState } from 'react';
import {
  deleteSoftwareCredential,
  type SoftwareCredential,
  testSoftwareCredential,
} from '#api/companies/software-credentials/contract.ts';
import { notify } from '../../../data/failures/notices.ts';
import { call, reportFailure } from '../../../data/transport/api.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import styles from './SiigoPanel.module.css';
import { siigoText } from './text.es.ts';

interface CredentialStateProps {
  company: number;
  credential: SoftwareCredential;
  onTested: (credential: SoftwareCredential) => void;
  onChange: () => void;
  onRemoved: () => void;
}

export function CredentialState({ company, credential, onTested, onChange, onRemoved }: CredentialStateProps) {
  const [testing, setTesting] = useState(false);
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const params = { id: company };
  const tryAgain = async () => {
    setTesting(true);
    await call(testSoftwareCredential, { params })
      .then(({ data }) => onTested(data), reportFailure)
      .finally(() => setTesting(false));
  };
  const remove = async () => {
    setRemoving(true);
    await call(deleteSoftwareCredential, { params })
      .then(() => {
        notify({ title: siigoText.removed }, 'success');
        onRemoved();
      }, reportFailure)
      .finally(() => {
        setRemoving(false);
        setAsking(false);
      });
  };
  return (
    <div className={styles.state}>
      <CredentialWords credential={credential} />
      <div className={styles.buttons}>
        <Button onClick={() => setAsking(true)}>{siigoText.remove}</Button>
        <Button onClick={onChange}>{siigoText.change}</Button>
        <Button loading={testing} onClick={() => void tryAgain()}>
          {siigoText.test}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={siigoText.removeTitle}
        okText={siigoText.remove}
        cancelText={siigoText.cancel}
        pending={removing}
        onCancel={() => setAsking(false)}
        onOk={() => void remove()}
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
