/** Books with the movement of a whole year under the name of a month: what depends on the month is not evaluated. */
import type { RulesRun } from './run-rules.ts';
import type { AnyValidation, NotRun } from './validation.ts';

const reason = 'anioEnArchivo';

/** Answer of a validation for such books: its rules by month become not evaluated, or all of it. */
export function ofWholeYear(run: RulesRun | NotRun, { byMonth }: AnyValidation): RulesRun | NotRun {
  if (byMonth === undefined || 'notApplicable' in run) return run;
  if (byMonth === 'all') return { notEvaluable: { reason } };
  if (!('facts' in run)) return run;
  const others = run.notEvaluated.filter(({ rule }) => !byMonth.includes(rule));
  return {
    ...run,
    facts: run.facts.filter(({ rule }) => !byMonth.includes(rule)),
    notEvaluated: [...others, ...byMonth.map((rule) => ({ rule, reason }))],
  };
}
