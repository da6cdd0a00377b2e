/**
 * Codes without a place in the chart: groups outside the PUC, parents missing in the file, postings above auxiliary
 * level.
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs } from '#core/money/money.ts';
import { pucAncestor } from '#core/reference/chart/puc.ts';
import type { Context } from './context.ts';

/** Code lengths of class, group, account and subaccount (Decreto 2650/1993 art. 14). */
const LEVELS = [1, 2, 4, 6] as const;

export function chartFacts({ balance, parameters }: Context): RuleFact[] {
  const leaves = balance.leaves().map((account) => balance.leaf(account).code);
  return [
    ...(parameters.planPropio ? [] : outsideFacts(leaves, balance)),
    ...orphanFacts(leaves, balance),
    ...shortFacts(leaves, parameters.digitosCuenta, balance),
  ];
}

/** Groups outside the PUC. */
function outsideFacts(leaves: readonly string[], balance: TrialBalance): RuleFact[] {
  const outside = leaves.filter((code) => (pucAncestor(code)?.code.length ?? 0) < Math.min(2, code.length));
  return [...new Set(outside.map((code) => code.slice(0, 2)))].map((group) => codeFact(group, 'fuera', balance));
}

/** Parents missing in a file that prints others of their level; nothing else is reported below a missing one. */
function orphanFacts(leaves: readonly string[], balance: TrialBalance): RuleFact[] {
  const known = (code: string) => balance.accountIndex(code) >= 0;
  const missing: string[] = [];
  for (const level of LEVELS) {
    const parents = new Set(leaves.filter((code) => code.length > level).map((code) => code.slice(0, level)));
    const absent = [...parents].filter((code) => !known(code));
    if (absent.length * 2 > parents.size) continue;
    missing.push(...absent.filter((code) => !missing.some((higher) => code.startsWith(higher))));
  }
  return missing.map((code) => codeFact(code, 'sin_padre', balance));
}

/** Balances above posting level. */
function shortFacts(leaves: readonly string[], digits: number, balance: TrialBalance): RuleFact[] {
  const short = leaves.filter((code) => code.length < digits && isUsed(code, balance));
  if (short.length === 0) return [];
  if (short.length < leaves.length) return short.map((code) => codeFact(code, 'corta', balance));
  // No account reaches that level: a report of a higher level.
  return [
    {
      subject: 'nivel',
      account: null,
      amount: 0n,
      data: { how: 'nivel', digits: Math.max(...short.map((code) => code.length)), accounts: short.length },
      rows: [],
    },
  ];
}

function isUsed(code: string, balance: TrialBalance): boolean {
  const { closing, debit, credit } = balance.sum(code);
  return closing !== 0n || debit !== 0n || credit !== 0n;
}

function codeFact(code: string, how: 'fuera' | 'sin_padre' | 'corta', balance: TrialBalance): RuleFact {
  const under = balance.leaves(code);
  return {
    subject: how,
    account: code,
    amount: abs(balance.sum(code).closing),
    data: { how, accounts: balance.codes(under) },
    rows: balance.rowsOf(under).sort((a, b) => a - b),
  };
}
