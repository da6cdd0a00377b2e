/** The chart of accounts as an API document: what many accounts share is written once. */

import type { AccountInRole } from '#core/books/roles/infer-roles.ts';
import { roleHomes } from '#core/books/roles/vocabulary.ts';
import type { AccountUse } from '#core/engine/chart/account-uses.ts';
import type { ChartAccount } from '#core/engine/chart/chart-of-accounts.ts';
import { type ChartCoverage, type Coverage, coveredPerMille } from '#core/engine/chart/coverage.ts';
import { inferredAccount } from '#core/engine/describe-fact.ts';
import { toDecimal } from '#core/money/money.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import type {
  ChartAccountDocument,
  ChartAccountState,
  ChartCoverageDocument,
  ChartInference,
  ChartUse,
  Witness,
} from './contract.ts';

export interface ChartLines {
  accounts: ChartAccountDocument[];
  useSets: ChartUse[][];
  inferred: ChartInference[];
}

/** `items`: of the financial report, by account. */
export function chartLines(accounts: readonly ChartAccount[], items: ReadonlyMap<string, number>): ChartLines {
  const useSets: ChartUse[][] = [];
  const inferred: ChartInference[] = [];
  const places = new Map<string, number>();
  const known = new WeakMap<readonly AccountUse[], number>();
  const place = (uses: readonly AccountUse[]): number => {
    const seen = known.get(uses);
    if (seen !== undefined) return seen;
    const set = documentsOf(uses);
    const key = JSON.stringify(set);
    const at = places.get(key) ?? useSets.push(set) - 1;
    places.set(key, at);
    known.set(uses, at);
    return at;
  };
  const lines = accounts.map((account): ChartAccountDocument => {
    const { code, name, depth, nature, sum, used, marks, thirdParties } = account;
    return {
      code,
      name,
      depth,
      nature,
      ...(sum && { closing: toDecimal(sum.closing) }),
      ...(sum && (sum.debit !== 0n || sum.credit !== 0n) && { hasMoved: true as const }),
      ...(account.takesMovements && { movements: true as const }),
      ...(account.takesThirdParties && { takesThirdParties: true as const }),
      ...(thirdParties > 0 && { thirdParties }),
      ...(account.isNew && { isNew: true as const }),
      ...(account.isChanged && { isChanged: true as const }),
      ...(!account.isActive && { isInactive: true as const }),
      ...(marks.length > 0 && { marks: [...marks] }),
      ...(items.has(code) && { item: items.get(code)! }),
      ...(used.uses.length > 0 && { uses: place(used.uses) }),
      ...(used.suggested.length > 0 && { suggested: place(used.suggested) }),
      ...(account.inferred && { inferred: inferred.push(inference(account.inferred, account)) - 1 }),
    };
  });
  return { accounts: lines, useSets, inferred };
}

function documentsOf(uses: readonly AccountUse[]): ChartUse[] {
  return uses.map(({ validation, role, entry, isSpecific }) => ({ id: validation, role, entry, isSpecific }));
}

function inference(account: AccountInRole, { sum }: ChartAccount): ChartInference {
  const has = (...names: string[]) => account.reasons.some(({ witness }) => names.includes(witness));
  const { side = null } = account.role === null ? {} : roleHomes[account.role];
  const moved = side === 'D' ? sum?.debit : sum?.credit;
  const speaks: [Witness, boolean][] = [
    ['name', has('name', 'title', 'decreeName')],
    ['balance', has('side')],
    ['movement', side !== null && (moved ?? 0n) > 0n],
    ['thirdParties', has('thirdParties')],
    ['code', has('code')],
  ];
  return { ...inferredAccount(account), witnesses: speaks.flatMap(([witness, says]) => (says ? [witness] : [])) };
}

export function coverageDocument(coverage: ChartCoverage): ChartCoverageDocument {
  const classes = coverage.classes.map((one) => ({
    ...sums(one),
    class: one.class,
    name: pucAccount(String(one.class))?.name ?? '',
  }));
  return { ...sums(coverage), classes };
}

function sums(coverage: Coverage) {
  const { total, covered, unused } = coverage;
  return { total: toDecimal(total), covered: toDecimal(covered), perMille: coveredPerMille(coverage), unused };
}

/** What an edit may change of an account. */
export function stateOf(account: ChartAccount): ChartAccountState {
  const { nature, takesMovements, takesThirdParties, isActive, marks, used } = account;
  return {
    nature,
    movements: takesMovements,
    takesThirdParties,
    isActive,
    marks: [...marks],
    uses: documentsOf(used.uses),
  };
}
