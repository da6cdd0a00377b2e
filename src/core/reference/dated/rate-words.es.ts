/** Spanish of the dated tables: names of tables and fields, and what is wrong with a row. */

import { formatDayOfYear } from '#core/calendar/period.es.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { RateProblem } from './check-rate.ts';
import type { LoadedRate, RateTable } from './loaded-rate.ts';
import { type RateField, rateFields } from './rate-fields.ts';

export const tableName: Readonly<Record<RateTable, string>> = {
  interest: 'Interés corriente y usura',
  productive: 'Usura del crédito productivo',
  uvt: 'UVT',
  ipc: 'Índice de precios al consumidor (IPC)',
  wage: 'Salario mínimo y auxilio de transporte',
  withholding: 'Retención en la fuente',
  payroll: 'Aportes y prestaciones',
  selfWithholding: 'Autorretención especial de renta',
};

export const fieldName: Readonly<Record<string, string>> = {
  ibc: 'Interés bancario corriente',
  usury: 'Usura',
  large: 'Usura del productivo de mayor monto (de 25 a 120 salarios mínimos)',
  usual: 'Usura del productivo urbano (hasta 25 salarios mínimos)',
  popular: 'Usura del popular productivo urbano (hasta 6 salarios mínimos)',
  uvt: 'Valor de la UVT',
  index: 'Índice del total nacional, base diciembre de 2018',
  wage: 'Salario mínimo mensual',
  transport: 'Auxilio de transporte',
  minBaseUvt: 'Base mínima en UVT',
  percent: 'Tarifa',
};

const figure = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 4 });

/** `17,84 %`, `$ 52.374`, `27 UVT`, `155,73`. */
export function writeFigure(value: number, unit: RateField['unit']): string {
  const number = figure.format(value);
  return { percent: `${number} %`, pesos: `$\u00a0${number}`, uvt: `${number} UVT`, points: number }[unit];
}

/** `del 1 de julio de 2026 en adelante`. */
export function writeValidity({ from, to }: Pick<LoadedRate, 'from' | 'to'>): string {
  return to === null ? `desde el ${formatDayOfYear(from)}` : `del ${formatDayOfYear(from)} al ${formatDayOfYear(to)}`;
}

const nameOf = (field: string) => lookUp(fieldName, field) ?? field;

/** Sentence of a problem. */
export function describeRateProblem(problem: RateProblem): string {
  switch (problem.problem) {
    case 'unknown_key':
      return 'Elige un concepto de la lista, o un CIIU de cuatro dígitos que tenga tarifa.';
    case 'span':
      return {
        month: 'La fila es de un mes: empieza el primer día y termina el último.',
        year: 'La fila es de un año: empieza el 1 de enero y termina el 31 de diciembre.',
        days: 'La vigencia termina antes de empezar.',
      }[problem.span];
    case 'too_early':
      return `La tabla empieza el ${formatDayOfYear(problem.first)}: antes no se evalúa.`;
    case 'missing':
      return `Escribe ${nameOf(problem.field).toLowerCase()}.`;
    case 'unknown':
      return `Esta tabla no tiene el dato ${problem.field}.`;
    case 'limits':
      return `${nameOf(problem.field)}: esperamos entre ${writeFigure(problem.least, problem.unit)} y ${writeFigure(problem.most, problem.unit)}. Revisa el punto y la coma.`;
    case 'growth':
      return `${nameOf(problem.field)}: venía en ${writeFigure(problem.before, problem.unit)} y el cambio es mayor que cualquiera que haya habido. Revisa la cifra.`;
    case 'usury':
      return `La usura es una vez y media el interés corriente: con ese interés es ${writeFigure(problem.expected, 'percent')}.`;
    case 'overlap':
      return `Se cruza con una fila que rige ${writeValidity(problem)}. Termina esta antes, o retira la otra.`;
    case 'gap':
      return `La fila anterior termina el ${formatDayOfYear(problem.after)}: esta debe empezar al otro día, para que ningún día quede sin tarifa.`;
  }
}

/** Field of the form that a problem is shown at. */
export function fieldOfProblem(problem: RateProblem): string {
  if ('field' in problem) return `figures.${problem.field}`;
  if (problem.problem === 'usury') return 'figures.usury';
  if (problem.problem === 'unknown_key') return 'key';
  return problem.problem === 'span' && problem.span === 'days' ? 'to' : 'from';
}

/** `Interés bancario corriente 17,84 %, usura 26,76 %`. */
export function writeFigures({ table, values }: Pick<LoadedRate, 'table' | 'values'>): string {
  return rateFields[table].fields
    .filter(({ name }) => lookUp(values, name) !== undefined)
    .map(({ name, unit }, index) => {
      const words = index === 0 ? nameOf(name) : nameOf(name).toLowerCase();
      return `${words} ${writeFigure(lookUp(values, name)!, unit)}`;
    })
    .join(', ');
}
