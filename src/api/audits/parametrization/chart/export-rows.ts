/** The chart of accounts as a table; the same columns are read back when it is imported. */
import type { CsvCell } from '#core/call/csv.ts';
import { accountLevel } from '#core/identity/account-code.ts';
import { columnTitles, levelNames, said } from './columns.es.ts';
import type { ChartAccountDocument, ChartDocument } from './contract.ts';

export function exportRows({ accounts, useSets, validations }: ChartDocument): CsvCell[][] {
  const titles = new Map(validations.map(({ id, title }) => [id, title]));
  return [Object.values(columnTitles), ...accounts.map(rowOf)];

  function rowOf(account: ChartAccountDocument): CsvCell[] {
    const { code, name, nature, closing, thirdParties, marks = [], uses } = account;
    const used = uses === undefined ? [] : useSets[uses]!.filter(({ isSpecific }) => isSpecific);
    return [
      code,
      name,
      levelNames[accountLevel(code)],
      nature === 'D' ? said.debit : said.credit,
      closing === undefined ? null : Number(closing),
      said.yesNo(account.movements === true),
      said.yesNo(account.takesThirdParties === true),
      thirdParties ?? null,
      said.yesNo(marks.includes(4)),
      said.yesNo(marks.includes(6)),
      said.yesNo(account.isInactive !== true),
      said.yesNo(account.isNew === true),
      [...new Set(used.map(({ id }) => titles.get(id) ?? ''))].join(', '),
    ];
  }
}
