/** The accounts of an item with what puts each into it and its balance; each leads to the account in the chart. */

import { Link } from 'react-router';
import { reportItemOf } from '#core/report/assignments.ts';
import { chartAccountPath } from '../../../data/routes/company-route.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { ChangedDot } from '../../../ui/mark/Dot.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import table from '../../../ui/table/Table.module.css';
import type { PartProps } from '../part-props.ts';
import { entersBy, type MonthAccount } from '../report-month.ts';
import { itemText } from '../text.es.ts';
import { ResultAccounts } from './ResultAccounts.tsx';

const MOST = 200;

export function ItemAccounts({ company, id, form, month, held }: PartProps & { held: readonly MonthAccount[] }) {
  const { assignments, base } = form;
  const isPhone = useMedia(phone);
  const isFresh = (account: MonthAccount) => reportItemOf(account, base.assignments) !== id;
  const size = ({ closing }: MonthAccount) => (closing < 0n ? -closing : closing);
  const sorted = held.toSorted(
    (a, b) => Number(isFresh(b)) - Number(isFresh(a)) || (size(a) === size(b) ? 0 : size(a) < size(b) ? 1 : -1),
  );
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{itemText.account}</th>
            {!isPhone && <th>{itemText.by}</th>}
            <th className={table.num}>{itemText.balance(month.period)}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MOST).map((account) => (
            <tr key={account.code}>
              <th scope="row">
                <Link to={chartAccountPath(company, account.code)}>
                  {account.code} {account.name}
                </Link>{' '}
                {isFresh(account) && <ChangedDot label={itemText.fresh} />}
              </th>
              {!isPhone && <td className="mut">{entersBy(account, id, assignments) ?? itemText.byName}</td>}
              <td className={table.num}>
                <Figure amount={account.closing} to={chartAccountPath(company, account.code)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{itemText.total(held.length)}</th>
            {!isPhone && <td />}
            <td className={table.num}>
              <Figure amount={held.reduce((sum, { closing }) => sum + closing, 0n)} />
            </td>
          </tr>
        </tfoot>
      </table>
      {sorted.length > MOST && (
        <Text as="p" tone="muted" inset>
          {itemText.more(sorted.length - MOST)}
        </Text>
      )}
      <ResultAccounts id={id} form={form} month={month} />
    </>
  );
}
