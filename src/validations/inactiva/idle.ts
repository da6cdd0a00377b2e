/** Balances without movement in a year, by kind, and accounts that become active again. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { idleAccounts, idleBalances } from '#core/checks/idle-balances.ts';
import { entryBetween, MOST_IN_ENTRY, ownAccount } from '#core/checks/suggested-entry.ts';
import type { FactEntryLine, FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { isInLiquidation } from '#core/identity/company-state.es.ts';
import { contraByName } from '#core/identity/contra-name.es.ts';
import { namesLand } from '#core/identity/land-name.es.ts';
import { abs, type Cents, max, min } from '#core/money/money.ts';

/** In the order in which their accounts are looked at. */
const KINDS = ['deudores', 'pasivos', 'inventarios', 'otros'] as const;
export type Kind = (typeof KINDS)[number];
export type Role =
  | Kind
  | 'rendimientos'
  | 'permanentes'
  | 'conPropiaValidacion'
  | 'gastoDeterioro'
  | 'deterioro'
  | 'recuperaciones';

/** Kinds judged by account: third parties of inventories mix suppliers and customers. */
const WHOLE: readonly Kind[] = ['inventarios'];

export interface Books {
  balance: TrialBalance;
  /** Earlier months without gaps, latest first: with the audited one, the idle period. */
  past: readonly TrialBalance[];
  /** All available earlier months. */
  history: readonly TrialBalance[];
  roles: Readonly<Record<Role, AccountRole>>;
  materiality: Cents;
  noise: Cents;
}

/** INA-1 to INA-4, one for each kind: one fact per account, with its third parties. */
export function idleFacts(kind: Kind, books: Books): RuleFact[] {
  const { balance, past, roles, materiality } = books;
  const impairment = new Set(impairmentLeaves(books));
  const leaves = roles[kind].leaves().filter((leaf) => !impairment.has(leaf));
  const isWhole = (leaf: number) => WHOLE.includes(kind) || !balance.leaf(leaf).hasThirdParties;
  const byThirdParty = leaves.filter((leaf) => !isWhole(leaf));
  const idle = idleBalances(balance, past, byThirdParty, materiality).map(
    ({ key, thirdParty, part }): Idle => ({
      key,
      thirdParty,
      leaf: part.leaf,
      amount: part.closing,
      rows: part.rows,
    }),
  );
  const left = kind === 'deudores' ? withoutImpairment(idle, books) : idle;
  const whole = idleAccounts(balance, past, leaves.filter(isWhole), materiality);
  return [
    ...[...Map.groupBy(left, ({ leaf }) => leaf)].map(([leaf, own]) =>
      idleFact(
        kind,
        leaf,
        own.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
        books,
      ),
    ),
    ...whole.map((leaf) => idleFact(kind, leaf, [], books)),
  ];
}

/** An idle balance of a third party in an account, debit positive. */
interface Idle {
  key: string;
  thirdParty: number;
  leaf: number;
  amount: Cents;
  rows: readonly number[];
}

/** Impairment of receivables, by code or by name. */
function impairmentLeaves({ balance, roles }: Books): number[] {
  const named = roles.deudores
    .leaves()
    .filter((leaf) => contraByName(balance.leaf(leaf).code, balance.leaf(leaf).name) === 'impairment');
  return [...new Set([...roles.deterioro.leaves(), ...named])].sort((a, b) => a - b);
}

/** Net of what is impaired for the same third party; what is left must still matter. */
function withoutImpairment(idle: readonly Idle[], books: Books): Idle[] {
  const { balance, materiality } = books;
  const keys = new Set(idle.map(({ key }) => key));
  const impaired = new Map(
    balance.people(impairmentLeaves(books), { only: keys }).list.map(({ key, closing }) => [key, max(-closing, 0n)]),
  );
  return idle
    .map((one): Idle => {
      const covered = min(impaired.get(one.key) ?? 0n, max(one.amount, 0n));
      impaired.set(one.key, (impaired.get(one.key) ?? 0n) - covered);
      return { ...one, amount: one.amount - covered };
    })
    .filter(({ amount }) => abs(amount) > materiality);
}

/** Impairment that no third party carries covers the whole amount: it was estimated for the portfolio together. */
function isImpairedTogether(amount: Cents, books: Books): boolean {
  const { balance } = books;
  const leaves = impairmentLeaves(books);
  const all = -balance.sumOf(leaves).closing;
  const named = balance.people(leaves).list.reduce((sum, { closing }) => sum - closing, 0n);
  return amount > 0n && all - named >= amount;
}

