/** Runs the rules of one validation over its analysis, with the changes that a company made to them. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { Fact, Reason } from './fact.ts';
import type { Found, RuleDeclaration, RuleFact } from './rule.ts';
import { WrongParameter } from './settings/parameter.ts';
import type { RuleSettings } from './settings/rule-setting.ts';
import { atMost, type Severity, stepDown } from './severity.ts';
import type { AnyValidation, NotRun } from './validation.ts';
import type { Tolerances } from './weighing/materiality.ts';
import type { Stake } from './weighing/stake.ts';

/** Milliseconds of a monotonic clock; the core has none of its own. */
export type Clock = () => number;

/** Time of a rule; what its validation shares counts with the rule that first needs it, `analyse` apart. */
export interface RuleTime {
  /** Code of a rule; null for `analyse`. */
  rule: string | null;
  milliseconds: number;
}

export interface RulesRun {
  facts: readonly Fact[];
  notEvaluated: readonly (Reason & { rule: string })[];
  isUnbalanced: boolean;
}

/** `times` receives an entry for each rule that ran; only with a clock. */
export function runRules(
  validation: AnyValidation,
  context: { balance: TrialBalance; tolerances: Tolerances },
  settings: RuleSettings,
  measure: { clock: Clock; times: RuleTime[] } | null,
): RulesRun | NotRun {
  const timed = <Result>(rule: string | null, run: () => Result): Result => {
    if (measure === null) return run();
    const began = measure.clock();
    const result = run();
    measure.times.push({ rule, milliseconds: measure.clock() - began });
    return result;
  };
  const running = validation.rules.filter(({ code }) => lookUp(settings, code)?.off !== true);
  if (running.length === 0 && validation.rules.length > 0) return { notApplicable: { reason: 'rulesOff' } };
  const analysis = timed(null, () => unlessWrong(() => validation.analyse(context as never), notEvaluable));
  if (isNotRun(analysis)) return analysis;
  const isGeneral = context.balance.thirdParties.count <= 1;
  const facts: Fact[] = [];
  const notEvaluated: (Reason & { rule: string })[] = [];
  let isEvaluated = running.length === 0;
  for (const rule of running) {
    const { code: own, withoutThirdParties } = rule;
    const found = timed(own, () => unlessWrong(() => rule.find(analysis as never), notFound));
    const told = (found.notEvaluated ?? []).map((reason) => ({ ...reason, rule: own }));
    const missing = isGeneral ? withoutThirdParties : undefined;
    if (missing !== 'nothing')
      facts.push(...found.facts.map((fact) => factOf(rule, fact, settings, context.tolerances)));
    if (missing === undefined) isEvaluated = true;
    else if (told.length === 0)
      told.push({ rule: own, reason: missing === 'nothing' ? 'balanceGeneral' : 'soloCuentas' });
    notEvaluated.push(...told);
  }
  if (!isEvaluated && facts.length === 0) return { notEvaluable: { reason: 'balanceGeneral' } };
  return { facts, notEvaluated, isUnbalanced: validation.isUnbalanced?.(analysis as never) ?? false };
}

/** What runs, or what it comes to where it reads a stored value that is none of its kind. */
function unlessWrong<Result, Wrong>(run: () => Result, wrong: (reason: Reason) => Wrong): Result | Wrong {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof WrongParameter)) throw error;
    return wrong({ reason: 'wrongParameter', data: { parameter: error.parameter } });
  }
}

const notEvaluable = (reason: Reason): NotRun => ({ notEvaluable: reason });
const notFound = (reason: Reason): Found => ({ facts: [], notEvaluated: [reason] });

function factOf(rule: RuleDeclaration, fact: RuleFact, settings: RuleSettings, tolerances: Tolerances): Fact {
  const severity = lookUp(settings, rule.code)?.severity ?? fact.severity ?? weighed(rule, fact.amount, tolerances);
  return { ...fact, rule: rule.code, severity, stake: fact.stake ?? stakeOf(rule, fact) };
}

/** A fact that is made minor, and not by its amount, has a probable explanation: it is to be confirmed, not at risk. */
function stakeOf({ stake, severity }: RuleDeclaration, fact: RuleFact): Stake {
  const isMinor = fact.severity === 'baja' || fact.severity === 'informativa';
  return stake === 'at_risk' && isMinor && severity !== fact.severity ? 'to_explain' : stake;
}

/** The severity of a rule for an amount: a step lower for petty amounts, *baja* at most for noise; zero is no amount. */
function weighed({ severity, isSeverityFixed }: RuleDeclaration, amount: Cents, tolerances: Tolerances): Severity {
  if (isSeverityFixed === true || amount === 0n || abs(amount) > tolerances.petty) return severity;
  return abs(amount) <= tolerances.noise ? atMost(severity, 'baja') : stepDown(severity);
}

function isNotRun(analysis: object): analysis is NotRun {
  return 'notApplicable' in analysis || 'notEvaluable' in analysis;
}
