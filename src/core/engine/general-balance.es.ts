/** Books without third parties (a general balance): which rules cannot be evaluated, and the Spanish reasons. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { AnyValidation, CheckAnswer } from './validation.ts';

/** Sentences of the reasons given here, for every validation. */
export const generalReasons: Readonly<Record<string, () => string>> = {
  balanceGeneral: () => 'El archivo no trae terceros: genera el balance de prueba por tercero.',
  soloCuentas: () => 'El archivo no trae terceros: solo se comprobó el saldo de cada cuenta.',
};

/**
 * Answer of a validation for such books: facts of its rules by third party are dropped and those rules become not
 * evaluated. If no rule is left, the whole validation is not evaluable. Other balances keep their answer.
 */
export function withoutThirdParties(
  answer: CheckAnswer,
  validation: AnyValidation,
  balance: TrialBalance,
): CheckAnswer {
  const { byThirdParty, rules } = validation;
  if (!byThirdParty || !('facts' in answer) || balance.thirdParties.count > 1) return answer;
  const { required = [], partly = [] } = byThirdParty;
  const facts = answer.facts.filter(({ rule }) => !required.includes(rule));
  if (facts.length === 0 && required.length + partly.length === Object.keys(rules).length)
    return { notEvaluable: { reason: 'balanceGeneral' } };
  const told = new Set((answer.notEvaluated ?? []).map(({ rule }) => rule));
  const added = [
    ...required.map((rule) => ({ rule, reason: 'balanceGeneral' })),
    ...partly.map((rule) => ({ rule, reason: 'soloCuentas' })),
  ].filter(({ rule }) => !told.has(rule));
  return { ...answer, facts, notEvaluated: [...(answer.notEvaluated ?? []), ...added] };
}
