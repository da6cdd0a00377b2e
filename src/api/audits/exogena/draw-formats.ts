/** Draws the formats of a year, with what the company says of them, in a worker thread. */
import type { KeptPlace } from '#api/balances/third-party-places/queries.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { DrawnFormat, DrawnRow } from '#core/exogena/draw-format.ts';
import { type ExogenaFormat, MINOR_NUMBER } from '#core/exogena/format.ts';
import { type Place, withPlace } from '#core/exogena/people/package-place.ts';
import { NO_DATA, type PersonData } from '#core/exogena/people/person-data.ts';
import { type ReportedPerson, reportedPerson } from '#core/exogena/reported-person.ts';
import { type Threshold, thresholdOf } from '#core/exogena/thresholds.ts';
import { drawYear } from '#core/exogena/year-books.ts';
import { fromDecimal } from '#core/money/money.ts';
import type { LoadedRate } from '#core/reference/dated/loaded-rate.ts';
import { usingRates } from '#core/reference/dated/tables-in-force.ts';
import { specialNit } from '#core/reference/people/special-nits.ts';
import { type BooksOfYear, type OpenedYear, openYear } from './opened-years.ts';
import type { KeptPerson } from './people/queries.ts';
import type { StoredAssignments } from './queries.ts';
import { text } from './text.es.ts';

export interface YearTask {
  months: BooksOfYear;
  year: number;
  assignments: StoredAssignments;
  /** Decimal pesos by format. */
  thresholds: Readonly<Record<string, string>>;
  rates: LoadedRate[];
  /** Data that the company keeps of third parties. */
  people: readonly KeptPerson[];
  /** Where its accounting package says that they are. */
  packagePlaces: readonly KeptPlace[];
  /** `city`: null where it has not said it. */
  company: { nit: string; name: string; city: string | null };
}

export interface DrawnYear {
  opened: OpenedYear;
  draw: (format: ExogenaFormat) => { drawn: DrawnFormat; threshold: Threshold };
  /** Who a row is about. */
  person: (format: Pick<ExogenaFormat, 'identity'>, row: Pick<DrawnRow, 'person'>) => ReportedPerson;
  /** By number. */
  kept: ReadonlyMap<string, PersonData>;
  places: ReadonlyMap<string, Place>;
}

/** Null where the books are not kept and were not given. */
export function openDrawn({ months, year, assignments, thresholds, rates, ...task }: YearTask): DrawnYear | null {
  const opened = openYear(months);
  if (opened === null) return null;
  const { books, types } = opened;
  const kept = new Map(task.people.map(({ number, data }) => [number, data]));
  const places = new Map(task.packagePlaces.map(({ number, ...place }) => [number, place]));
  const minor = { name: text.minor, municipality: task.company.city };
  const own = named(task.company.nit, task.company.name);
  const byKey = new Map(books.figures.cube.thirdParties.map((one) => [one.key, one]));
  return {
    opened,
    kept,
    places,
    draw: (format) => {
      const said = thresholds[format.key];
      const threshold = usingRates(rates, () =>
        thresholdOf(format.key, year, said === undefined ? undefined : fromDecimal(said)),
      );
      const own = { assignments: assignments[format.key] ?? {}, threshold: threshold.amount };
      return { drawn: drawYear(books, format, own), threshold };
    },
    person: ({ identity }, { person }) => {
      const known = person === own.key ? own : (byKey.get(person) ?? named(person, specialNit(person)?.name ?? ''));
      const key = person === MINOR_NUMBER ? { ...known, key: MINOR_NUMBER } : known;
      const data = withPlace(kept.get(person) ?? NO_DATA, places.get(person));
      return reportedPerson({ ...key, type: types.get(person) ?? null }, identity, minor, data);
    },
  };
}

const named = (number: string, name: string) => ({ key: number, id: number, name, dv: -1 });

/** The month whose balances are the year's last, as the cube has it. */
export function lastPeriod({ opened }: DrawnYear) {
  return opened.books.figures.cube.months.at(-1)!.period;
}

/** Months without a balance before the last one of the year. */
export function missingMonths(year: number, periods: readonly string[]): { year: number; month: number }[] {
  const stored = new Set(periods.map((period) => parsePeriod(period)!.month));
  const last = Math.min(12, Math.max(...stored));
  return Array.from({ length: last }, (_, index) => index + 1)
    .filter((month) => !stored.has(month))
    .map((month) => ({ year, month }));
}
