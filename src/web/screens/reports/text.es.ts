/** Texts of the reports of use. */
import { monthNames, shortMonth } from '#core/calendar/period.es.ts';
import { formatCount, formatPercent } from '#core/money/money.es.ts';
import { writeShortDay } from '#core/reference/dian/dian-words.es.ts';
import { formatClock, formatDay } from '../../dates.es.ts';
import type { Range } from './usage-view.ts';

const monthOf = (key: string) => Number(key.slice(5, 7));
const number = (value: number) => value.toLocaleString('es-CO', { maximumFractionDigits: 1 });

export const reportsText = {
  title: 'Reportes',
  context: 'Uso de Cuadre por día. Solo cifras agregadas: ni empresas, ni NIT, ni saldos.',
  excel: 'Excel',
  fileName: 'reportes.xlsx',
  range: 'Rango',
  ranges: (year: string): Record<Exclude<Range, 'dias'>, string> => ({
    '30': '30 días',
    '90': '90 días',
    meses: '12 meses',
    anio: `Año ${year}`,
  }),
  from: 'Desde',
  to: 'Hasta',
  software: 'Software',
  anySoftware: 'Todo software',
  ally: 'Aliado',
  anyAlly: 'Todos los aliados',
  noAlly: 'Sin aliado',
  allyName: (ally: string) => ally.replace(/^./, (letter) => letter.toUpperCase()),
  plan: 'Plan',
  anyPlan: 'Todos los planes',
  refreshed: (iso: string) => `Datos del ${formatDay(iso)}, ${formatClock(new Date(iso))}`,
  number,
  count: formatCount,
  percent: (value: number | null) => (value === null ? '–' : formatPercent(value)),
  day: writeShortDay,
  dayName: (iso: string) => String(Number(iso.slice(8))),
  monthName: (key: string) => shortMonth(monthOf(key)),
  fullMonth: (key: string) => `${monthNames[monthOf(key) - 1]} de ${key.slice(0, 4)}`,
  figureOf: (name: string, what: string, figure: string) => `${name}: ${what.toLowerCase()} ${figure}`,
  figures: {
    seeParts: (name: string, value: string) => `${name}, ${value}: ver de qué se compone`,
    label: 'Cifras',
    companies: 'Empresas activas',
    ofCompanies: (all: number) => `de ${formatCount(all)}`,
    users: 'Usuarios activos',
    ofUsers: (all: number) => `de ${formatCount(all)}, últimos 30 días`,
    imports: 'Balances cargados',
    firstImports: (percent: string) => `${percent} a la primera`,
    audits: 'Auditorías',
    seconds: (value: number | null) => (value === null ? 'sin auditorías' : `mediana de ${number(value)} s`),
    resolved: 'Hallazgos resueltos',
    ofFindings: (all: number) => `corregidos o justificados, de ${formatCount(all)}`,
    first: 'A la primera auditoría',
    minutes: (value: number | null) => (value === null ? '–' : `${number(value)} min`),
    before: (value: number | null) => (value === null ? 'mediana' : `${number(value)} min un año antes`),
  },
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfica',
  asTableOf: (title: string) => `${title}: ver como tabla`,
  asChartOf: (title: string) => `${title}: ver como gráfica`,
  audits: {
    byMonth: 'Auditorías por mes',
    byDay: 'Auditorías por día',
    open: (month: string) => `${month}, hasta hoy`,
    said: (values: string) => `Auditorías: ${values}.`,
    month: 'Mes',
    day: 'Día',
    count: 'Auditorías',
    imports: 'Cargas',
  },
  severities: {
    title: 'Hallazgos por severidad',
    /** `totals`: first, last and extreme; `values`: of the last by severity. */
    said: (totals: string, values: string) => `Hallazgos nuevos por severidad; ${totals}. ${values}.`,
  },
  accounts: {
    title: 'Empresas por mes',
    note: 'al final de cada uno',
    said: (values: string) => `Empresas al final de cada mes: ${values}`,
    companies: 'Empresas',
    users: 'Usuarios',
  },
  first: {
    title: 'Hasta la primera auditoría',
    note: 'mediana, minutos',
    minutes: 'Minutos',
    none: 'Ninguna empresa llegó a su primera auditoría en estos días.',
    said: (series: string) => `Mediana del tiempo a la primera auditoría, en minutos; ${series}.`,
  },
  bySoftware: {
    title: 'Cargas por software',
    columns: { name: 'Software', share: 'Proporción', imports: 'Cargas', companies: 'Empresas' },
    total: 'Total',
    none: 'Nadie cargó balances en estos días.',
  },
  byAlly: {
    title: 'Por aliado',
    order: 'Ordenar por',
    orders: { audits: 'Auditorías', companies: 'Empresas', users: 'Usuarios' },
    columns: {
      ally: 'Aliado',
      companies: 'Empresas',
      users: 'Usuarios',
      audits: 'Auditorías',
      audited: (month: string) => `${month.replace(/^./, (letter) => letter.toUpperCase())} auditado`,
      last: 'Última actividad',
    },
    total: (rows: number) => (rows === 1 ? '1 fila' : `${rows} filas`),
    never: 'Sin actividad',
  },
};

/** Ids of the panels, in the address too. */
export const parts = {
  audits: 'auditorias',
  software: 'software',
  severities: 'severidad',
  first: 'primera-auditoria',
  accounts: 'empresas',
};
