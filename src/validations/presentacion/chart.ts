/** Accounts without a place in the chart, or abolished by the current framework. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { productionLeft } from '#core/checks/production-costs.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { CheckContext } from '#core/engine/validation.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import { pucAncestor } from '#core/reference/chart/puc.ts';

/** Account level: the part of a code that the chart must contain; the rest is the company's. */
const ACCOUNT = 4;
/** Maximum accounts named in a sentence. */
const MOST_NAMED = 3;

/** Percentage of accounts outside the PUC. */
export function foreignShare(balance: TrialBalance): number {
  const leaves = balance.leaves().filter((leaf) => /^[1-7]/.test(balance.leaf(leaf).code));
  const foreign = leaves.filter((leaf) => !isInChart(balance.leaf(leaf).code));
  return leaves.length === 0 ? 0 : (foreign.length * 100) / leaves.length;
}

function isInChart(code: string): boolean {
  return (pucAncestor(code)?.code.length ?? 0) >= Math.min(ACCOUNT, code.length);
}

/**
 * PRS-1: valuations, revaluations, inflation adjustments and deferred charges abolished by NIIF. One fact per group.
 */
export function emptiedByNiif(
  balance: TrialBalance,
  roles: Readonly<Record<'vaciadas' | 'diferidos' | 'conservadas', AccountRole>>,
  tolerances: Tolerances,
  isPuc: boolean,
): RuleFact[] {
  const kindOf = (code: string): string | null => {
    if (roles.conservadas.has(code)) return null;
    if (isPuc && pucAncestor(code)?.note === 'inflation_adjustment') return 'inflacion';
    if (roles.vaciadas.has(code)) return 'valorizacion';
    return roles.diferidos.has(code) ? 'diferido' : null;
  };
  return balance.leaves().flatMap((leaf) => {
    const code = balance.leaf(leaf).code;
    const kind = kindOf(code);
    const { debit, credit, closing } = balance.leaf(leaf).sum;
    const moved = max(debit, credit);
    if (kind === null || max(moved, abs(closing)) <= tolerances.noise) return [];
    return [
      {
        severity: moved > tolerances.noise ? ('baja' as const) : ('informativa' as const),
        account: code,
        amount: max(moved, abs(closing)),
        found: closing,
        expected: 0n,
        data: { kind, moved },
        rows: balance.rowsOf([leaf]),
      },
    ];
  });
}

/** PRS-2: production costs left in their class until year end; an omitted transfer is a different matter. */
export function untransferredCosts(
  { balance, history, period, tolerances }: Pick<CheckContext, 'balance' | 'history' | 'period' | 'tolerances'>,
  roles: Readonly<Record<'produccion' | 'costoDeVentas', AccountRole>>,
): RuleFact[] {
  const books = { balance, history, period, noise: tolerances.noise };
  const found = productionLeft(books, roles.produccion, roles.costoDeVentas);
  if (found === null) return [];
  const { left, leaves, entry, isOmitted } = found;
  return [
    {
      // An omitted transfer falsifies the result: `utilidad` judges it, with the entry.
      ...(isOmitted ? { severity: 'informativa' as const } : {}),
      account: roles.produccion.prefixes[0] ?? null,
      amount: abs(left),
      expected: 0n,
      found: left,
      data: {
        accounts: leaves
          .slice(0, MOST_NAMED)
          .map((leaf) => `${balance.leaf(leaf).code} ${balance.leaf(leaf).name}`.trim()),
        count: leaves.length,
        omitted: isOmitted ? 1 : 0,
      },
      entry: isOmitted ? [] : entry,
      rows: balance.rowsOf(leaves),
    },
  ];
}

/**
 * PRS-3: accounts of four digits outside the PUC, under one of its groups (other groups are reported by `diferencia`).
 * Production costs are free: the PUC has only their groups.
 */
export function outsideTheChart(
  balance: TrialBalance,
  { accepted, production }: { accepted: readonly string[]; production: AccountRole },
  noise: Cents,
): RuleFact[] {
  const outside = balance.leaves().filter((leaf) => {
    const code = balance.leaf(leaf).code;
    const known = pucAncestor(code)?.code.length ?? 0;
    if (known !== 2 || code.length < ACCOUNT || production.has(code)) return false;
    return !accepted.some((prefix) => code.startsWith(prefix));
  });
  return [...Map.groupBy(outside, (leaf) => balance.leaf(leaf).code.slice(0, ACCOUNT))].flatMap(([account, leaves]) => {
    const sums = leaves.map((leaf) => balance.leaf(leaf).sum);
    const closing = sums.reduce((sum, amounts) => sum + amounts.closing, 0n);
    const used = sums.reduce((most, amounts) => max(most, amounts.debit, amounts.credit, abs(amounts.closing)), 0n);
    if (used <= noise) return [];
    return [
      {
        account,
        amount: abs(closing),
        data: {
          accounts: leaves.map((leaf) => `${balance.leaf(leaf).code} ${balance.leaf(leaf).name}`.trim()),
          group: pucAncestor(account)?.name ?? '',
        },
        rows: balance.rowsOf(leaves),
      },
    ];
  });
}
