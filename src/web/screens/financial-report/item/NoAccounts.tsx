/** An item without accounts of the month: what may belong to it, or what makes it without. */
import { reportItemOf } from '#core/report/assignments.ts';
import { countedIn } from '#core/report/report-figures.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { assign } from '../edit-assignments.ts';
import type { PartProps } from '../part-props.ts';
import { itemText } from '../text.es.ts';
import { ResultAccounts } from './ResultAccounts.tsx';

export function NoAccounts({ id, form, month, readOnly }: PartProps) {
  if (month.period === null) return null;
  const { assignments } = form;
  if (month.accounts.some((account) => countedIn(account, assignments) === id)) {
    return <ResultAccounts id={id} form={form} month={month} />;
  }
  const fitting = month.accounts.find(
    (account) => account.suggested === id && reportItemOf(account, assignments) === null,
  );
  const accept = fitting && (
    <Button onClick={() => form.edit(assign(assignments, month.accounts, fitting.code, id))}>{itemText.accept}</Button>
  );
  return (
    <EmptyState action={readOnly ? undefined : accept}>
      {itemText.empty} {fitting && itemText.offer(`${fitting.code} ${fitting.name}`)}
    </EmptyState>
  );
}
