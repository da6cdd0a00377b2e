/** Changes of what a company says of its accounts in a format, over what it said before. */
import type { FormatKey } from '#core/exogena/format.ts';
import { isUnder } from '#core/report/assignments.ts';
import type { SaidOfExogena } from '../../../data/audits/exogena.ts';

/** `goal`: null returns to the proposal. What was said of accounts under the pattern gives way. */
export function assignGoal(
  said: SaidOfExogena,
  format: FormatKey,
  pattern: string,
  goal: string | null,
): SaidOfExogena {
  const kept = Object.entries(said.assignments[format] ?? {}).filter(
    ([other]) => other !== pattern && !isUnder(other.replace('*', ''), pattern),
  );
  const entries = Object.fromEntries(goal === null ? kept : [...kept, [pattern, goal]]);
  return { ...said, assignments: { ...said.assignments, [format]: entries } };
}

/** `pesos`: null returns to the amount of the year. */
export function setThreshold(said: SaidOfExogena, format: FormatKey, pesos: number | null): SaidOfExogena {
  const { [format]: _, ...others } = said.thresholds;
  return { ...said, thresholds: pesos === null ? others : { ...others, [format]: String(pesos) } };
}
