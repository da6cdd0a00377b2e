/** State of each module of a company, and its next step. */
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import type { UpcomingModule } from '#core/product/upcoming.ts';
import { auditPath, chartPath, statementsPath } from '../../data/routes/company-route.ts';
import { servicesText as text } from './text.es.ts';

export type ServiceState = 'ready' | 'missing' | 'closed' | 'soon';

export interface Service {
  key: 'audit' | 'chart' | 'statements';
  state: ServiceState;
  /** What there is, or what is missing. */
  says: string;
  /** Null where nothing can be done. */
  step: { label: string; to: string } | null;
}

export interface KnownOfCompany {
  company: number;
  /** Of the last two years; undefined: not for this user to see. */
  months: readonly Pick<AuditMonth, 'period' | 'state'>[] | undefined;
  hasChart: boolean;
  may: { audit: boolean; chart: boolean; statements: boolean; load: boolean };
  upcoming: readonly UpcomingModule[];
}

const closed = { state: 'closed', says: text.noPermission, step: null } as const;

export function servicesOf(known: KnownOfCompany): Service[] {
  return [auditService(known), chartService(known), statementsService(known)];
}

const loadedOf = ({ months = [] }: KnownOfCompany) => months.filter(({ state }) => state !== 'sin_cargar');

/** Loading is for who may; others see the month picker of the audit. */
function loadStep({ company, may }: KnownOfCompany, label: string, open: string): Service['step'] {
  return may.load ? { label, to: `${auditPath(company)}?cargar` } : { label: open, to: auditPath(company) };
}

function auditService(known: KnownOfCompany): Service {
  const key = 'audit';
  if (!known.may.audit) return { key, ...closed };
  const loaded = loadedOf(known);
  const last = loaded.at(-1);
  if (last === undefined)
    return { key, state: 'missing', says: text.audit.missing, step: loadStep(known, text.audit.next, text.audit.open) };
  const step = { label: text.audit.open, to: auditPath(known.company) };
  return { key, state: 'ready', says: text.audit.ready(loaded.length, last.period), step };
}

function chartService({ company, hasChart, may }: KnownOfCompany): Service {
  const key = 'chart';
  if (!may.chart) return { key, ...closed };
  const label = hasChart ? text.chart.open : text.chart.next;
  const says = hasChart ? text.chart.ready : text.chart.missing;
  return { key, state: hasChart ? 'ready' : 'missing', says, step: { label, to: chartPath(company) } };
}

function statementsService(known: KnownOfCompany): Service {
  const key = 'statements';
  if (known.upcoming.includes('statements')) return { key, state: 'soon', says: text.upcoming, step: null };
  if (!known.may.statements) return { key, ...closed };
  const step = { label: text.statements.open, to: statementsPath(known.company) };
  // Who sees no audits sees no months: the statements themselves say what they have.
  if (known.months === undefined) return { key, state: 'ready', says: text.statements.about, step };
  const last = loadedOf(known).at(-1);
  if (last !== undefined) return { key, state: 'ready', says: text.statements.ready(last.period), step };
  const next = loadStep(known, text.statements.next, text.statements.open);
  return { key, state: 'missing', says: text.statements.missing, step: next };
}
