/** License of the account: plan, state, end date, usage. */
import type { ReactNode } from 'react';
import type { OwnAccess } from '#api/access/permissions/contract.ts';
import { planName, sizeText } from '#core/product/license.es.ts';
import { LicenseState } from '#web/licenses/LicenseState.tsx';
import { Seats } from '#web/licenses/Seats.tsx';
import { dayWords, leftWords, licenseText } from '#web/licenses/text.es.ts';
import { useOwnLicense } from '../../../data/subscription/licenses.ts';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { ownText } from '../text.es.ts';

type Term = Pick<OwnAccess['license'], 'plan' | 'state' | 'endsOn' | 'daysLeft'>;

export function OwnLicense() {
  const { data, error, refetch } = useOwnLicense();
  if (error && data === undefined) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return (
    <Panel title={ownText.license}>
      {data === undefined ? (
        <SkeletonRows rows={5} columns="96px 1fr" />
      ) : (
        <Facts
          facts={[
            ...termFacts(data.attributes),
            [licenseText.companies, <Seats key="companies" {...data.attributes.companies} />],
            [licenseText.users, <Seats key="users" {...data.attributes.users} />],
            [licenseText.storage, <Seats key="storage" {...data.attributes.storage} write={sizeText} />],
          ]}
        />
      )}
    </Panel>
  );
}

/** For users without permission to manage the license. */
export function GuestLicense({ license }: { license: Term }) {
  return (
    <Panel title={ownText.license}>
      <Facts facts={termFacts(license)} />
      <Text as="p" tone="muted" above={12}>
        {ownText.guest}
      </Text>
    </Panel>
  );
}

function termFacts({ plan, state, endsOn, daysLeft }: Term): [name: string, value: ReactNode][] {
  const until = endsOn !== null && (
    <>
      {dayWords(endsOn)}
      <span className="mut"> · {leftWords(daysLeft ?? 0)}</span>
    </>
  );
  return [
    [ownText.plan, plan === null ? licenseText.noPlan : planName[plan]],
    [ownText.state, <LicenseState key="state" state={state} />],
    [ownText.until, until],
  ];
}
