/** Checks of all statements of a month, and what of its lines is open, in a worker thread. */
import { samePeriod } from '#core/calendar/period.ts';
import { drawStatement, type StatementOptions } from '#core/statement/draw-statement.ts';
import { placeAccounts } from '#core/statement/place-accounts.ts';
import { catalogue } from '../catalogue.ts';
import { type MonthsToDraw, openedFigures } from '../opened-figures.ts';
import { checkDocument } from '../tree-document.ts';
import type { StatementsOverview } from './contract.ts';

export interface OverviewTask {
  months: MonthsToDraw;
  options: StatementOptions;
}

/** Null where the months are not kept and were not given. */
export async function drawOverview({
  months,
  options,
}: OverviewTask): Promise<Pick<StatementsOverview, 'isClosed' | 'mapping' | 'checks'> | null> {
  const opened = openedFigures.open(months);
  if (opened === null) return null;
  const { accounts } = placeAccounts(
    opened.find(({ period }) => samePeriod(period, options.period))!,
    options.assignments ?? {},
  );
  const counted = (standing: (typeof accounts)[number]['standing']) =>
    accounts.filter((account) => account.standing === standing).length;
  const checks = catalogue.flatMap((statement) => drawStatement(statement, opened, options).checks);
  return {
    isClosed: accounts.some(({ closingEntry }) => closingEntry !== 0n),
    mapping: { proposed: counted('proposed'), unmapped: counted('none') },
    // Of those that several statements have, the first one's: it has what they are about.
    checks: [...Map.groupBy(checks, ({ key }) => key).values()].map(([check]) => checkDocument(check!)),
  };
}
