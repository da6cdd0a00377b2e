/** How far an audit is, from the events of the service, which start again from the first one after a broken connection. */
import type { AuditEvent, AuditState, ValidationSummary } from '#api/audits/audits/contract.ts';
import { validationName } from '../validation-name.ts';

export interface AuditProgress {
  state: AuditState;
  done: number;
  /** 0 until the first event. */
  total: number;
  /** In the order in which they ended. */
  validations: readonly ValidationSummary[];
}

export const notStarted: AuditProgress = { state: 'queued', done: 0, total: 0, validations: [] };

/** The progress after an event. A validation that was heard of before is not counted again, and nothing goes back. */
export function afterEvent(progress: AuditProgress, { state, done, total, validation }: AuditEvent): AuditProgress {
  const name = validation && validationName(validation.key, validation.id);
  const known = name === null || progress.validations.some(({ key, id }) => validationName(key, id) === name);
  return {
    state,
    done: Math.max(progress.done, done),
    total: Math.max(progress.total, total),
    validations: known || validation === null ? progress.validations : [...progress.validations, validation],
  };
}

export function isOver({ state }: Pick<AuditEvent, 'state'>): boolean {
  return state === 'done' || state === 'failed';
}

/** Whole seconds that are left if the rest goes as it has gone; null while too little is known. */
export function secondsLeft({ done, total }: AuditProgress, elapsedMs: number): number | null {
  if (elapsedMs < 1000 || done === 0 || done >= total) return null;
  return Math.max(1, Math.round((elapsedMs / done) * (total - done) * 0.001));
}
