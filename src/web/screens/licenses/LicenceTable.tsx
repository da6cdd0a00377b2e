/** Licences as rows; on a phone each is a card. */
import { Button } from 'antd';
import type { Licence } from '#api/licenses/contract.ts';
import { planName } from '#core/licence.es.ts';
import { LicenceState } from '../../licences/LicenceState.tsx';
import { Places } from '../../licences/Places.tsx';
import { dayWords, leftWords, licenceText } from '../../licences/text.es.ts';
import styles from '../../lists/Lists.module.css';
import { SortHeader } from '../../lists/SortHeader.tsx';
import tables from '../../ui/Table.module.css';
import { type LicenceOrder, type LicenceView, orderAfter } from './licences-view.ts';
import { licencesText } from './text.es.ts';

interface LicenceTableProps {
  licences: readonly Licence[];
  view: LicenceView;
  onOrder: (order: string) => void;
  onOpen: (account: string) => void;
}

export function LicenceTable({ licences, view, onOrder, onOpen }: LicenceTableProps) {
  const { order, descending } = view.filter;
  const direction = descending ? 'descending' : 'ascending';
  const head = (column: LicenceOrder, title: string) => (
    <SortHeader
      title={title}
      sorted={order === column ? direction : 'none'}
      onSort={() => onOrder(orderAfter(view, column))}
    />
  );
  return (
    <table className={`${tables.table} ${styles.cards}`}>
      <thead>
        <tr>
          {head('account', licencesText.account)}
          {head('plan', licencesText.plan)}
          <th scope="col">{licencesText.state}</th>
          {head('companies', licencesText.companies)}
          {head('users', licencesText.users)}
          <th scope="col">{licencesText.from}</th>
          {head('endsOn', licencesText.until)}
          <th scope="col">
            <span className="sr">{licencesText.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {licences.map((licence) => (
          <LicenceRow key={licence.id} licence={licence} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}

function LicenceRow({ licence: { id, attributes }, onOpen }: { licence: Licence; onOpen: (account: string) => void }) {
  const { account, ownerName, ownerEmail, plan, state, companies, users, startsOn, endsOn, daysLeft } = attributes;
  return (
    <tr>
      <th scope="row">
        {account}
        <span className={styles.second}>
          {ownerName === null ? licencesText.noOwner : `${ownerName} · ${ownerEmail ?? ''}`}
        </span>
      </th>
      <td data-title={licencesText.plan}>{plan === null ? licenceText.noPlan : planName[plan]}</td>
      <td data-title={licencesText.state}>
        <LicenceState state={state} />
      </td>
      <td data-title={licencesText.companies}>
        <Places {...companies} />
      </td>
      <td data-title={licencesText.users}>
        <Places {...users} />
      </td>
      <td className={styles.date} data-title={licencesText.from}>
        {startsOn === null ? '–' : dayWords(startsOn)}
      </td>
      <td className={styles.date} data-title={licencesText.until}>
        {endsOn === null ? '–' : dayWords(endsOn)}
        {daysLeft !== null && <span className={styles.second}>{leftWords(daysLeft)}</span>}
      </td>
      <td className={styles.actions}>
        <Button size="small" aria-label={licencesText.manageOf(account)} onClick={() => onOpen(id)}>
          {licencesText.manage}
        </Button>
      </td>
    </tr>
  );
}
