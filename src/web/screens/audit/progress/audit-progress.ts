/** Progress of an audit from server-sent events, which restart from the first after a reconnect. */
import type { AuditEvent, AuditState, ValidationSummary } from '#api/audits/audits/contract.ts';
import { validationName } from '../validation-name.ts';

export interface AuditProgress {
  state: AuditState;
  done: number;
  /** 0 before the first event. */
  total: number;
  /** In order of completion. */
  validations: readonly ValidationSummary[];
}

export const notStarted: AuditProgress = { state: 'queued', done: 0, total: 0, validations: [] };

/** Reducer of an event. A known validation is not counted twice; progress never decreases. */
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

/** Estimated seconds left by linear extrapolation; null while too little is known. */
export function secondsLeft({ done, total }: AuditProgress, elapsedMs: number): number | null {
  if (elapsedMs < 1000 || done === 0 || done >= total) return null;
  return Math.max(1, Math.round((elapsedMs / done) * (total - done) * 0.001));
}
