/** Routes of a company: which screens have one, the company in a path, and the same screen for another company. */
import { firstCustomId } from '#core/expression/custom-names.ts';

/** Screens with a company in their path: route name and the path around the id. */
const companyScreens = [
  { name: 'company', before: '/empresa/', after: /^$/ },
  { name: 'service', before: '/empresa/', after: /^\/servicios$/ },
  { name: 'chart-account', before: '/empresa/', after: /^\/servicio\/plan-cuentas$/ },
  { name: 'audit', before: '/empresa/', after: /^\/servicio\/auditoria$/ },
  { name: 'balance', before: '/empresa/', after: /^\/servicio\/auditoria\/balance$/ },
  { name: 'documents', before: '/empresa/', after: /^\/servicio\/auditoria\/documentos$/ },
  { name: 'sign-off', before: '/empresa/', after: /^\/servicio\/auditoria\/cierre\/[^/]+$/ },
  { name: 'client-report', before: '/empresa/', after: /^\/servicio\/auditoria\/informe\/[^/]+$/ },
  { name: 'file-requests', before: '/empresa/', after: /^\/servicio\/auditoria\/pedir\/[^/]+$/ },
  { name: 'financial-statements', before: '/empresa/', after: /^\/servicio\/estado-financiero(\/[^/]+)?$/ },
  { name: 'update-chart-account', before: '/empresa/', after: /^\/servicio\/edicion-plan-cuentas\/[^/]+$/ },
  { name: 'update-financial-report', before: '/empresa/', after: /^\/servicio\/edicion-informe-financiero\/[^/]+$/ },
] as const;

const services = /^\/empresa\/\d+\/servicios$/;

/** Screens that follow the selector; `service` is not in the seed's list, and shows none. */
const follows: ReadonlySet<string> = new Set(
  companyScreens.map(({ name }) => name).filter((name) => name !== 'service'),
);

const address = /^\/empresa\/(\d+)(\/.*)?$/;

/** Company id in a path, 0 for none chosen, null when the path has no company. */
export function companyOfPath(pathname: string): number | null {
  const match = address.exec(pathname);
  return match ? Number(match[1]) : null;
}

/** The same screen for another company, or null when it does not follow the selector. */
export function pathForCompany(pathname: string, company: number): string | null {
  const match = address.exec(pathname);
  if (!match) return null;
  const rest = match[2] ?? '';
  const screen = companyScreens.find(({ after }) => after.test(rest));
  return screen && follows.has(screen.name) ? `/empresa/${company}${rest}` : null;
}

/** The modules of a company with their state. */
export function servicesPath(company: number): string {
  return `/empresa/${company}/servicios`;
}

/** The audit screen, which is also home; 0 for no company. */
export function auditPath(company: number): string {
  return `/empresa/${company}/servicio/auditoria`;
}

/** The audit of a month, `2026-02`; null: of the newest. */
export function auditMonthPath(company: number, period: string | null): string {
  return period === null ? auditPath(company) : `${auditPath(company)}?mes=${period}`;
}

/** The load of balances, of a month (`2026-02`) or of any. */
export function loadPath(company: number, period: string | null): string {
  return `${auditPath(company)}?${period === null ? '' : `mes=${period}&`}cargar`;
}

/** The finding of a month's audit, `2026-02`. */
export function findingPath(company: number, period: string, fingerprint: string): string {
  const query = new URLSearchParams({ mes: period, ver: 'todos', hallazgo: fingerprint });
  return `${auditPath(company)}?${query}`;
}

/** Electronic documents of a month, `2026-02`, against the books. */
export function documentsPath(company: number, period: string): string {
  return `${auditPath(company)}/documentos?mes=${period}`;
}

/** The explorer of the balance; `view`: parameters of its address. */
export function balancePath(company: number, view: Record<string, string>): string {
  return `${auditPath(company)}/balance?${new URLSearchParams(view)}`;
}

/** Sign-off of a month: `2026-10`. */
export function signOffPath(company: number, period: string): string {
  return `${auditPath(company)}/cierre/${period}`;
}

