/** License drawer: data, actions and history. */
import type { License } from '#api/subscription/licenses/contract.ts';
import { planName, sizeText } from '#core/product/license.es.ts';
import { LicenseState } from '#web/licenses/LicenseState.tsx';
import { Seats } from '#web/licenses/Seats.tsx';
import { dayWords, leftWords, licenseText } from '#web/licenses/text.es.ts';
import { useLicense } from '../../data/subscription/licenses.ts';
import { Facts } from '../../ui/layout/Facts.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import styles from './Drawer.module.css';
import { History } from './History.tsx';
import { RenewForm } from './RenewForm.tsx';
import { SuspendForm } from './SuspendForm.tsx';
import { drawerText, licensesText } from './text.es.ts';

export function LicenseDrawer({ accountId, onClose }: { accountId: string | null; onClose: () => void }) {
  return (
    <Drawer
      openedBy="address"
      open={accountId !== null}
      onClose={onClose}
      width={600}
      title={drawerText.title}
      closeLabel={drawerText.close}
    >
      {accountId !== null && <LicenseOf key={accountId} accountId={accountId} />}
    </Drawer>
  );
}

function LicenseOf({ accountId }: { accountId: string }) {
  const { data: license, error, refetch } = useLicense(accountId);
  if (error && license === undefined) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (license === undefined) return <SkeletonRows rows={6} columns="1fr 2fr" />;
  const { version, state } = license.attributes;
  return (
    <>
      <Summary license={license} />
      <section className={styles.section}>
        <h3>{state === 'sin_licencia' ? drawerText.grantTitle : drawerText.renewTitle}</h3>
        <RenewForm key={version} license={license} />
      </section>
      {state !== 'sin_licencia' && (
        <section className={styles.section}>
          <h3>{state === 'suspendida' ? drawerText.resumeTitle : drawerText.suspendTitle}</h3>
          <SuspendForm key={state} license={license} />
        </section>
      )}
      <section className={styles.section}>
        <h3>{drawerText.history}</h3>
        <History accountId={accountId} />
      </section>
    </>
  );
}

function Summary({ license: { attributes } }: { license: License }) {
  const { account, ownerName, ownerEmail, plan, state, startsOn, endsOn, daysLeft, companies, users, storage } =
    attributes;
  return (
    <section>
      <Text as="h2" overflow="breaks">
        {account}
      </Text>
      <Text as="p" tone="muted" below={12}>
        {ownerName === null ? licensesText.noOwner : `${ownerName} · ${ownerEmail ?? ''}`}
      </Text>
      {plan === null || startsOn === null || endsOn === null ? (
        <p>{drawerText.never}</p>
      ) : (
        <Facts
          facts={[
            [licensesText.plan, planName[plan]],
            [licensesText.state, <LicenseState key="state" state={state} />],
            [
              licensesText.until,
              <span key="until">
                {drawerText.term(dayWords(startsOn), dayWords(endsOn))}
                <span className="mut"> · {leftWords(daysLeft ?? 0)}</span>
              </span>,
            ],
            [licensesText.companies, <Seats key="companies" {...companies} />],
            [licensesText.users, <Seats key="users" {...users} />],
            [licenseText.storage, <Seats key="storage" {...storage} write={sizeText} />],
          ]}
        />
      )}
    </section>
  );
}
