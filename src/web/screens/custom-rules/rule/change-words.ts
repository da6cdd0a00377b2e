/** Change of a rule as text, with the replaced expression. */
import type { CustomChange, Definition } from '#api/audits/custom-rules/contract.ts';
import { historyText } from '../text.es.ts';

const written = ['name', 'severity', 'expression', 'message'] as const satisfies readonly (keyof Definition)[];

/** `cambió la expresión y la activó`. */
export function describeChange({ action, before, after }: CustomChange): string {
  if (action !== 'change') return historyText.action[action];
  if (!before || !after) return historyText.nothing;
  const fields = written.filter((field) => before[field] !== after[field]);
  const parts: string[] = [];
  if (fields.length > 0) parts.push(historyText.changed(fields));
  if (before.isActive !== after.isActive) parts.push(after.isActive ? historyText.on : historyText.off);
  return parts.length > 0 ? historyText.and(parts) : historyText.nothing;
}

/** Previous expression, if this change replaced it. */
export function replacedExpression({ before, after }: CustomChange): string | null {
  return before && after && before.expression !== after.expression ? before.expression : null;
}
