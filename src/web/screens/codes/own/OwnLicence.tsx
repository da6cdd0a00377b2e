/** The licence of the account: plan, state, until when, and how much of it is in use. */
import type { OwnAccess } from '#api/access/permissions/contract.ts';
import { planName } from '#core/product/licence.es.ts';
import { useOwnLicence } from '../../../data/subscription/licenses.ts';
import { LicenceState } from '../../../licences/LicenceState.tsx';
import { Places } from '../../../licences/Places.tsx';
import { dayWords, leftWords, licenceText } from '../../../licences/text.es.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { ownText } from '../text.es.ts';
import styles from './Own.module.css';

type Term = Pick<OwnAccess['licence'], 'plan' | 'state' | 'endsOn' | 'daysLeft'>;

export function OwnLicence() {
  const { data, error, refetch } = useOwnLicence();
  if (error && data === undefined) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return (
    <Panel title={ownText.licence}>
      {data === undefined ? (
        <SkeletonRows rows={5} columns="96px 1fr" />
      ) : (
        <dl className={styles.facts}>
          <TermFacts term={data.attributes} />
          <dt>{licenceText.companies}</dt>
          <dd>
            <Places {...data.attributes.companies} />
          </dd>
          <dt>{licenceText.users}</dt>
          <dd>
            <Places {...data.attributes.users} />
          </dd>
        </dl>
      )}
    </Panel>
  );
}

/** For whoever works in the account without managing its licence. */
export function GuestLicence({ licence }: { licence: Term }) {
  return (
    <Panel title={ownText.licence}>
      <dl className={styles.facts}>
        <TermFacts term={licence} />
      </dl>
      <p className={`mut ${styles.guest}`}>{ownText.guest}</p>
    </Panel>
  );
}

function TermFacts({ term: { plan, state, endsOn, daysLeft } }: { term: Term }) {
  return (
    <>
      <dt>{ownText.plan}</dt>
      <dd>{plan === null ? licenceText.noPlan : planName[plan]}</dd>
      <dt>{ownText.state}</dt>
      <dd>
        <LicenceState state={state} />
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
