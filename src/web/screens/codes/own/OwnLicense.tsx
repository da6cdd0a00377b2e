/** The license of the account: plan, state, until when, and how much of it is in use. */
import type { OwnAccess } from '#api/access/permissions/contract.ts';
import { planName } from '#core/product/license.es.ts';
import { LicenseState } from '#web/licenses/LicenseState.tsx';
import { Seats } from '#web/licenses/Seats.tsx';
import { dayWords, leftWords, licenseText } from '#web/licenses/text.es.ts';
import { useOwnLicense } from '../../../data/subscription/licenses.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { ownText } from '../text.es.ts';
import styles from './Own.module.css';

type Term = Pick<OwnAccess['license'], 'plan' | 'state' | 'endsOn' | 'daysLeft'>;

export function OwnLicense() {
  const { data, error, refetch } = useOwnLicense();
  if (error && data === undefined) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return (
    <Panel title={ownText.license}>
      {data === undefined ? (
        <SkeletonRows rows={5} columns="96px 1fr" />
      ) : (
        <dl className={styles.facts}>
          <TermFacts term={data.attributes} />
          <dt>{licenseText.companies}</dt>
          <dd>
            <Seats {...data.attributes.companies} />
          </dd>
          <dt>{licenseText.users}</dt>
          <dd>
            <Seats {...data.attributes.users} />
          </dd>
        </dl>
      )}
    </Panel>
  );
}

/** For whoever works in the account without managing its license. */
export function GuestLicense({ license }: { license: Term }) {
  return (
    <Panel title={ownText.license}>
      <dl className={styles.facts}>
        <TermFacts term={license} />
      </dl>
      <p className={`mut ${styles.guest}`}>{ownText.guest}</p>
    </Panel>
  );
}

function TermFacts({ term: { plan, state, endsOn, daysLeft } }: { term: Term }) {
  return (
    <>
      <dt>{ownText.plan}</dt>
      <dd>{plan === null ? licenseText.noPlan : planName[plan]}</dd>
      <dt>{ownText.state}</dt>
      <dd>
        <LicenseState state={state} />
      </dd>
      {endsOn !== null && (
        <>
          <dt>{ownText.until}</dt>
          <dd>
            {dayWords(endsOn)}
            <span className="mut"> · {leftWords(daysLeft ?? 0)}</span>
          </dd>
        </>
      )}
    </>
  );
}
