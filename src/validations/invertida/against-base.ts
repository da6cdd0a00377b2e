/** V2-b to e: contra accounts against their base, by group: exceeding it, or left over when it is gone. */

import { FREE } from '#core/books/roles/group-names.es.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { shareWord } from '#core/identity/shared-word.ts';
import { type Cents, max, percentOf } from '#core/money/money.ts';
import { type Contras, closingOnClass, type Family, type Group } from './contra-accounts.ts';
import { entry, largest, ownAccount, tiedTo } from './entry.ts';

/** How a contra account fails its base: it exceeds it, or is left over when it is gone. */
export type Failure = 'excess' | 'leftOver';

/** Families of which each is said. Losses do not require profits. */
const FAMILIES: Readonly<Record<Failure, readonly Family[]>> = {
  excess: ['acumulada', 'deterioro', 'devoluciones'],
  leftOver: ['acumulada', 'deterioro', 'capitalPorSuscribir', 'capitalPorCobrar', 'devoluciones'],
};

/** INV-6 to INV-9, each of its families and failures. */
export function againstBase(
  isOf: (family: Family, failure: Failure) => boolean,
  { balance, groups, accounts: all, pairs, correction, tolerances }: Contras,
): RuleFact[] {
  return groups.flatMap((group) => {
    const { contra, family, corrected, base, accounts } = group;
    const isGone = base <= tolerances.row;
    const failure: Failure = isGone ? 'leftOver' : 'excess';
    const excess = corrected - max(base, 0n);
    const tolerance = isGone ? tolerances.noise : max(tolerances.row, percentOf(base, 0.1));
    if (!FAMILIES[failure].includes(family) || !isOf(family, failure) || excess <= tolerance) return [];
    const fits = fitsElsewhere(balance, group, groups);
    const isMiscoded = isGone && isOfAssetWithout(balance, group, { accounts: all, pairs });
    const main = largest(accounts);
    const signed = (amount: Cents) => (main.amounts.closing > 0n ? amount : -amount);
    return [
      {
        severity: isMiscoded ? 'baja' : severityOf(family, excess, fits, tolerances),
        account: contra,
        series: { accounts: accounts.map(({ code }) => code) },
        amount: excess,
        expected: signed(max(base, 0n)),
        found: signed(corrected),
        data: {
          family,
          name: balance.leaf(main.leaf).name,
          corrected,
          base,
          fits: fits || isMiscoded ? 1 : 0,
        },
        formula: [
          { label: `${family}Base`, amount: base, kind: 'term' },
          { label: family, amount: -corrected, kind: 'term' },
          { label: 'net', amount: base - corrected, kind: 'total' },
        ],
        entry: fits || isMiscoded ? [] : entryOf(balance, group, excess, isGone, correction),
        rows: balance.rowsOf([...accounts.map(({ leaf }) => leaf), ...group.baseLeaves]),
      },
    ];
  });
}

/** Digits of a contra account of all assets together. */
const GENERAL = 4;

/** Over the whole family contras do not exceed their bases: the excess of one class is misplaced from another. */
function fitsElsewhere(balance: TrialBalance, { family }: Group, groups: readonly Group[]): boolean {
  if (family !== 'acumulada') return false;
  const own = groups.filter((group) => group.family === family);
  const corrected = own.reduce((sum, group) => sum + group.corrected, 0n);
  // Groups may share a base.
  const leaves = new Set(own.flatMap(({ baseLeaves }) => baseLeaves));
  const base = [...leaves].reduce((sum, leaf) => sum + closingOnClass(balance, leaf), 0n);
  return own.length > 1 && corrected <= base;
}

/**
 * The code is of another class of assets: one without accumulated depreciation of its own, shares a word of its name
 * and costs no less (159245 «Dep. acumulada armamento», of 1560 «Armamento»).
 */
function isOfAssetWithout(
  balance: TrialBalance,
  { contra, family, corrected, accounts }: Group,
  { accounts: all, pairs }: Pick<Contras, 'accounts' | 'pairs'>,
): boolean {
  if (family !== 'acumulada') return false;
  // In a chart of its own numbers, names that tell no class: «Apilador eléctrico».
  const unclassed = balance.sumOf(balance.leaves(contra.slice(0, 2) + FREE)).closing;
  if (unclassed >= corrected) return true;
  const used = new Set(all.flatMap(({ corrects }) => corrects ?? []));
  const free = pairs.filter(([contra]) => !used.has(contra) && contra.length > GENERAL).map(([, base]) => base);
  const names = accounts.map(({ leaf }) => balance.leaf(leaf).name);
  const namesakes = [...new Set(free.flatMap((base) => balance.leaves(base)))].filter((leaf) =>
    shareWord(names, [balance.leaf(leaf).name]),
  );
  return namesakes.reduce((sum, leaf) => sum + closingOnClass(balance, leaf), 0n) >= corrected;
}

function severityOf(family: Family, excess: Cents, fits: boolean, { noise, materiality }: Tolerances): Severity {
  if (excess <= noise) return 'baja';
  return excess >= materiality && !fits && family !== 'devoluciones' ? 'alta' : 'media';
}

function entryOf(
  balance: TrialBalance,
  { family, accounts }: Group,
  excess: Cents,
  isGone: boolean,
  { excess: pairs, retirement }: Contras['correction'],
): FactEntryLine[] {
  const main = largest(accounts);
  const retired = isGone && family === 'acumulada' && retirement ? ownAccount(balance, retirement) : null;
  const other = retired ?? tiedTo(balance, main, pairs);
  return other === null ? [] : entry(main.code, other, excess);
}