function idleFact(kind: Kind, leaf: number, thirdParties: FactThirdParty[], books: Books): RuleFact {
  const { balance, past } = books;
  const account = balance.leaf(leaf).code;
  const closing = balance.leaf(leaf).sum.closing;
  const amount =
    thirdParties.length === 0 ? closing : thirdParties.reduce((sum, thirdParty) => sum + thirdParty.amount, 0n);
  const state = kind === 'deudores' ? stateOf(thirdParties, amount, books) : '';
  return {
    // Land for a project waits for years and does not age.
    severity: kind === 'otros' || state !== '' || isLand(kind, leaf, balance) ? 'baja' : 'media',
    account,
    thirdParties,
    amount: abs(amount),
    found: amount,
    data: { months: past.length + 1, state },
    // What is impaired together needs no second impairment, and a liquidator measures all at what will be collected.
    entry: state === 'together' || state === 'liquidation' ? [] : entryOf(kind, account, thirdParties, closing, books),
    rows:
      thirdParties.length === 0
        ? balance.leaf(leaf).rows
        : thirdParties.flatMap(({ rows }) => rows).sort((a, b) => a - b),
  };
}

function isLand(kind: Kind, leaf: number, balance: TrialBalance): boolean {
  return kind === 'inventarios' && namesLand(balance.leaf(leaf).name);
}

/** What takes weight from an idle receivable, or ''. */
function stateOf(
  thirdParties: readonly FactThirdParty[],
  amount: Cents,
  books: Books,
): 'interest' | 'liquidation' | 'together' | '' {
  if (earnsInterest(thirdParties, books)) return 'interest';
  if (isInLiquidation(books.balance.company.name)) return 'liquidation';
  return isImpairedTogether(amount, books) ? 'together' : '';
}

/** A loan with interest bookings is active, even without repayments. */
function earnsInterest(thirdParties: readonly FactThirdParty[], { balance, roles }: Books): boolean {
  if (thirdParties.length === 0) return false;
  const keys = new Set(thirdParties.map(({ thirdParty }) => balance.thirdParties.key(thirdParty)));
  const earned = balance.people(roles.rendimientos.leaves(), { only: keys });
  return [...keys].every((key) => (earned.get(key)?.credit ?? 0n) > 0n);
}

/**
 * Impairment of uncollectable or unsaleable balances; income from unpaid liabilities. No entry for balances on the
 * other side.
 */
function entryOf(
  kind: Kind,
  account: string,
  thirdParties: readonly FactThirdParty[],
  closing: Cents,
  { balance, roles }: Books,
): FactEntryLine[] {
  const own = (role: Role) => ownAccount(balance, roles[role].prefixes);
  const lines =
    thirdParties.length === 0 ? [{ thirdParty: null, amount: closing }] : thirdParties.slice(0, MOST_IN_ENTRY);
  return lines.flatMap(({ thirdParty, amount }) => {
    if (kind === 'deudores') return entryBetween(own('gastoDeterioro'), own('deterioro'), max(amount, 0n), thirdParty);
    if (kind === 'pasivos') return entryBetween(account, own('recuperaciones'), max(-amount, 0n), thirdParty);
    return [];
  });
}

/**
 * INA-5: an account that moves after an idle period. A new account is not dormant: it must open with a balance, or have
 * been used before the idle period.
 */
export function wokenFacts({ balance, past, history, roles, materiality, noise }: Books): RuleFact[] {
  const leaves = [...KINDS, 'permanentes' as const].flatMap((role) => roles[role].leaves());
  const before = history.filter((month) => !past.includes(month));
  return leaves.flatMap((leaf) => {
    const code = balance.leaf(leaf).code;
    const now = balance.leaf(leaf).sum;
    const moved = max(now.debit, now.credit);
    if (moved <= materiality || past.some((month) => hasMoved(month, code))) return [];
    const wasUsed = abs(now.opening) > noise || before.some((month) => hasMoved(month, code));
    if (!wasUsed) return [];
    const thirdParties = balance
      .leaf(leaf)
      .people.map(({ entry: thirdParty, debit, credit, rows }) => ({ thirdParty, amount: debit - credit, rows }))
      .filter(({ amount }) => amount !== 0n);
    return [
      {
        severity: roles.permanentes.has(code) ? ('baja' as const) : ('media' as const),
        account: code,
        thirdParties,
        amount: moved,
        data: { months: past.length, debit: now.debit, credit: now.credit, opening: now.opening },
        rows: thirdParties.flatMap(({ rows }) => rows).sort((a, b) => a - b),
      },
    ];
  });
}

function hasMoved(month: TrialBalance, code: string): boolean {
  const { debit, credit } = month.sum(code);
  return debit !== 0n || credit !== 0n;
}
