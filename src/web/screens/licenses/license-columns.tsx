/** Columns of the license list. */

import type { License } from '#api/subscription/licenses/contract.ts';
import { planName } from '#core/product/license.es.ts';
import { LicenseState } from '#web/licenses/LicenseState.tsx';
import { Seats } from '#web/licenses/Seats.tsx';
import { dayWords, leftWords, licenseText } from '#web/licenses/text.es.ts';
import type { ListColumn } from '../../lists/columns.ts';
import { EmailAddress } from '../../ui/layout/EmailAddress.tsx';
import { Second } from '../../ui/layout/Text.tsx';
import tables from '../../ui/table/Table.module.css';
import { licensesText } from './text.es.ts';

/** Keys of sortable columns are the server's sort keys. */
export const licenseColumns: readonly ListColumn<License>[] = [
  {
    key: 'account',
    title: licensesText.account,
    isName: true,
    sorts: 'up',
    cell: ({ attributes: { account, ownerName, ownerEmail } }) => (
      <>
        {account}
        <Second as="span">
          {ownerName === null ? licensesText.noOwner : `${ownerName} · `}
          {ownerName !== null && <EmailAddress address={ownerEmail ?? ''} />}
        </Second>
      </>
    ),
  },
  {
    key: 'plan',
    title: licensesText.plan,
    sorts: 'down',
    cell: ({ attributes: { plan } }) => (plan === null ? licenseText.noPlan : planName[plan]),
  },
  {
    key: 'state',
    title: licensesText.state,
    cell: ({ attributes: { state } }) => <LicenseState state={state} />,
  },
  {
    key: 'companies',
    title: licensesText.companies,
    sorts: 'down',
    cell: ({ attributes: { companies } }) => <Seats {...companies} />,
  },
  {
    key: 'users',
    title: licensesText.users,
    sorts: 'down',
    cell: ({ attributes: { users } }) => <Seats {...users} />,
  },
  {
    key: 'from',
    title: licensesText.from,
    className: tables.date,
    cell: ({ attributes: { startsOn } }) => (startsOn === null ? '–' : dayWords(startsOn)),
  },
  {
    key: 'endsOn',
    title: licensesText.until,
    sorts: 'up',
    className: tables.date,
    cell: ({ attributes: { endsOn, daysLeft } }) => (
      <>
        {endsOn === null ? '–' : dayWords(endsOn)}
        {daysLeft !== null && <Second as="span">{leftWords(daysLeft)}</Second>}
      </>
    ),
  },
];
