/** Whether signing in asks for a code besides the password; switching that on and off, and new recovery codes. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { disableSecondFactor, getSecondFactor, renewRecoveryCodes } from '#api/access/second-factor/contract.ts';
import { notify } from '../../../data/failures/notices.ts';
import { call } from '../../../data/transport/api.ts';
import { queryClient } from '../../../data/transport/query-client.ts';
import { PasswordDialog } from '../../../sign-in/PasswordDialog.tsx';
import { RecoveryCodes } from '../../../sign-in/RecoveryCodes.tsx';
import { StartSecondFactor } from '../../../sign-in/StartSecondFactor.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import styles from '../Screen.module.css';
import { securityText as text } from './text.es.ts';

const factorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }) => (await call(getSecondFactor, { signal })).data,
  meta: { quiet: true },
});
const refresh = () => queryClient.invalidateQueries({ queryKey: factorQuery.queryKey });

export function SecondFactorPanel() {
  const { data, error, refetch } = useQuery(factorQuery);
  const [asking, setAsking] = useState<'start' | 'renew' | 'disable' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setAsking(null);
  const showCodes = (fresh: readonly string[]) => {
    close();
    setCodes(fresh);
    void refresh();
  };
  return (
    <Panel title={text.secondFactor}>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} columns="2fr 1fr" />}
      {data && (
        <div className={styles.heading}>
          <p>
            <b>{data.enabled ? text.factorOn : text.factorOff}</b>
            <br />
            {data.enabled ? text.codesLeft(data.recoveryCodesLeft) : text.factorNote}
          </p>
          {data.enabled ? (
            <div className={styles.buttons}>
              <Button onClick={() => setAsking('renew')}>{text.renew}</Button>
              <Button onClick={() => setAsking('disable')}>{text.disable}</Button>
            </div>
          ) : (
            <Button type="primary" onClick={() => setAsking('start')}>
              {text.enableShort}
            </Button>
          )}
        </div>
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
  const renew = useMutation({
    meta: { quiet: true },
    mutationFn: async (password: string) => (await call(renewRecoveryCodes, { body: { password } })).data,
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
  const disable = useMutation({
    meta: { quiet: true },
    mutationFn: (password: string) => call(disableSecondFactor, { body: { password } }),
    onSuccess: () => {
      void refresh();
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
