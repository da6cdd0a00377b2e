/** Severities and outcomes of validations in words. */
import type { Outcome, Severity } from '../severity.ts';

export const severityName: Record<Severity, string> = {
  critica: 'crítica',
  alta: 'alta',
  media: 'media',
  baja: 'baja',
  informativa: 'informativa',
};

export const outcomeName: Record<Outcome, string> = {
  sin_hallazgos: 'sin hallazgos',
  con_hallazgos: 'con hallazgos',
  no_aplica: 'no aplica',
  no_evaluada: 'no se evaluó',
  error: 'falló; lo registramos',
};

interface UnevaluatedRule {
  rule: string;
  reason: string;
}

/** «9 reglas sin evaluar: no sabemos si es agente de retención (RET-1, RET-2…)», by reason. Empty without any. */
export function unevaluatedWords(rules: readonly UnevaluatedRule[]): string {
  if (rules.length === 0) return '';
  const count = rules.length === 1 ? '1 regla sin evaluar' : `${rules.length} reglas sin evaluar`;
  const reasons = Array.from(
    Map.groupBy(rules, ({ reason }) => reason.replace(/\.$/, '')),
    ([reason, of]) => {
      const codes = new Set(of.map(({ rule }) => rule));
      return `${reason} (${[...codes].join(', ')})`;
    },
  );
  return `${count}: ${reasons.join('; ')}`;
}

/** Outcome in words: without findings is said of what was evaluated only. */
export function outcomeWords({
  outcome,
  notEvaluated,
}: {
  outcome: Outcome;
  notEvaluated: readonly unknown[];
}): string {
  return outcome === 'sin_hallazgos' && notEvaluated.length > 0 ? 'sin hallazgos en lo evaluado' : outcomeName[outcome];
}
