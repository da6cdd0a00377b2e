/** Secret of the running registration and unsent step values, in browser storage to survive a reload. */
const key = 'registration';

/** Steps with stored unsent values; never a password. */
type Step = 'person' | 'file' | 'company' | 'license';
const steps: readonly Step[] = ['person', 'file', 'company', 'license'];
const draftKey = (step: Step) => `registration-${step}`;

export function readSecret(): string | null {
  return localStorage.getItem(key);
}

export function keepSecret(secret: string): void {
  localStorage.setItem(key, secret);
}

/** Unsent values of a step, as its form holds them. */
export function readTyped<Values>(step: Step): Values | null {
  const kept = sessionStorage.getItem(draftKey(step));
  return kept === null ? null : (JSON.parse(kept) as Values);
}

export function keepTyped(step: Step, values: object): void {
  sessionStorage.setItem(draftKey(step), JSON.stringify(values));
}

/** The step was sent. */
export function dropTyped(step: Step): void {
  sessionStorage.removeItem(draftKey(step));
}

/** The registration ended. */
export function dropRegistration(): void {
  localStorage.removeItem(key);
  for (const step of steps) dropTyped(step);
}
