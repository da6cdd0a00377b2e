/** What the result of the year is made of before closing, besides the accounts of its item. */
import { reportItemOf } from '#core/report/assignments.ts';
import { countedIn } from '#core/report/report-figures.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import type { PartProps } from '../part-props.ts';
import { itemText } from '../text.es.ts';

export function ResultAccounts({ id, form, month }: Pick<PartProps, 'id' | 'form' | 'month'>) {
  const { assignments } = form;
  const counted = month.accounts.filter(
    (account) => countedIn(account, assignments) === id && reportItemOf(account, assignments) !== id,
  );
  if (counted.length === 0) return null;
  return (
    <Row as="p" justify="between" inset className="mut">
      {itemText.result(counted.length)}
      <Figure amount={counted.reduce((sum, { closing }) => sum + closing, 0n)} />
    </Row>
  );
}
