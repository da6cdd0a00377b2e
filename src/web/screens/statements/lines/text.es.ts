/** Texts of the lines of the statements. */

import type { ParametrizationAction } from '#api/audits/parametrization/contract.ts';
import { formatPeriod, formatShortPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { LineFilter } from './line-accounts.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const sectionNames: Readonly<Record<string, string>> = {
  activo: 'Activo',
  pasivo: 'Pasivo',
  patrimonio: 'Patrimonio',
  ingresos: 'Ingresos',
  costos: 'Costos',
  gastos: 'Gastos',
  impuesto: 'Impuesto',
  orden: 'Cuentas de orden',
};

export const linesText = {
  title: 'Líneas de los estados financieros',
  choose: 'Elige una empresa en la parte de arriba para ver en qué línea va cada cuenta.',
  context: (period: string | null) =>
    `En qué línea de los estados entra cada cuenta${period === null ? '' : ` del balance de ${formatPeriod(parsePeriod(period)!)}`}. Lo que digas aquí vale para todos los meses.`,
  back: 'Ver los estados',
  tabs: 'Dónde va cada cuenta',
  lines: 'Líneas de los estados',
  report: 'Informe financiero',
  empty: 'Carga un balance y aquí verás en qué línea de los estados entra cada cuenta.',
  load: 'Cargar un balance',
  filter: 'Cuentas que se ven',
  filters: {
    todas: 'Todas',
    propuestas: 'Propuestas',
    'sin-linea': 'Sin línea',
    cambiadas: 'Cambiadas',
  } satisfies Record<LineFilter, string>,
  counted: (name: string, count: number) => `${name} ${count}`,
  search: 'Buscar cuenta',
  searchHint: 'Código o nombre',
  account: 'Cuenta',
  balance: (period: string | null) => (period === null ? 'Saldo' : `Saldo ${formatShortPeriod(parsePeriod(period)!)}`),
  line: 'Línea',
  none: 'Ninguna línea',
  proposed: 'propuesta',
  proposedWhy: 'Su código no es del decreto: la línea sale de su nombre y de cómo se mueve. Acéptala o cámbiala.',
  own: 'propia',
  ownBy: (pattern: string) => `La dijo esta empresa para ${pattern}`,
  section: (key: string) => lookUp(sectionNames, key) ?? key,
  choosing: (code: string) => `Línea de ${code}`,
  change: 'Cambiar',
  changeOf: (code: string) => `Cambiar la línea de ${code}`,
  accept: 'Aceptar',
  acceptOf: (code: string) => `Aceptar la línea de ${code}`,
  undo: 'Deshacer',
  undoOf: (pattern: string) => `Deshacer: ${pattern} vuelve a su línea predefinida`,
  acceptAll: (count: number) => `Aceptar ${plural(count, 'propuesta', 'propuestas')}`,
  accepted: (count: number) => plural(count, 'línea aceptada', 'líneas aceptadas'),
  changed: (code: string) => `Línea de ${code} cambiada`,
  undone: (pattern: string) => `${pattern} volvió a su línea predefinida`,
  nothing: {
    todas: 'Ninguna cuenta coincide.',
    propuestas: 'No hay líneas propuestas por revisar.',
    'sin-linea': 'Todas las cuentas tienen línea.',
    cambiadas: 'Las cuentas están en las líneas que trae Cuadre.',
  } satisfies Record<LineFilter, string>,
  history: 'Historial',
  changes: 'Cambios de las líneas',
  noHistory: 'Nadie ha cambiado las líneas de esta empresa.',
  restore: 'Volver a esto',
  restoreOf: (moment: string) => `Volver a esto: lo que había el ${moment}`,
  restored: 'Líneas recuperadas',
  reset: 'Volver todo a lo predefinido',
  byDefault: 'lo predefinido',
  asGiven: 'Quedó como lo trae Cuadre.',
  more: (count: number) => `y ${plural(count, 'cuenta más', 'cuentas más')}`,
};

export const actionWords: Record<ParametrizationAction, string> = {
  set: 'guardó',
  reset: 'volvió a lo predefinido',
  restore: 'recuperó unas líneas anteriores',
};
