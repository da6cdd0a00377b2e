/** Rows of the portfolio from what is stored: strips of twelve months, the standing of each company, and its due dates. */
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import { comparePeriods, type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import { toDecimal } from '#core/money/money.ts';
import { type DueCalendars, lackingFacts, nextDueDates } from '#core/reference/tax/due-dates.ts';
import type { PortfolioMark, PortfolioMonth, PortfolioRow, Standing } from './contract.ts';
import type { AssignedPerson, MonthOfCompany } from './queries.ts';

/** Months of a strip. */
const LENGTH = 12;
/** Due dates of a row. */
const DUE_DATES = 3;

/** The calendar months of the strips that end with one, oldest first. */
export function stripMonths(last: Period): Period[] {
  const months: Period[] = [last];
  while (months.length < LENGTH) months.unshift(previousMonth(months[0]!));
  return months;
}

/**
 * Last month of the strips: the one before the current, or a newer one with a balance; the newest with a balance where
 * none falls in those twelve months.
 */
export function lastMonthOf(newest: Period | null, current: Period): Period {
  const usual = previousMonth(current);
  if (newest === null) return usual;
  const isOlder = comparePeriods(newest, stripMonths(usual)[0]!) < 0;
  const isNewer = comparePeriods(newest, usual) > 0;
  return isOlder || isNewer ? newest : usual;
}

/** What is known of all companies, by company where it has one. */
export interface PortfolioFacts {
  months: ReadonlyMap<number, readonly MonthOfCompany[]>;
  people: ReadonlyMap<number, readonly AssignedPerson[]>;
  marks: ReadonlyMap<number, PortfolioMark>;
  calendars: DueCalendars;
  /** Whether the caller may see audits of a company. */
  seesBooks: (companyId: number) => boolean;
  isLarge: (nit: string) => boolean;
  today: string;
  last: Period;
}

export function portfolioRow(company: CompanyRecord, facts: PortfolioFacts): PortfolioRow {
  const { id, businessName: name, nit, checkDigit, subscriber, profile } = company;
  const { isFavourite, tags } = facts.marks.get(id) ?? { isFavourite: false, tags: [] };
  const isSeen = facts.seesBooks(id);
  const records = facts.months.get(id) ?? [];
  const people = facts.people.get(id) ?? [];
  const filer = { nit, profile, isLarge: facts.isLarge(nit) };
  return {
    id,
    attributes: {
      name,
      nit,
      checkDigit,
      subscriber,
      isFavourite,
      tags,
      months: isSeen ? stripMonths(facts.last).map((period) => monthOf(period, records)) : null,
      standing: isSeen ? standingOf(records) : null,
      people: isSeen
        ? people.map(({ id: person, name: called, findings }) => ({ id: person, name: called, findings }))
        : [],
      due: nextDueDates(facts.calendars, filer, facts.today, DUE_DATES),
      lacks: lackingFacts(profile),
    },
  };
}

/** The closing period of a December with one stands for it. */
function monthOf(period: Period, records: readonly MonthOfCompany[]): PortfolioMonth {
  const record = records.findLast(
    ({ year, month }) => year === period.year && (month === period.month || (month === 13 && period.month === 12)),
  );
  if (record === undefined)
    return { period: periodKey(period), state: 'sin_cargar', openFindings: 0, critical: 0, healthIndex: null };
  const { critica, alta, media, baja, state, healthIndex } = record;
  return {
    period: periodKey(record),
    state: state === 'done' ? 'auditado' : state === 'queued' || state === 'running' ? 'auditando' : 'cargado',
    openFindings: critica + alta + media + baja,
    critical: critica,
    healthIndex,
  };
}

/** `records`: oldest first. */
function standingOf(records: readonly MonthOfCompany[]): Standing | null {
  const audited = records.filter(({ state, healthIndex }) => state === 'done' && healthIndex !== null);
  const [now, before] = [audited.at(-1), audited.at(-2)];
  if (now === undefined) return null;
  const { critica, alta, media, baja } = now;
  return {
    period: periodKey(now),
    healthIndex: now.healthIndex!,
    change: before === undefined ? null : now.healthIndex! - before.healthIndex!,
    open: { critica, alta, media, baja },
    amount: toDecimal(now.amount),
    amountBefore: before === undefined ? null : toDecimal(before.amount),
  };
}
