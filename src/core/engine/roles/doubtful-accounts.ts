/**
 * Accounts whose role is in doubt: what a rule says is kept if it says the same whichever role they play. Otherwise the rule
 * is not evaluated, and the reason names the accounts: nothing is found on a guess, and nothing passes on one.
 */
import type { AccountInRole } from '#core/books/roles/infer-roles.ts';
import type { Fact, Reason } from '../fact.ts';
import type { RulesRun } from '../run-rules.ts';
import type { NotRun } from '../validation.ts';

/** `byCode`, `byName`: the answers, in own codes, with the accounts in the role of their code and in that of their name. */
export function withoutGuesses(
  byCode: RulesRun | NotRun,
  byName: RulesRun | NotRun,
  inDoubt: readonly AccountInRole[],
): RulesRun | NotRun {
  const reason = reasonOf(inDoubt);
  if (!('facts' in byCode)) return hasFacts(byName) ? { notEvaluable: reason } : byCode;
  if (!('facts' in byName)) return hasFacts(byCode) ? { notEvaluable: reason } : byCode;
  const [asCoded, asNamed] = [new Set(byCode.facts.map(sameAs)), new Set(byName.facts.map(sameAs))];
  const guesses = [
    ...byCode.facts.filter((fact) => !asNamed.has(sameAs(fact))),
    ...byName.facts.filter((fact) => !asCoded.has(sameAs(fact))),
  ];
  if (guesses.length === 0) return byCode;
  const rules = [...new Set(guesses.map(({ rule }) => rule))];
  return {
    ...byCode,
    facts: byCode.facts.filter((fact) => asNamed.has(sameAs(fact))),
    notEvaluated: [...byCode.notEvaluated, ...rules.map((rule) => ({ ...reason, rule }))],
  };
}

function hasFacts(run: RulesRun | NotRun): boolean {
  return 'facts' in run && run.facts.length > 0;
}

/** What a fact says, without the account: that of what is missing follows the chart. */
function sameAs({ rule, amount, expected, found, thirdParties = [] }: Fact): string {
  const whose = thirdParties.map((one) => `${one.thirdParty}:${one.amount}`).toSorted();
  return [rule, amount, expected, found, ...whose].join(' ');
}

function reasonOf(inDoubt: readonly AccountInRole[]): Reason {
  return {
    reason: 'doubtfulAccounts',
    data: {
      codes: inDoubt.map(({ code }) => code),
      names: inDoubt.map(({ name }) => name),
      roles: inDoubt.map(({ role }) => role ?? ''),
      places: inDoubt.map(({ place }) => place),
    },
  };
}
