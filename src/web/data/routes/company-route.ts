/** Which screens belong to a company, which company an address names, and the same screen for another company. */
import { firstCustomId } from '#core/expression/custom-names.ts';

/** Screens with a company in their address: name of the route and the address around the id. */
const companyScreens = [
  { name: 'company', before: '/empresa/', after: /^$/ },
  { name: 'service', before: '/empresa/', after: /^\/servicios$/ },
  { name: 'chart-account', before: '/empresa/', after: /^\/servicio\/plan-cuentas$/ },
  { name: 'audit', before: '/empresa/', after: /^\/servicio\/auditoria$/ },
  { name: 'financial-statements', before: '/empresa/', after: /^\/servicio\/estado-financiero$/ },
  { name: 'update-chart-account', before: '/empresa/', after: /^\/servicio\/edicion-plan-cuentas\/[^/]+$/ },
  { name: 'update-financial-report', before: '/empresa/', after: /^\/servicio\/edicion-informe-financiero\/[^/]+$/ },
] as const;

/** Screens that follow the selector; the seed leaves `service` out of the list. */
const follows: ReadonlySet<string> = new Set(
  companyScreens.map(({ name }) => name).filter((name) => name !== 'service'),
);

const address = /^\/empresa\/(\d+)(\/.*)?$/;

/** The company in an address: its id, 0 for none chosen, null when the address has no place for one. */
export function companyOfPath(pathname: string): number | null {
  const match = address.exec(pathname);
  return match ? Number(match[1]) : null;
}

/** The same screen for another company, or null when the screen does not follow the selector. */
export function pathForCompany(pathname: string, company: number): string | null {
  const match = address.exec(pathname);
  if (!match) return null;
  const rest = match[2] ?? '';
  const screen = companyScreens.find(({ after }) => after.test(rest));
  return screen && follows.has(screen.name) ? `/empresa/${company}${rest}` : null;
}

/** The audit screen, which is also home; 0 when no company is chosen. */
export function auditPath(company: number): string {
  return `/empresa/${company}/servicio/auditoria`;
}

/** A step of the parametrization, by the id of its validation. */
export function parametrizationPath(company: number, validation: number): string {
  return `/empresa/${company}/servicio/edicion-plan-cuentas/${validation}`;
}

/** In the address of the company's own validations, the one that is shown. */
export const customRuleParameter = 'propia';

/** One of the company's own validations, where it is written. */
export function customRulePath(company: number, validation: number): string {
  return `${parametrizationPath(company, firstCustomId)}?${customRuleParameter}=${validation}`;
}

/**
 * Whether the selector shows: on screens that have a use for it, unless the company of the address is not one of the user's or
 * the page is the company page without an id. While the companies are not known it stays where it will most likely be.
 */
export function selectorShows(pathname: string, companies: readonly { id: number }[] | undefined): boolean {
  if (pathname === '/home' || pathname === '/empresas') return true;
  const company = companyOfPath(pathname);
  if (company === null) return false;
  return company === 0 || !companies || companies.some(({ id }) => id === company);
}
