/** The formats of a year in figures, in a worker thread. */
import { periodKey } from '#core/calendar/period.ts';
import type { AccountBalance, Exclusion } from '#core/exogena/contributions.ts';
import { booksColumns, type ExogenaFormat } from '#core/exogena/format.ts';
import { exogenaFormats } from '#core/exogena/formats.es.ts';
import { lacks } from '#core/exogena/reported-person.ts';
import { type Cents, toDecimal } from '#core/money/money.ts';
import type { ExogenaFormatSummary, ExogenaSummary } from './contract.ts';
import { type DrawnYear, lastPeriod, missingMonths, openDrawn, type YearTask } from './draw-formats.ts';

/** Null where the books are not kept and were not given. */
export async function summarizeExogena(task: YearTask): Promise<ExogenaSummary | null> {
  const drawn = openDrawn(task);
  if (drawn === null) return null;
  const { cube, closedMonths } = drawn.opened.books.figures;
  const periods = cube.months.map(({ period }) => periodKey(period));
  const closed = closedMonths.at(-1);
  return {
    year: task.year,
    periods,
    missing: missingMonths(task.year, periods).map(periodKey),
    cut: periodKey(lastPeriod(drawn)),
    closedIn: closed ? periodKey(closed.period) : null,
    formats: exogenaFormats.map((format) => summaryOf(drawn, format)),
  };
}

function summaryOf(year: DrawnYear, format: ExogenaFormat): ExogenaFormatSummary {
  const { drawn, threshold } = year.draw(format);
  const columns = booksColumns(format);
  const named = drawn.rows.filter(({ isMinor }) => !isMinor);
  const minors = drawn.rows.filter(({ isMinor }) => isMinor);
  const people = new Map(named.map((row) => [row.person, row]));
  const missingOf = [...people.values()].map((row) => year.person(format, row).lacks);
  const missing = missingOf.flat();
  const standings = drawn.accounts.map(({ target }) => target.standing);
  const { balance, reported, minor, left } = sumAccounts(drawn.accounts);
  const out = [...left.values()].reduce((sum, amount) => sum + amount, 0n);
  return {
    key: format.key,
    name: format.name,
    figure: format.figure,
    columns: columnsOf(format),
    totals: drawn.totals.map(toDecimal),
    minors: columns.map((_, column) => toDecimal(minors.reduce((sum, { amounts }) => sum + amounts[column]!, 0n))),
    rows: drawn.rows.length,
    people: people.size,
    minorPeople: drawn.minorPeople,
    threshold: { ...threshold, amount: threshold.amount === null ? null : toDecimal(threshold.amount) },
    lacking: missingOf.filter((one) => one.length > 0).length,
    lacks: lacks
      .map((lack) => ({ lack, people: missing.filter((one) => one === lack).length }))
      .filter(({ people: count }) => count > 0),
    left: leftDocument(left),
    accounts: {
      company: standings.filter((standing) => standing === 'company').length,
      proposed: standings.filter((standing) => standing === 'proposed').length,
      none: standings.filter((standing) => standing === 'none').length,
    },
    difference: toDecimal(balance - reported - minor - out),
  };
}

/** Columns of a format as the API tells them. */
export function columnsOf({ columns }: ExogenaFormat): ExogenaFormatSummary['columns'] {
  return columns.map(({ key, name, origin }) => ({ key, name, isOfBooks: origin === 'books' }));
}

/** Amounts of some accounts together. */
export function sumAccounts(accounts: readonly AccountBalance[]) {
  const left = new Map<Exclusion, Cents>();
  let [balance, reported, minor] = [0n, 0n, 0n];
  for (const account of accounts) {
    balance += account.balance;
    reported += account.reported;
    minor += account.minor;
    for (const [reason, amount] of account.excluded) left.set(reason, (left.get(reason) ?? 0n) + amount);
  }
  return { balance, reported, minor, left };
}

/** What is left out, as the API tells it. */
export function leftDocument(left: ReadonlyMap<Exclusion, Cents>): ExogenaFormatSummary['left'] {
  return [...left].map(([reason, amount]) => ({ reason, amount: toDecimal(amount) }));
}
