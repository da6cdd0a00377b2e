/** Texts of the portfolio and of the dashboard of one company. */

import type { PortfolioPart } from '#api/audits/portfolio/contract.ts';
import { formatDayOfYear, formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import type { DueDate } from '#core/reference/tax/due-dates.ts';
import { shortObligation, writeComputed, writeDuePeriod } from '#core/reference/tax/due-words.es.ts';

const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
const joined = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}` : parts.join('');
const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());
const periodOf = (key: string): Period => parsePeriod(key) ?? { year: 0, month: 1 };

export const homeText = {
  title: 'Tus empresas',
  staffTitle: 'Empresas de las suscripciones que dieron acceso',
  /** `Octubre de 2026 está auditado en 11 de 14. Faltan por cargar …`. */
  context: (period: string, audited: number, all: number) =>
    `${capital(formatPeriod(periodOf(period)))} está auditado en ${formatCount(audited)} de ${formatCount(all)}.`,
  missing: (names: readonly string[], count: number) => {
    if (count === 0) return '';
    const others = count - names.length;
    const all = others > 0 ? [...names, plural(others, 'empresa más', 'empresas más')] : names;
    // `S.A.S.` ends the sentence by itself.
    return ` ${count === 1 ? 'Falta' : 'Faltan'} por cargar ${joined(all)}.`.replace(/\.\.$/, '.');
  },
  statements: 'Estados financieros',
  load: 'Cargar balances',
  none: 'Aquí verás cada empresa con sus doce meses, sus hallazgos y sus vencimientos. Crea la primera para auditar su balance de prueba.',
  noCalendar: (year: number) =>
    `El calendario de la DIAN de ${year} no está publicado en Cuadre: los vencimientos de sus períodos siguen la regla del año anterior y están por confirmar.`,
  loadCalendar: 'Cargar el calendario',
};

export const tilesText = {
  label: 'Resumen',
  companies: 'Empresas',
  audited: (period: string) => `${capital(monthNames[periodOf(period).month - 1] ?? '')} auditado`,
  pending: (missing: number, loaded: number) =>
    [missing > 0 && `${formatCount(missing)} sin cargar`, loaded > 0 && `${formatCount(loaded)} sin auditar`]
      .filter(Boolean)
      .join(', ') || 'Al día',
  open: 'Hallazgos abiertos',
  words: {
    critica: ['crítico', 'críticos'],
    alta: ['alto', 'altos'],
    media: ['medio', 'medios'],
    baja: ['bajo', 'bajos'],
  },
  atRisk: 'En riesgo',
  /** `7,4 % menos que en septiembre`. */
  compared: (percent: number, before: Period) => {
    const month = monthNames[before.month - 1] ?? '';
    if (percent === 0) return `Igual que en ${month}`;
    const figure = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 }).format(Math.abs(percent));
    return `${figure} % ${percent < 0 ? 'menos' : 'más'} que en ${month}`;
  },
  next: 'Próximo vencimiento DIAN',
  noDue: 'Sin fechas cargadas',
  due: ({ obligation }: Pick<DueDate, 'obligation'>) => shortObligation[obligation],
};

export const portfolioText = {
  region: 'Empresas',
  parts: 'Grupos de empresas',
  all: 'Todas',
  part: (part: PortfolioPart, period: string) =>
    ({
      critical: 'Con críticos',
      pending: `${capital(monthNames[periodOf(period).month - 1] ?? '')} pendiente`,
      due: 'Vencen pronto',
      favourite: 'Favoritas',
    })[part],
  counted: (name: string, count: number) => `${name} ${formatCount(count)}`,
  search: 'Empresa o NIT',
  searchLabel: 'Buscar empresa por nombre o NIT',
  tag: 'Etiqueta',
  anyTag: 'Todas las etiquetas',
  assignee: 'Encargado',
  anyAssignee: 'Todos los encargados',
  nobody: 'Sin encargado',
  count: (count: number) => plural(count, 'empresa', 'empresas'),
  noMatch: 'Ninguna empresa cumple estos filtros.',
  clear: 'Ver todas',
  frame: 'Tabla de empresas',
  earlier: 'Un mes atrás',
  later: 'Un mes adelante',
  upTo: (period: string) => `Doce meses hasta ${formatPeriod(periodOf(period))}`,
  columns: {
    priority: 'Prioridad',
    name: 'Empresa',
    nit: 'NIT',
    months: 'Doce meses',
    month: 'Último mes',
    healthIndex: 'Índice',
    change: 'Cambio del índice',
    trend: 'Tendencia',
    critica: 'Críticos',
    alta: 'Altos',
    media: 'Medios',
    baja: 'Bajos',
    amount: 'En riesgo',
    due: 'Vencimiento',
    people: 'Encargados',
  },
  monthsOf: (name: string) => `Meses de ${name}`,
  hidden: 'Sin permiso para ver sus auditorías',
  unaudited: 'Sin auditar',
  change: (change: number) => (change === 0 ? '=' : change > 0 ? `+${change}` : `−${-change}`),
  changeWords: (change: number) =>
    change === 0 ? 'igual que antes' : `${Math.abs(change)} ${change > 0 ? 'más' : 'menos'} que antes`,
  bySeverity: (count: number, severity: keyof typeof tilesText.words) => {
    const [one, many] = tilesText.words[severity];
    return plural(count, one!, many!);
  },
  due: (due: DueDate) =>
    `${shortObligation[due.obligation]} de ${writeDuePeriod(due.period)}: ${formatDayOfYear(due.date)}${writeComputed(due)}`,
  assigned: (name: string, count: number) => `${name}: ${plural(count, 'hallazgo', 'hallazgos')}`,
  more: (count: number) => `+${count}`,
};

export const marksText = {
  favourite: (name: string) => `Marcar ${name} como favorita`,
  notFavourite: (name: string) => `Quitar ${name} de las favoritas`,
  tagsOf: (name: string) => `Etiquetas de ${name}`,
  title: 'Etiquetas',
  help: 'Solo las ves tú. Sirven para filtrar.',
  add: 'Etiqueta nueva',
  addButton: 'Agregar',
};

export const viewsText = {
  button: 'Vistas',
  title: 'Vistas guardadas',
  none: 'Guarda los filtros y el orden que usas, y vuelve a ellos con un clic.',
  name: 'Nombre de la vista',
  save: 'Guardar esta vista',
  update: 'Actualizar',
  updateOf: (name: string) => `Actualizar la vista ${name} con los filtros de ahora`,
  remove: 'Borrar',
  removeOf: (name: string) => `Borrar la vista ${name}`,
  saved: 'Vista guardada',
};
