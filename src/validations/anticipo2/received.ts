/** Advances received: from customers with debts, from customers who bought without using them, and idle ones. */

import type { PastMonths } from '#core/books/past-months.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { byAccount, type CrossedPair, type Crossing, crossings, shrinking } from '#core/checks/crossing.ts';
import { idleBalances } from '#core/checks/idle-balances.ts';
import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import type { Fact, FactTerm } from '#core/engine/fact.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { type Cents, min } from '#core/money/money.ts';
import { unamortised } from './amortised.ts';
import type { Roles, Rule } from './roles.ts';

/** Reason why an advance may stay open beside a debt: amortised with progress, or in a foreign currency. */
type Kind = 'plain' | 'progress' | 'foreign';

interface Stake {
  leaf: number;
  key: string;
  thirdParty: number;
  amount: Cents;
  rows: readonly number[];
}

/** Reports each advance once: crossed ones are not reported as idle. */
export class ReceivedAdvances {
  readonly #balance: TrialBalance;
  readonly #roles: Roles;
  readonly #tolerances: Tolerances;
  readonly #leaves: readonly number[];
  readonly #told = new Set<string>();
  /** Customers whose contract advance should have been amortised by the month's bill. */
  readonly #amortisable = new Set<string>();

  constructor(balance: TrialBalance, roles: Roles, tolerances: Tolerances) {
    this.#balance = balance;
    this.#roles = roles;
    this.#tolerances = tolerances;
    // Advances amortised with progress are crossed last.
    this.#leaves = [...roles.anticiposRecibidos.leaves(), ...roles.anticiposDeContratos.leaves()];
  }

  get isNone(): boolean {
    return this.#leaves.length === 0;
  }

