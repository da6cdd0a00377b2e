/**
 * Answers of a validation that saw books under equivalent codes, translated back into the company's own; and which of the
 * accounts that a finding rests on play a role that was inferred.
 */

import type { EquivalentCodes } from '#core/books/roles/equivalent-codes.ts';
import type { AccountInRole } from '#core/books/roles/infer-roles.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { EntryIndex } from '#core/identity/account-code.ts';
import type { Fact, FactValue, Reason } from '../fact.ts';
import type { RulesRun } from '../run-rules.ts';
import type { NotRun } from '../validation.ts';

export function inOwnCodes(run: RulesRun | NotRun, codes: EquivalentCodes): RulesRun | NotRun {
  const reason = ({ data, ...rest }: Reason): Reason => (data ? { ...rest, data: ownData(data, codes) } : rest);
  if ('notApplicable' in run) return { notApplicable: reason(run.notApplicable) };
  if ('notEvaluable' in run) return { notEvaluable: reason(run.notEvaluable) };
  const { facts, notEvaluated, isUnbalanced } = run;
  return {
    facts: facts.map((fact) => ownFact(fact, codes)),
    notEvaluated: notEvaluated.map((entry) => ({ ...entry, ...reason(entry) })),
    isUnbalanced,
  };
}

function ownFact(fact: Fact, codes: EquivalentCodes): Fact {
  const { account, subject, data, formula, entry, series } = fact;
  return {
    ...fact,
    account: account === null ? null : codes.own(account),
    ...(subject === undefined ? {} : { subject: codes.inWords(subject) }),
    ...(data === undefined ? {} : { data: ownData(data, codes) }),
    ...(formula === undefined
      ? {}
      : { formula: formula.map((term) => ({ ...term, label: codes.inWords(term.label) })) }),
    ...(series?.accounts === undefined
      ? {}
      : { series: { ...series, accounts: series.accounts.map((code) => codes.own(code)) } }),
    ...(entry === undefined ? {} : { entry: entry.map((line) => ({ ...line, account: codes.own(line.account) })) }),
  };
}

function ownData(data: Readonly<Record<string, FactValue>>, codes: EquivalentCodes): Record<string, FactValue> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (typeof value === 'string') return [name, ownText(value, codes)];
      return [name, Array.isArray(value) ? value.map((text: string) => ownText(text, codes)) : value];
    }),
  );
}

/** A prefix of the chart, if it is nothing else. */
const PREFIX = /^[1-9]\d{3}(\d\d)?$/;

function ownText(text: string, codes: EquivalentCodes): string {
  return PREFIX.test(text) ? codes.own(text) : codes.inWords(text);
}

/** Accounts, not confirmed, whose equivalent has other roles in a validation than their own code: what it finds depends on them. */
export function rolesMatter(
  moving: readonly AccountInRole[],
  roles: Readonly<Record<string, readonly string[]>>,
): AccountInRole[] {
  const differs = rolesDiffer(roles);
  return moving.filter((account) => account.standing === 'inferred' && differs(account));
}

/** Tells whether an account has other roles in a validation by its equivalent than by its code. */
export function rolesDiffer(
  roles: Readonly<Record<string, readonly string[]>>,
): (account: Pick<AccountInRole, 'code' | 'place'>) => boolean {
  // In most books no account needs them.
  let indexes: EntryIndex[] | null = null;
  return ({ code, place }) => {
    indexes ??= Object.values(roles).map((entries) => new EntryIndex(entries));
    return indexes.some((index) => index.rank(code) !== index.rank(place));
  };
}

/**
 * Accounts of a fact, in own codes, whose role was inferred and not confirmed: its own, those of its entry, and those
 * whose rows it names.
 */
export function inferredIn(
  { account, entry = [], rows }: Fact,
  inferred: readonly AccountInRole[],
  balance: TrialBalance,
): AccountInRole[] {
  if (inferred.length === 0) return [];
  const named = [account ?? '', ...entry.map((line) => line.account)].filter((code) => code.length >= 4);
  const sources = new Set(rows);
  return inferred.filter(({ code }) => named.some((prefix) => code.startsWith(prefix)) || isOfRows(code));

  function isOfRows(code: string): boolean {
    if (sources.size === 0) return false;
    const leaf = balance.accountIndex(code);
    return leaf >= 0 && balance.leaf(leaf).rows.some((row) => sources.has(row));
  }
}
