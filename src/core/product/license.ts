/**
 * Plans, and the state of a license on a day. Days are 'YYYY-MM-DD' in Bogotá; a license is valid through its last day.
 */

export interface Plan {
  readonly key: 'demo' | 'empresa' | 'contador' | 'firma' | 'corporativo';
  /** Default duration. */
  readonly days: number;
  readonly companies: number;
  /** User seats, including the subscriber and pending invitations. */
  readonly users: number;
  /** Bytes of files and balances that an account may keep. */
  readonly storage: number;
}
export type PlanKey = Plan['key'];

const year = 365;
const gigabyte = 1024 ** 3;

/** Spanish names: `license.es.ts`. A license may include more than its plan. */
export const plans: readonly Plan[] = [
  { key: 'demo', days: 15, companies: 1, users: 2, storage: gigabyte },
  { key: 'empresa', days: year, companies: 1, users: 3, storage: 10 * gigabyte },
  { key: 'contador', days: year, companies: 10, users: 3, storage: 50 * gigabyte },
  { key: 'firma', days: year, companies: 50, users: 15, storage: 250 * gigabyte },
  { key: 'corporativo', days: year, companies: 500, users: 100, storage: 2000 * gigabyte },
];

export const planKeys = plans.map(({ key }) => key);

export function plan(key: PlanKey): Plan {
  return plans.find((known) => known.key === key)!;
}

export const licenseStates = ['demo', 'activa', 'por_vencer', 'vencida', 'suspendida', 'sin_licencia'] as const;
export type LicenseState = (typeof licenseStates)[number];

export interface LicenseTerm {
  readonly plan: string;
  /** Last valid day. */
  readonly endsOn: string;
  readonly isSuspended: boolean;
}

/** From this many days before its end a license is about to expire. */
const soon = 30;
const dayMs = 86_400_000;

/** Days from one day to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The day `days` after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** License state on a day; `sin_licencia` for an account that never had one. */
export function licenseState(license: LicenseTerm | null, today: string): LicenseState {
  if (license === null) return 'sin_licencia';
  if (license.isSuspended) return 'suspendida';
  const left = daysBetween(today, license.endsOn);
  if (left < 0) return 'vencida';
  if (license.plan === 'demo') return 'demo';
  return left <= soon ? 'por_vencer' : 'activa';
}

/** Whether this license state allows writes; reads are always allowed. */
export function mayChange(state: LicenseState): boolean {
  return state === 'demo' || state === 'activa' || state === 'por_vencer';
}

/** What a code changes of a license. */
export interface LicenseTerms {
  readonly plan: PlanKey;
  readonly companies: number;
  readonly users: number;
  readonly startsOn: string;
  readonly endsOn: string;
}

/**
 * Extends a license: the remaining days of a paid one are added, and nothing that it includes is lost. Non-zero seats
 * replace those of the plan.
 */
export function extendLicense(
  current: LicenseTerms | null,
  given: { plan: PlanKey; days: number; companies: number; users: number },
  today: string,
): LicenseTerms {
  const holds = current !== null && current.plan !== 'demo' && current.endsOn >= today;
  const usual = plan(given.plan);
  return {
    plan: given.plan,
    companies: Math.max(given.companies || usual.companies, holds ? current.companies : 0),
    users: Math.max(given.users || usual.users, holds ? current.users : 0),
    startsOn: holds ? current.startsOn : today,
    endsOn: addDays(holds ? current.endsOn : today, given.days),
  };
}

export const codeStates = ['disponible', 'usado', 'vencido', 'anulado'] as const;
export type CodeState = (typeof codeStates)[number];

/** State of a code on a day; `expiresOn` is the last day on which it can be redeemed. */
export function codeState(
  { isRedeemed, isAnnulled, expiresOn }: { isRedeemed: boolean; isAnnulled: boolean; expiresOn: string },
  today: string,
): CodeState {
  if (isAnnulled) return 'anulado';
  if (isRedeemed) return 'usado';
  return expiresOn < today ? 'vencido' : 'disponible';
}
