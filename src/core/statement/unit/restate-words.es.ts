/** What a restated statement says of its measure: its value, and how each column was taken to it. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import { formatCents, writePesos } from '#core/money/money.es.ts';
import type { UvtYear } from '#core/reference/dated/uvt.gen.ts';
import type { ColumnTime } from './column-time.ts';

interface YearTold {
  year: number;
  /** Null: not in the table. */
  row: UvtYear | null;
}

export interface ColumnTold {
  label: string;
  time: ColumnTime;
  /**
   * `month`: by the index of its month; `byMonth`: what flowed by that of each month; `mean`: by their mean; `whole`: months
   * and the balances around them by the index of the last one.
   */
  method: 'month' | 'byMonth' | 'mean' | 'whole';
  /** Of the month or the mean, in hundredths of a point; null where it is not known. */
  index: bigint | null;
  /** Months without an index. */
  missing: readonly Period[];
}

/** Of every restated statement. */
export const restatedChecks =
  'Los indicadores que son razones no cambian, y las pruebas se hacen con los pesos de los libros, sin convertir.';

const inWords = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
const month = (period: Period) => formatPeriod({ ...period, month: Math.min(period.month, 12) });
const points = (index: bigint) => formatCents(index);

/** `En UVT de 2026: $ 52.374 (Res. DIAN 000238 de 2025)`. */
export function uvtWords(years: readonly YearTold[]): string {
  const told = [...new Map(years.map((one) => [one.year, one])).values()].flatMap(({ year, row }) =>
    row === null ? [] : [`${year}: ${writePesos(row.uvt)}${row.resolution === null ? '' : ` (${row.resolution})`}`],
  );
  if (told.length === 0) return 'En UVT';
  return told.length === 1 ? `En UVT de ${told[0]}` : `En la UVT del año de cada columna. De ${told.join('; de ')}`;
}

/** Why columns have no figures. */
export function uvtMissing(columns: readonly (YearTold & { label: string })[]): string[] {
  const without = Map.groupBy(
    columns.filter(({ row }) => row === null),
    ({ year }) => year,
  );
  return [...without].map(
    ([year, own]) => `${ofColumns(own, columns.length)}: sin cifras, porque no está la UVT de ${year}.`,
  );
}

/** `En pesos constantes de octubre de 2026 (IPC 159,53)`. */
export function constantWords(base: Period, index: bigint | null): string {
  const told = index === null ? '' : ` (IPC del DANE: ${points(index)})`;
  return `En pesos constantes de ${month(base)}${told}`;
}

/** How columns were taken to the pesos of a month, and why others have no figures. */
export function constantNotes(columns: readonly ColumnTold[], base: Period): { notes: string[]; missing: string[] } {
  const tell = (say: (one: ColumnTold) => string | null) => {
    const alike = Map.groupBy(columns, say);
    alike.delete(null);
    return [...alike].map(([said, own]) => `${ofColumns(own, columns.length)}: ${said}`);
  };
  return { notes: tell((one) => howOf(one, base)), missing: tell((one) => whyEmpty(one, base)) };
}

function ofColumns(own: readonly { label: string }[], all: number): string {
  return own.length === all && all > 1 ? 'Todas las columnas' : inWords(own.map(({ label }) => label));
}

/** Null where nothing is missing. */
function whyEmpty({ time, method, missing }: ColumnTold, base: Period): string | null {
  if (missing.length === 0) return null;
  const isFlow = method === 'byMonth' || method === 'mean';
  const what = isFlow && isOf(time.period, base) ? 'lo acumulado queda sin cifras' : 'sin cifras';
  return `${what}, porque falta el IPC de ${monthsInWords(missing)}.`;
}

/** Null where nothing was done. */
function howOf({ time, method, index, missing }: ColumnTold, base: Period): string | null {
  if (missing.length > 0) return null;
  const told = index === null ? '' : ` (${points(index)})`;
  switch (method) {
    case 'byMonth':
      return 'lo de cada mes, con el IPC de su mes.';
    case 'mean':
      return `con el IPC promedio de sus meses${told}, porque no se tiene cada mes por aparte.`;
    case 'whole':
      return `completa con el IPC de su último mes${told}, para que el saldo inicial, los movimientos y el final sigan sumando.`;
    default:
      return isOf(time.period, base) ? null : `con el IPC de ${month(time.period)}${told}.`;
  }
}

const isOf = (period: Period, base: Period) => month(period) === month(base);

/** Three months at most by name. */
function monthsInWords(months: readonly Period[]): string {
  if (months.length <= 3) return inWords(months.map(month));
  return `${months.length} meses, de ${month(months[0]!)} a ${month(months.at(-1)!)}`;
}
