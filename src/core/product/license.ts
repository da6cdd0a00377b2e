/**
 * Plans and the state of a license on a day. Days are 'YYYY-MM-DD' in Bogotá; a license still holds on the day it ends.
 */

export interface Plan {
  readonly key: 'demo' | 'empresa' | 'contador' | 'firma' | 'corporativo';
  /** How long it lasts when nothing else is said. */
  readonly days: number;
  readonly companies: number;
  /** The subscriber included, and invitations that nobody has accepted yet. */
  readonly users: number;
}
export type PlanKey = Plan['key'];

const year = 365;

/** Their names are in `license.es.ts`. A license may include more than its plan does. */
export const plans: readonly Plan[] = [
  { key: 'demo', days: 15, companies: 1, users: 2 },
  { key: 'empresa', days: year, companies: 1, users: 3 },
  { key: 'contador', days: year, companies: 10, users: 3 },
  { key: 'firma', days: year, companies: 50, users: 15 },
  { key: 'corporativo', days: year, companies: 500, users: 100 },
];

export const planKeys = plans.map(({ key }) => key);

export function plan(key: PlanKey): Plan {
  return plans.find((known) => known.key === key)!;
}

export const licenseStates = ['demo', 'activa', 'por_vencer', 'vencida', 'suspendida', 'sin_licencia'] as const;
export type LicenseState = (typeof licenseStates)[number];

export interface LicenseTerm {
  readonly plan: string;
  /** The last day on which it holds. */
  readonly endsOn: string;
  readonly isSuspended: boolean;
}

/** From this many days before its end a license is about to end. */
const soon = 30;
const dayMs = 86_400_000;

/** Days from one day to another; negative when it is past. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The day so many days after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The state of a license on a day; of an account that never had one, `sin_licencia`. */
export function licenseState(license: LicenseTerm | null, today: string): LicenseState {
  if (license === null) return 'sin_licencia';
  if (license.isSuspended) return 'suspendida';
  const left = daysBetween(today, license.endsOn);
  if (left < 0) return 'vencida';
  if (license.plan === 'demo') return 'demo';
  return left <= soon ? 'por_vencer' : 'activa';
}

/** Whether an account with a license in this state may change anything; it may always read. */
export function mayChange(state: LicenseState): boolean {
  return state === 'demo' || state === 'activa' || state === 'por_vencer';
}

/** What of a license a code changes. */
export interface LicenseTerms {
  readonly plan: PlanKey;
  readonly companies: number;
  readonly users: number;
  readonly startsOn: string;
  readonly endsOn: string;
}

/**
 * A license once another has been given on top of it: what is left of a paid one is added, and nothing that it includes is
 * lost. Places that are not zero stand instead of the plan's.
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

/** The state of a code on a day; `expiresOn` is the last one on which it can be used. */
export function codeState(
  { isRedeemed, isAnnulled, expiresOn }: { isRedeemed: boolean; isAnnulled: boolean; expiresOn: string },
  today: string,
): CodeState {
  if (isAnnulled) return 'anulado';
  if (isRedeemed) return 'usado';
  return expiresOn < today ? 'vencido' : 'disponible';
}
