/** Groups the rules by severity and by norm. */
import type { GuideSource, GuideValidation } from '#api/guide/contract.ts';
import { type Severity, severities } from '#core/engine/severity.ts';

export interface IndexedRule {
  code: string;
  title: string;
  severity: Severity;
  /** For petty amounts. */
  pettySeverity: Severity;
  validation: { key: string; title: string };
}

export interface SeverityGroup {
  severity: Severity;
  rules: readonly IndexedRule[];
}

export interface IndexedSource extends Pick<GuideSource, 'key' | 'article' | 'text' | 'url'> {
  rules: readonly IndexedRule[];
}

export interface NormGroup {
  norm: string;
  sources: readonly IndexedSource[];
}

/** Number of rules by severity, most severe first. */
export function severityTally({ rules }: GuideValidation): { severity: Severity; count: number }[] {
  return severities
    .map((severity) => ({ severity, count: rules.filter((rule) => rule.severity === severity).length }))
    .filter(({ count }) => count > 0);
}

/** Most severe first; within each in run order. */
export function groupBySeverity(validations: readonly GuideValidation[]): SeverityGroup[] {
  const all = validations.flatMap(indexed);
  return severities
    .map((severity) => ({ severity, rules: all.filter((rule) => rule.severity === severity) }))
    .filter(({ rules }) => rules.length > 0);
}

/** Norms by name, articles by number; each with every citing rule. */
export function groupByNorm(validations: readonly GuideValidation[]): NormGroup[] {
  const norms = new Map<string, Map<string, GuideSource & { cited: IndexedRule[] }>>();
  for (const validation of validations) {
    const rules = new Map(indexed(validation).map((rule) => [rule.code, rule]));
    for (const source of validation.legal) {
      const sources = norms.get(source.norm) ?? new Map();
      norms.set(source.norm, sources);
      const known = sources.get(source.key) ?? { ...source, cited: [] };
      known.cited.push(...source.rules.flatMap((code) => rules.get(code) ?? []));
      sources.set(source.key, known);
    }
  }
  return [...norms]
    .map(([norm, sources]) => ({
      norm,
      sources: [...sources.values()]
        .map(({ key, article, text, url, cited }) => ({ key, article, text, url, rules: cited }))
        .sort((a, b) => inOrder(a.article, b.article)),
    }))
    .sort((a, b) => inOrder(a.norm, b.norm));
}

function indexed({ key, title, rules }: GuideValidation): IndexedRule[] {
  return rules.map((rule) => ({ ...rule, validation: { key, title } }));
}

/** Natural sort: art. 60 before art. 437-1. */
function inOrder(a: string, b: string): number {
  return a.localeCompare(b, 'es', { numeric: true });
}
