/** The secret of the registration under way, and what is typed in its steps, kept in the browser so that a reload goes on where it was. */
const key = 'registration';

/** Steps whose fields are kept before they are sent; a password never is. */
type Step = 'person' | 'company' | 'license';
const steps: readonly Step[] = ['person', 'company', 'license'];
const draftKey = (step: Step) => `registration-${step}`;

export function readSecret(): string | null {
  return localStorage.getItem(key);
}

export function keepSecret(secret: string): void {
  localStorage.setItem(key, secret);
}

/** What is typed in a step before it is sent, as its form holds it. */
export function readTyped<Values>(step: Step): Values | null {
  const kept = sessionStorage.getItem(draftKey(step));
  return kept === null ? null : (JSON.parse(kept) as Values);
}

export function keepTyped(step: Step, values: object): void {
  sessionStorage.setItem(draftKey(step), JSON.stringify(values));
}

/** It was sent: the server has it. */
export function dropTyped(step: Step): void {
  sessionStorage.removeItem(draftKey(step));
}

/** It ended, one way or the other. */
export function dropRegistration(): void {
  localStorage.removeItem(key);
  for (const step of steps) dropTyped(step);
}
