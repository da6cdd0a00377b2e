/** Shared state of the simulation: books, third parties, calendar, and open invoices. */

import { nextMonth, type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { type Books, createBooks } from './books/books.ts';
import { type CompanyKind, companyKind } from './company-kind.ts';
import { type Habits, USUAL_HABITS, underHabits } from './habits.ts';
import type { SimulationOptions, ThirdParty } from './model.ts';
import { createDirectory, type Directory } from './people/directory.ts';
import { createRandom, type Random } from './random.ts';
import { type CompanySize, companySize } from './sizes.ts';

/** Steps of the month that an injected error can omit. */
export type Step =
  | 'fees-withholding'
  | 'depreciation'
  | 'machinery-depreciation'
  | 'withholding-payment'
  | 'self-withholding'
  | 'benefits'
  | 'contributions'
  | 'rent'
  | 'loan-interest'
  | 'insurance'
  | 'vat-closing'
  | 'result-transfer'
  | 'severance-payment'
  | 'income-tax-return'
  | 'simple-advance'
  | 'cost-transfer';

/** An open invoice to collect or pay. */
interface Due {
  thirdParty: ThirdParty;
  /** Cents, positive. */
  amount: Cents;
  /** Part that the customer withholds when it pays. */
  withheld?: Cents;
}

export interface World {
  books: Books;
  directory: Directory;
  habits: Habits;
  kind: CompanyKind;
  size: CompanySize;
  /** First simulated month: January of the year before the first written one. */
  start: Period;
  from: Period;
  last: Period;
  receivables: DueList;
  payables: DueList;
  /** Foreign payables, in cents of the foreign currency. */
  foreignPayables: DueList;
  random(stream: string, period: Period): Random;
  /** Whether a step is omitted this month. */
  omits(step: Step, period: Period): boolean;
}

interface DueList {
  add(period: Period, due: Due): void;
  of(period: Period): readonly Due[];
}

/** A company instead of the options' kind and size, with habits of its own. */
export interface OwnCompany {
  kind: CompanyKind;
  size: CompanySize;
  habits: Habits;
}

/** Term of the opening loan, the year before included. */
const MAX_MONTHS = 48;
const FIRST_YEAR = 2025;

/** Throws RangeError for months beyond the rate tables, or more than four years. */
export function createWorld(options: SimulationOptions, omits: World['omits'], own?: OwnCompany): World {
  const { from, months, seed } = options;
  if (from.year < FIRST_YEAR || from.month > 12)
    throw new RangeError(`the simulation starts in ${FIRST_YEAR} or later`);
  if (!Number.isInteger(months) || months < 1 || months > MAX_MONTHS) throw new RangeError(`1 to ${MAX_MONTHS} months`);
  const size = own?.size ?? companySize(options);
  const kind = own?.kind ?? companyKind(options.kind ?? 'trade');
  const habits = own?.habits ?? USUAL_HABITS;
  const directory = createDirectory(seed, kind, size, habits.costStaff);
  return {
    books: createBooks(underHabits(habits, directory)),
    directory,
    habits,
    kind,
    size,
    start: { year: from.year - 1, month: 1 },
    from,
    last: addMonths(from, months - 1),
    receivables: createDueList(),
    payables: createDueList(),
    foreignPayables: createDueList(),
    random: (stream, period) => createRandom(seed, `${stream}/${periodKey(period)}`),
    omits,
  };
}

/** Adds months; negative counts go back. */
export function addMonths(period: Period, count: number): Period {
  let month = period;
  for (let index = 0; index < count; index++) month = nextMonth(month);
  for (let index = 0; index > count; index--) month = previousMonth(month);
  return month;
}

function createDueList(): DueList {
  const months = new Map<string, Due[]>();
  return {
    add(period, due) {
      const key = periodKey(period);
      const list = months.get(key);
      if (list) list.push(due);
      else months.set(key, [due]);
    },
    of: (period) => months.get(periodKey(period)) ?? [],
  };
}
