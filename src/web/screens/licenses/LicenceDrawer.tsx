/** One licence beside the list: what it is, what can be done with it, and what happened to it. */
import { Drawer } from 'antd';
import { X } from 'lucide-react';
import type { Licence } from '#api/subscription/licenses/contract.ts';
import { planName } from '#core/product/licence.es.ts';
import { useLicence } from '../../data/subscription/licenses.ts';
import { LicenceState } from '../../licences/LicenceState.tsx';
import { Places } from '../../licences/Places.tsx';
import { dayWords, leftWords } from '../../licences/text.es.ts';
import { Icon } from '../../ui/mark/Icon.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import styles from './Drawer.module.css';
import { History } from './History.tsx';
import { RenewForm } from './RenewForm.tsx';
import { SuspendForm } from './SuspendForm.tsx';
import { drawerText, licencesText } from './text.es.ts';

export function LicenceDrawer({ accountId, onClose }: { accountId: string | null; onClose: () => void }) {
  return (
    <Drawer
      open={accountId !== null}
      onClose={onClose}
      size={600}
      title={drawerText.title}
      closable={{ 'aria-label': drawerText.close, placement: 'end' }}
      closeIcon={<Icon of={X} />}
      destroyOnHidden
    >
      {accountId !== null && <LicenceOf key={accountId} accountId={accountId} />}
    </Drawer>
  );
}

function LicenceOf({ accountId }: { accountId: string }) {
  const { data: licence, error, refetch } = useLicence(accountId);
  if (error && licence === undefined) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (licence === undefined) return <SkeletonRows rows={6} columns="1fr 2fr" />;
  const { version, state } = licence.attributes;
  return (
    <>
      <Summary licence={licence} />
      <section className={styles.section}>
        <h3>{state === 'sin_licencia' ? drawerText.grantTitle : drawerText.renewTitle}</h3>
        <RenewForm key={version} licence={licence} />
      </section>
      {state !== 'sin_licencia' && (
        <section className={styles.section}>
          <h3>{state === 'suspendida' ? drawerText.resumeTitle : drawerText.suspendTitle}</h3>
          <SuspendForm key={state} licence={licence} />
        </section>
      )}
      <section className={styles.section}>
        <h3>{drawerText.history}</h3>
        <History accountId={accountId} />
      </section>
    </>
  );
}

function Summary({ licence: { attributes } }: { licence: Licence }) {
  const { account, ownerName, ownerEmail, plan, state, startsOn, endsOn, daysLeft, companies, users } = attributes;
  return (
    <section className={styles.summary}>
      <h2>{account}</h2>
      <p className="mut">{ownerName === null ? licencesText.noOwner : `${ownerName} · ${ownerEmail ?? ''}`}</p>
      {plan === null || startsOn === null || endsOn === null ? (
        <p>{drawerText.never}</p>
      ) : (
        <dl className={styles.facts}>
          <dt>{licencesText.plan}</dt>
          <dd>{planName[plan]}</dd>
          <dt>{licencesText.state}</dt>
          <dd>
            <LicenceState state={state} />
          </dd>
          <dt>{licencesText.until}</dt>
          <dd>
            {drawerText.term(dayWords(startsOn), dayWords(endsOn))}
            <span className="mut"> · {leftWords(daysLeft ?? 0)}</span>
          </dd>
          <dt>{licencesText.companies}</dt>
          <dd>
            <Places {...companies} />
          </dd>
          <dt>{licencesText.users}</dt>
          <dd>
            <Places {...users} />
          </dd>
        </dl>
      )}
    </section>
  );
}
