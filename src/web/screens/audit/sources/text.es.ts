/** Texts of the sources of a month. */
import type { SourceFile, SourceState } from '#api/balances/source-files/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import { monthOf, plural } from '../words.es.ts';

export const sourcesText = {
  region: 'Fuentes del mes',
  balance: 'Balance',
  loaded: 'cargado',
  missing: 'sin cargar',
  see: (name: string) => `Ver los archivos de ${name}`,
  bring: 'Traer',
  more: (count: number) => (count === 1 ? 'Otra fuente' : `Otras ${formatCount(count)} fuentes`),
  bringOf: (name: string) => `Traer ${name}`,
  title: (period: Period) => `Fuentes de ${formatPeriod(period)}`,
  intro: 'Cada fuente se cruza con el balance del mes. La que falta no quita ningún «sin hallazgos».',
  none: ({ hasOtherMonths }: SourceState) =>
    hasOtherMonths ? 'Hay archivos de otros meses, ninguno de este.' : 'Todavía no hay ninguno.',
  how: 'Cómo descargarlo, paso a paso',
  load: 'Cargar archivo',
  ask: 'Pedírselo al cliente',
  number: (number: number) => `Archivo ${formatCount(number)}`,
  withdrawn: 'Retirado',
  months: ({ from, to }: SourceFile) => (from === to ? monthOf(from) : `${monthOf(from)} a ${monthOf(to)}`),
  rows: (rows: number) => plural(rows, 'fila', 'filas'),
  stored: (by: string, moment: string) => `Lo guardó ${by} el ${moment}.`,
  withdrawnBy: (by: string, moment: string, reason: string) => `Lo retiró ${by} el ${moment}: «${reason}».`,
  withdraw: 'Retirar',
  restore: 'Restaurar',
  effect: 'Los meses que toca se auditan de nuevo sin este archivo. Después puedes restaurarlo.',
  reason: 'Por qué se retira',
  whyOff: 'Escribe por qué, en pocas palabras.',
  withdrawNow: (number: number) => `Retirar el archivo ${formatCount(number)}`,
};