  /** ANR-2 of contracts: the bill did not take its usual share of the advance. Comes first: it says how much. */
  unamortised(period: Period, past: readonly TrialBalance[]): Fact<Rule>[] {
    const { noise, materiality } = this.#tolerances;
    const found = unamortised(this.#balance, period, past, this.#roles, noise);
    for (const { key } of found) this.#amortisable.add(key);
    const receivable = ownAccount(this.#balance, this.#roles.clientes.prefixes);
    return [...Map.groupBy(found, ({ leaf }) => leaf)].map(([leaf, own]) => {
      const amount = own.reduce((sum, one) => sum + one.amount, 0n);
      const account = this.#balance.leaf(leaf).code;
      return {
        rule: 'ANR-2',
        severity: amount * 10n >= materiality ? 'media' : 'baja',
        account,
        subject: 'contratos',
        thirdParties: own.map(({ thirdParty, amount: each, rows }) => ({ thirdParty, amount: each, rows })),
        amount,
        expected: amount,
        found: 0n,
        data: { billed: own.reduce((sum, one) => sum + one.billed, 0n) },
        entry: own.flatMap((one) => entryBetween(account, receivable, one.amount, one.thirdParty)),
        rows: own.flatMap(({ rows }) => rows).sort((a, b) => a - b),
      };
    });
  }

  /** ANR-1: the customer has an advance and a debt. */
  crossed(): Fact<Rule>[] {
    const owed = [...this.#roles.clientes.leaves(), ...this.#roles.clientesExterior.leaves()];
    const found = crossings(this.#balance, owed, this.#leaves, this.#tolerances.row);
    for (const { thirdParty } of found) this.#told.add(thirdParty.key);
    const split = found.flatMap(({ thirdParty, pairs }) =>
      pairs.map((pair) => ({ thirdParty, amount: pair.amount, pairs: [pair] })),
    );
    const amortised = shrinking(this.#balance, this.#roles.anticiposDeContratos.leaves());
    const isAmortised = (key: string) => amortised.has(key) || this.#amortisable.has(key);
    return [...Map.groupBy(split, ({ pairs: [pair] }) => this.#kindOf(pair!))].flatMap(([kind, own]) => {
      // Amortised in the month as agreed: an open invoice beside it is normal.
      const open = kind === 'progress' ? own.filter(({ thirdParty }) => !isAmortised(thirdParty.key)) : own;
      return this.#crossedFacts(kind, open);
    });
  }

  /** ANR-2: the advance did not move in a month in which the customer bought. */
  unused(): Fact<Rule>[] {
    const still = idleBalances(this.#balance, [], this.#leaves, this.#tolerances.noise).filter((one) =>
      this.#isOpen(one),
    );
    if (still.length === 0) return [];
    const bought = this.#balance.people(this.#roles.ingresos.leaves(), { only: new Set(still.map(({ key }) => key)) });
    const stakes = still
      .map(({ key, thirdParty, part }): Stake => {
        const income = bought.get(key);
        const amount = income ? min(-part.closing, income.credit - income.debit) : 0n;
        return { leaf: part.leaf, key, thirdParty, amount, rows: part.rows };
      })
      .filter(({ amount }) => amount > this.#tolerances.noise);
    for (const { key } of stakes) this.#told.add(key);
    return this.#stakeFacts('ANR-2', stakes, {});
  }

  /** ANR-3: a customer's balance without movement in the month and the months before. */
  idle(past: PastMonths): Fact<Rule>[] {
    const stakes = idleBalances(this.#balance, past.balances, this.#leaves, this.#tolerances.materiality)
      .filter((one) => this.#isOpen(one))
      .map(({ key, thirdParty, part }): Stake => {
        return { leaf: part.leaf, key, thirdParty, amount: -part.closing, rows: part.rows };
      });
    return this.#stakeFacts('ANR-3', stakes, { months: past.months.length + 1 });
  }

  #isOpen({ key, part }: { key: string; part: ThirdParty }): boolean {
    return part.closing < 0n && !this.#told.has(key) && !this.#amortisable.has(key);
  }

  #kindOf({ debitLeaf, creditLeaf }: CrossedPair): Kind {
    if (this.#roles.anticiposDeContratos.has(this.#balance.leaf(creditLeaf).code)) return 'progress';
    return this.#roles.clientesExterior.has(this.#balance.leaf(debitLeaf).code) ? 'foreign' : 'plain';
  }

  #crossedFacts(kind: Kind, found: readonly Crossing[]): Fact<Rule>[] {
    return byAccount(this.#balance, found, 'creditLeaf').map(({ leaf, thirdParties, amount, entry, moved, rows }) => {
      const owed = [...new Set(entry.filter(({ credit }) => credit > 0n).map(({ account }) => account))];
      return {
        rule: 'ANR-1',
        severity: kind !== 'plain' || amount <= this.#tolerances.noise ? 'baja' : 'media',
        account: this.#balance.leaf(leaf).code,
        ...(kind === 'plain' ? {} : { subject: kind }),
        thirdParties,
        amount,
        expected: 0n,
        found: -amount,
        data: {
          kind,
          moved,
          owed: owed.map((code) => `${code} ${this.#balance.accountName(code)}`.trim()),
        },
        formula: thirdParties.length === 1 ? this.#formula(leaf, owed, thirdParties[0]!.thirdParty, amount) : [],
        // Only the agreed share of each bill is crossed, and the contract says it.
        entry: kind === 'progress' ? [] : entry,
        rows,
      };
    });
  }

  /** Both sides of one third party. */
  #formula(leaf: number, owed: readonly string[], thirdParty: number, amount: Cents): FactTerm[] {
    const only = new Set([this.#balance.thirdParties.key(thirdParty)]);
    const closing = (leaves: readonly number[]) =>
      this.#balance.people(leaves, { only: only }).list.reduce((sum, one) => sum + one.closing, 0n);
    return [
      { label: 'advance', amount: -closing([leaf]), kind: 'term' },
      { label: 'owed', amount: closing(owed.map((code) => this.#balance.accountIndex(code))), kind: 'term' },
      { label: 'crossed', amount, kind: 'total' },
    ];
  }

  #stakeFacts(rule: Rule, stakes: readonly Stake[], data: Readonly<Record<string, number>>): Fact<Rule>[] {
    return [...Map.groupBy(stakes, ({ leaf }) => leaf)].map(([leaf, own]) => ({
      rule,
      severity: own.some(({ amount }) => amount > this.#tolerances.materiality) ? 'media' : 'baja',
      account: this.#balance.leaf(leaf).code,
      thirdParties: own.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
      amount: own.reduce((sum, one) => sum + one.amount, 0n),
      data,
      rows: own.flatMap(({ rows }) => rows).sort((a, b) => a - b),
    }));
  }
}