/** The report of a month for the client: `2026-10`. */
export function clientReportPath(company: number, period: string): string {
  return `${auditPath(company)}/informe/${period}`;
}

/** Query parameter of what is asked of a client: the kind of file that is chosen at first. */
export const askedKindParameter = 'que';

/** Files of a month asked of the client: `2026-10`; `kind`: what is chosen at first. */
export function fileRequestsPath(company: number, period: string, kind?: string): string {
  const path = `${auditPath(company)}/pedir/${period}`;
  return kind === undefined ? path : `${path}?${new URLSearchParams({ [askedKindParameter]: kind })}`;
}

/** What waits over all companies. */
export const pendingPath = '/pendientes';

/** Name of the mapping of accounts to lines among the statements. */
export const statementLinesName = 'lineas';

/** Name of the budgets among the statements. */
export const statementBudgetName = 'presupuesto';

/** Last part of the address of consolidated statements. */
export const statementGroupName = 'consolidado';

/** The statements of all companies. */
export const statementPortfolioPath = '/home/estados';

/** Financial statements; `statement`: its key, or the mapping; `view`: parameters of its address. */
export function statementsPath(company: number, statement?: string, view: Record<string, string> = {}): string {
  const query = new URLSearchParams(view).toString();
  const path = `/empresa/${company}/servicio/estado-financiero`;
  return `${path}${statement === undefined ? '' : `/${statement}`}${query && `?${query}`}`;
}

/** The chart of accounts. */
export function chartPath(company: number): string {
  return `/empresa/${company}/servicio/plan-cuentas`;
}

/** A step of the parametrization, by validation id. */
export function parametrizationPath(company: number, validation: number): string {
  return `/empresa/${company}/servicio/edicion-plan-cuentas/${validation}`;
}

/** Query parameter of the company page: the fact of the profile to answer. */
export const factParameter = 'dato';

/** The company page, at a fact of its profile. */
export function companyFactPath(company: number, fact: string): string {
  return `/empresa/${company}?${factParameter}=${fact}`;
}

/** Query parameter of a step of the parametrization: the parameter to set. */
export const settingParameter = 'parametro';

/** A step of the parametrization, at one of its parameters. */
export function settingPath(company: number, validation: number, parameter: string): string {
  return `${parametrizationPath(company, validation)}?${settingParameter}=${parameter}`;
}

/** Query parameter of the parametrization: what the last predefined version changes for the company is open. */
export const changesParameter = 'cambios';

/** The parametrization, open at what the last predefined version changes for the company. */
export function predefinedChangesPath(company: number): string {
  return `${parametrizationPath(company, 0)}?${changesParameter}`;
}

/** Query parameter of the custom rule shown. */
export const customRuleParameter = 'propia';

/** Path of a custom rule's editor. */
export function customRulePath(company: number, validation: number): string {
  return `${parametrizationPath(company, firstCustomId)}?${customRuleParameter}=${validation}`;
}

/**
 * Whether the selector is visible: on screens that use it, unless the company of the path is not one of the user's or
 * the page is the company page without an id. While the companies are unknown it stays in its most likely place.
 */
export function selectorShows(pathname: string, companies: readonly { id: number }[] | undefined): boolean {
  if (pathname === '/home' || pathname === '/empresas') return true;
  const company = companyOfPath(pathname);
  if (company === null || services.test(pathname)) return false;
  return company === 0 || !companies || companies.some(({ id }) => id === company);
}

/** A step of the financial report's parametrization, by item; 0: the first. */
export function reportItemPath(company: number, item: number): string {
  return `/empresa/${company}/servicio/edicion-informe-financiero/${item}`;
}

/** An account in the chart of accounts. */
export function chartAccountPath(company: number, code: string): string {
  return `${chartPath(company)}?cuenta=${code}`;
}

/** Preview of the yearly report to the DIAN, among the statements. `view`: parameters of its address. */
export function exogenaPath(company: number, view: Record<string, string> = {}): string {
  return statementsPath(company, 'exogena', view);
}
