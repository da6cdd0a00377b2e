/** Texts of the dated tables of the law. */
import type { RateRow } from '#api/audits/legal-rates/contract.ts';
import { formatDayOfYear, formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { RateTable } from '#core/reference/dated/loaded-rate.ts';
import { tableName, writeValidity } from '#core/reference/dated/rate-words.es.ts';
import { formatDay } from '#web/dates.es.ts';

const units = { percent: ' (%)', pesos: ' (pesos)', uvt: '', points: '' };

export const ratesText = {
  title: 'Tablas de ley',
  context:
    'Las tarifas y los topes con que auditan todas las empresas. Lo que cargues se usa desde la siguiente auditoría.',
  tables: 'Tablas',
  tab: {
    interest: 'Interés y usura',
    productive: 'Crédito productivo',
    uvt: 'UVT',
    ipc: 'IPC',
    wage: 'Salario mínimo',
    withholding: 'Retención',
    payroll: 'Aportes',
    selfWithholding: 'Autorretención',
  } satisfies Record<RateTable, string>,
  ends: (table: RateTable, until: string, isOver: boolean) =>
    `${tableName[table]}: ${isOver ? 'terminó' : 'termina'} el ${formatDayOfYear(until)}`,
  consequence: 'Desde ese día lo que depende de la tabla no se evalúa, y la auditoría lo dice.',
  until: (day: string | null) =>
    day === null ? 'vigente hasta que otra norma la cambie' : `hasta el ${formatDayOfYear(day)}`,
  scattered: 'cada mes se carga por aparte; el que falta no se evalúa',
  validity: 'Vigencia',
  span: (span: 'month' | 'year' | 'days', { from, to }: Pick<RateRow, 'from' | 'to'>) => {
    const period = parsePeriod(from.slice(0, 7));
    if (span === 'month' && period) return formatPeriod(period);
    return span === 'year' ? from.slice(0, 4) : writeValidity({ from, to });
  },
  concept: 'Concepto',
  conceptPlaceholder: 'Elige el concepto',
  activity: 'Actividad (CIIU)',
  activityNeeded: 'Escribe los cuatro dígitos del CIIU.',
  norm: 'Norma',
  normHint: 'Como se cita: Resolución 1234 de 2026 de la Superintendencia Financiera.',
  source: 'Enlace o número de la norma',
  normDay: 'Fecha de la norma',
  ofProgram: 'Incluida en Cuadre',
  loaded: (who: string, when: string) => `${who}, ${formatDay(when)}`,
  nothingLoaded: 'Rigen las tarifas del último decreto, por actividad. Carga solo las que cambien.',
  withdraw: 'Retirar',
  withdrawOf: (row: Pick<RateRow, 'from' | 'to'>) => `Retirar la fila ${writeValidity(row)}`,
  withdrawYes: 'Sí, retirar',
  no: 'No',
  withdrawDetail: 'Vuelve a regir lo anterior desde la siguiente auditoría. La fila queda en el registro de actividad.',
  load: 'Cargar tarifa',
  replace: 'Reemplazar la que hay',
  loadIn: (table: string) => `Cargar: ${table}`,
  close: 'Cerrar',
  cancel: 'Cancelar',
  loadedTitle: 'Tarifa cargada',
  loadedDetail: 'Se usa desde la siguiente auditoría.',
  month: 'Mes',
  monthNeeded: 'Escribe el mes: 2026-05.',
  year: 'Año',
  from: 'Rige desde',
  to: 'Hasta',
  toHint: 'Vacío si no tiene fin. Si lo tiene, al otro día vuelve la tarifa anterior.',
  figure: (name: string, unit: keyof typeof units) => `${name}${units[unit]}`,
};
