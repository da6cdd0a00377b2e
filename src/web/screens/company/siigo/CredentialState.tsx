/** State of the connection, its user, and the available actions. */
import { useState } from 'react';
import type { SoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import { useRemoveCredential, useTestCredential } from '../../../data/companies/software-credentials.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Offer, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
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
    <Offer>
      <CredentialWords credential={credential} />
      <Row wrap>
        <Button onClick={() => setAsking(true)}>{siigoText.remove}</Button>
        <Button onClick={onChange}>{siigoText.change}</Button>
        <Button loading={test.isPending} onClick={() => test.mutate()}>
          {siigoText.test}
        </Button>
      </Row>
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
    </Offer>
  );
}

/** State only, without edit permission. */
export function CredentialWords({ credential: { userName, savedAt, test } }: { credential: SoftwareCredential }) {
  const works = test?.works === true;
  return (
    <Stack gap={4} role="status" aria-label={siigoText.state}>
      <Row as="p" wrap>
        <SeverityIcon mark={works ? 'correcto' : 'critica'} />
        <b>{works ? siigoText.works : siigoText.fails}</b>
        <span className="mut">{userName && siigoText.user(userName)}</span>
      </Row>
      {test && !works && <p>{test.message}</p>}
      <p className="small mut">
        {test && (works ? siigoText.worksSince(test.at) : siigoText.failed(test.at))}{' '}
        {savedAt && `${siigoText.savedAt(savedAt)}.`}
      </p>
    </Stack>
  );
}
