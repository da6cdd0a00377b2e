/** Spanish of returns and of their periods. */

import { formatDayOfYear, formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { CalendarProblem } from './check-calendar.ts';
import type { Obligation } from './obligations.ts';

export const obligationName: Readonly<Record<Obligation, string>> = {
  retencion: 'Retención en la fuente',
  iva_bimestral: 'IVA bimestral',
  iva_cuatrimestral: 'IVA cuatrimestral',
  anticipo_simple: 'Anticipo del SIMPLE',
  simple_anual: 'SIMPLE, declaración anual',
  renta_persona_juridica: 'Renta, persona jurídica',
  renta_gran_contribuyente: 'Renta, gran contribuyente',
};

/** In narrow layouts. */
export const shortObligation: Readonly<Record<Obligation, string>> = {
  retencion: 'Retención',
  iva_bimestral: 'IVA',
  iva_cuatrimestral: 'IVA',
  anticipo_simple: 'Anticipo SIMPLE',
  simple_anual: 'SIMPLE',
  renta_persona_juridica: 'Renta',
  renta_gran_contribuyente: 'Renta',
};

/** Months of a period that is several months, by the letter of its number. */
const lengths: Readonly<Record<string, number>> = { B: 2, C: 4 };

/** `octubre de 2026`, `septiembre y octubre de 2026`, `mayo a agosto de 2026`, `2025`, `2025, cuota 1`. */
export function writeDuePeriod(period: string): string {
  const month = parsePeriod(period);
  if (month) return formatPeriod(month);
  const [, year, letter = '', number] = /^(\d{4})-([BC])(\d)$/.exec(period) ?? [];
  const length = lookUp(lengths, letter);
  if (length === undefined) return period.replace(' ', ', ');
  const [first, last] = [(Number(number) - 1) * length, Number(number) * length - 1];
  return `${monthNames[first]} ${length === 2 ? 'y' : 'a'} ${monthNames[last]} de ${year}`;
}

/** After a due date that no published calendar has. */
export function writeComputed({ isComputed }: { isComputed?: boolean | undefined }): string {
  return isComputed ? ' (por confirmar)' : '';
}

/** `Retención en la fuente de octubre de 2026: 24 de noviembre de 2026`. */
export function writeDueDate(due: { obligation: Obligation; period: string; date: string; isComputed?: true }): string {
  return `${obligationName[due.obligation]} de ${writeDuePeriod(due.period)}: ${formatDayOfYear(due.date)}${writeComputed(due)}`;
}

const isKnown = (obligation: string): obligation is Obligation => Object.hasOwn(obligationName, obligation);

/** Sentence of a problem of a calendar. */
export function describeCalendarProblem(problem: CalendarProblem): string {
  const { obligation, period } = problem;
  const name = `${isKnown(obligation) ? obligationName[obligation] : obligation}, ${writeDuePeriod(period)}`;
  switch (problem.problem) {
    case 'missing':
      return `${name}: faltan sus fechas.`;
    case 'unknown':
      return `${name}: no es una declaración de este calendario. Revisa el año y el período.`;
    case 'repeated':
      return `${name}: está dos veces.`;
    case 'no_day':
      return `${name}, dígito ${problem.digit}: escribe el día, como 2026-02-10.`;
    case 'weekend':
      return `${name}, dígito ${problem.digit}: cae en sábado o domingo.`;
    case 'too_early':
      return `${name}, dígito ${problem.digit}: vence antes de que termine el período, o lejos de los demás dígitos.`;
    case 'too_late':
      return `${name}, dígito ${problem.digit}: vence muy después de los demás dígitos, o de su año.`;
  }
}

/** Columns of a calendar as a table. */
export const calendarColumns = {
  sheet: 'Calendario',
  fileName: 'calendario-dian',
  obligation: 'Declaración',
  period: 'Período',
  digit: (digit: number) => `Dígito ${digit}`,
  noTable: 'El archivo no tiene la tabla del calendario. Descárgala, escribe las fechas y vuelve a subirla.',
  noColumn: (title: string) => `Falta la columna «${title}».`,
  unknown: (row: number, name: string) => `Fila ${row}: «${name}» no es una declaración del calendario.`,
};

/** The return of a name as the table has it, or null. */
export function obligationOf(name: string): Obligation | null {
  const found = Object.entries(obligationName).find(([key, known]) => key === name || known === name);
  return found ? (found[0] as Obligation) : null;
}
