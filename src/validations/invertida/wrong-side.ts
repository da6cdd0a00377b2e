/** V2-a: contra accounts on the side of their class, such as accumulated depreciation with a debit balance. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { FactEntryLine, FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import type { Cents } from '#core/money/money.ts';
import { classNature } from '#core/reference/chart/puc.ts';
import { type ContraAccount, type Contras, type Family, onSideOfClass } from './contra-accounts.ts';
import { entry, tiedTo } from './entry.ts';

/** Families that affect presentation only. */
const SOFT: ReadonlySet<Family> = new Set(['devoluciones', 'otras']);

/** INV-12: impairment reversed beyond what a third party had, hidden by the others of the account. */
export function hiddenByOthers(contras: Contras): RuleFact[] {
  return contras.accounts.flatMap((account) => hiddenIn(account, contras));
}

function hiddenIn(account: ContraAccount, { balance, missing, tolerances }: Contras): RuleFact[] {
  const { code, family, amounts, wrong } = account;
  const { materiality, noise } = tolerances;
  if (family !== 'deterioro' || wrong > 0n) return [];
  const over = thirdPartiesOnSideOfClass(balance, account, noise).filter(({ thirdParty }) => thirdParty !== 0);
  if (over.length === 0) return [];
  const amount = over.reduce((sum, one) => sum + one.amount, 0n);
  const expense = tiedTo(balance, account, missing);
  return [
    {
      severity: amount >= materiality ? 'media' : 'baja',
      account: code,
      thirdParties: over,
      amount,
      expected: 0n,
      found: amounts.closing,
      entry:
        expense === null
          ? []
          : over.flatMap(({ thirdParty, amount: each }) => entryBetween(expense, code, each, thirdParty)),
      rows: over.flatMap(({ rows }) => rows),
    },
  ];
}

/** INV-1 to INV-5, each of its families. */
export function wrongSides(families: readonly Family[], contras: Contras): RuleFact[] {
  const { balance, accounts, tolerances } = contras;
  return accounts
    .filter(({ family, wrong }) => families.includes(family) && wrong > tolerances.row)
    .map((account): RuleFact => {
      const { code, family, amounts, wrong } = account;
      const before = onSideOfClass(code, amounts.opening);
      const thirdParties = thirdPartiesOnSideOfClass(balance, account, tolerances.row);
      return {
        severity: severityOf(family, wrong, tolerances),
        account: code,
        thirdParties,
        amount: wrong,
        expected: 0n,
        found: amounts.closing,
        data: {
          side: classNature(code) === 'D' ? 'debito' : 'credito',
          inherited: before > tolerances.row ? before : 0n,
        },
        formula: [
          { label: 'opening', amount: amounts.opening, kind: 'term' },
          { label: 'debits', amount: amounts.debit, kind: 'term' },
          { label: 'credits', amount: -amounts.credit, kind: 'term' },
          { label: amounts.closing > 0n ? 'closingDebit' : 'closingCredit', amount: amounts.closing, kind: 'total' },
        ],
        entry: entryOf(account, contras),
        rows: balance.rowsOf([account.leaf]),
      };
    });
}

function severityOf(family: Family, wrong: Cents, { noise, materiality }: Tolerances): Severity {
  if (wrong <= noise || family === 'orden') return 'baja';
  return wrong >= materiality && !SOFT.has(family) ? 'alta' : 'media';
}

/**
 * Correct booking of the balance: more impairment expense, a sale booked as a return, a profit booked as a loss. None
 * for accumulated depreciation: only documents tell whether the debit was a retirement.
 */
function entryOf(account: ContraAccount, { balance, pairs: bases, missing }: Contras): FactEntryLine[] {
  const { code, family, wrong } = account;
  const pairs = family === 'deterioro' ? missing : family === 'devoluciones' || family === 'patrimonio' ? bases : [];
  const tied = tiedTo(balance, account, pairs);
  if (tied === null || tied === code) return [];
  return classNature(code) === 'D' ? entry(tied, code, wrong) : entry(code, tied, wrong);
}

function thirdPartiesOnSideOfClass(
  balance: TrialBalance,
  { leaf, code }: ContraAccount,
  tolerance: Cents,
): FactThirdParty[] {
  return balance
    .leaf(leaf)
    .people.map(({ entry: thirdParty, closing, rows }) => ({ thirdParty, amount: onSideOfClass(code, closing), rows }))
    .filter(({ amount }) => amount > tolerance);
}
