/** The columns of the list of licences. */
import type { Licence } from '#api/subscription/licenses/contract.ts';
import { planName } from '#core/product/licence.es.ts';
import { LicenceState } from '../../licences/LicenceState.tsx';
import { Places } from '../../licences/Places.tsx';
import { dayWords, leftWords, licenceText } from '../../licences/text.es.ts';
import type { ListColumn } from '../../lists/columns.ts';
import styles from '../../lists/Lists.module.css';
import { licencesText } from './text.es.ts';

/** Those that can be put in order are named as the server names the order. */
export const licenceColumns: readonly ListColumn<Licence>[] = [
  {
    key: 'account',
    title: licencesText.account,
    isName: true,
    sorts: 'up',
    cell: ({ attributes: { account, ownerName, ownerEmail } }) => (
      <>
        {account}
        <span className={styles.second}>
          {ownerName === null ? licencesText.noOwner : `${ownerName} · ${ownerEmail ?? ''}`}
        </span>
      </>
    ),
  },
  {
    key: 'plan',
    title: licencesText.plan,
    sorts: 'down',
    cell: ({ attributes: { plan } }) => (plan === null ? licenceText.noPlan : planName[plan]),
  },
  {
    key: 'state',
    title: licencesText.state,
    cell: ({ attributes: { state } }) => <LicenceState state={state} />,
  },
  {
    key: 'companies',
    title: licencesText.companies,
    sorts: 'down',
    cell: ({ attributes: { companies } }) => <Places {...companies} />,
  },
  {
    key: 'users',
    title: licencesText.users,
    sorts: 'down',
    cell: ({ attributes: { users } }) => <Places {...users} />,
  },
  {
    key: 'from',
    title: licencesText.from,
    className: styles.date,
    cell: ({ attributes: { startsOn } }) => (startsOn === null ? '–' : dayWords(startsOn)),
  },
  {
    key: 'endsOn',
    title: licencesText.until,
    sorts: 'up',
    className: styles.date,
    cell: ({ attributes: { endsOn, daysLeft } }) => (
      <>
        {endsOn === null ? '–' : dayWords(endsOn)}
        {daysLeft !== null && <span className={styles.second}>{leftWords(daysLeft)}</span>}
      </>
    ),
  },
];
