/** Second factor: enable, disable, new recovery codes. */

import { useState } from 'react';
import {
  useDisableSecondFactor,
  useReadFactorAgain,
  useRenewRecoveryCodes,
  useSecondFactor,
} from '../../../data/access/second-factor.ts';
import { notify } from '../../../data/failures/notices.ts';
import { PasswordDialog } from '../../../sign-in/PasswordDialog.tsx';
import { RecoveryCodes } from '../../../sign-in/RecoveryCodes.tsx';
import { StartSecondFactor } from '../../../sign-in/StartSecondFactor.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Offer, Row } from '../../../ui/layout/Layout.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { securityText as text } from './text.es.ts';

export function SecondFactorPanel() {
  const { data, error, refetch } = useSecondFactor();
  const readAgain = useReadFactorAgain();
  const [asking, setAsking] = useState<'start' | 'renew' | 'disable' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setAsking(null);
  const showCodes = (fresh: readonly string[]) => {
    close();
    setCodes(fresh);
    readAgain();
  };
  return (
    <Panel title={text.secondFactor}>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} columns="2fr 1fr" />}
      {data && (
        <Offer>
          <p>
            <b>{data.enabled ? text.factorOn : text.factorOff}</b>
            <br />
            {data.enabled ? text.codesLeft(data.recoveryCodesLeft) : text.factorNote}
          </p>
          {data.enabled ? (
            <Row wrap>
              <Button onClick={() => setAsking('renew')}>{text.renew}</Button>
              <Button onClick={() => setAsking('disable')}>{text.disable}</Button>
            </Row>
          ) : (
            <Button type="primary" onClick={() => setAsking('start')}>
              {text.enableShort}
            </Button>
          )}
        </Offer>
      )}
      {asking === 'start' && <StartSecondFactor onClose={close} onCodes={showCodes} />}
      <Renew open={asking === 'renew'} onClose={close} onCodes={showCodes} />
      <Disable open={asking === 'disable'} isRequired={data?.required === true} onClose={close} />
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </Panel>
  );
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

function Renew({ open, onClose, onCodes }: DialogProps & { onCodes: (codes: readonly string[]) => void }) {
  const renew = useRenewRecoveryCodes({
    meta: { quiet: true },
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <PasswordDialog
      open={open}
      title={text.renew}
      note={text.renewNote}
      okText={text.renewDo}
      pending={renew.isPending}
      failure={renew.error}
      onClose={onClose}
      onSubmit={(password) => renew.mutate(password)}
    />
  );
}

function Disable({ open, isRequired, onClose }: DialogProps & { isRequired: boolean }) {
  const disable = useDisableSecondFactor({
    meta: { quiet: true },
    onSuccess: () => {
      notify({ title: text.disabledTitle, description: text.mailed }, 'success');
      onClose();
    },
  });
  return (
    <PasswordDialog
      open={open}
      title={text.disable}
      note={isRequired ? text.disableRequiredNote : text.disableNote}
      okText={text.disableDo}
      danger
      pending={disable.isPending}
      failure={disable.error}
      onClose={onClose}
      onSubmit={(password) => disable.mutate(password)}
    />
  );
}
