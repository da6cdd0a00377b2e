/** Changes of what a company says of its accounts in a format, over what it said before. */
import type { FormatKey } from '#core/exogena/format.ts';
import { assignedBy, isUnder } from '#core/report/assignments.ts';
import type { SaidOfExogena } from '../../../data/audits/exogena/exogena.ts';

/** What is said of a pattern replaces what was said of accounts under it; null: the assignment is taken back. */
export function assignGoal(
  said: SaidOfExogena,
  format: FormatKey,
  pattern: string,
  goal: string | null,
): SaidOfExogena {
  const gives = (other: string) => other === pattern || (goal !== null && isUnder(other.replace('*', ''), pattern));
  const kept = Object.entries(said.assignments[format] ?? {}).filter(([other]) => !gives(other));
  const entries = Object.fromEntries(goal === null ? kept : [...kept, [pattern, goal]]);
  return { ...said, assignments: { ...said.assignments, [format]: entries } };
}

/** The assignment in force for an account; null where nobody said anything. */
export function goalPattern(said: SaidOfExogena, format: FormatKey, code: string): string | null {
  return assignedBy(code, said.assignments[format] ?? {});
}

/** `pesos`: null returns to the amount of the year. */
export function setThreshold(said: SaidOfExogena, format: FormatKey, pesos: number | null): SaidOfExogena {
  const { [format]: _, ...others } = said.thresholds;
  return { ...said, thresholds: pesos === null ? others : { ...others, [format]: String(pesos) } };
}
