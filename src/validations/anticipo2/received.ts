/** Advances received: from customers with debts, from customers who bought without using them, and idle ones. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { byAccount, type CrossedPair, type Crossing, crossings, shrinking } from '#core/checks/crossing.ts';
import { idleBalances } from '#core/checks/idle-balances.ts';
import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import type { FactTerm } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { type Cents, min } from '#core/money/money.ts';
import { type Unamortised, unamortised } from './amortised.ts';
import { type Instalment, instalmentsInIncome } from './as-income.ts';
import { collectedAsBefore } from './collections.ts';
import { unreleased } from './others-money.ts';
import type { Books, Roles } from './roles.ts';

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
  readonly books: Books;
  readonly #balance: TrialBalance;
  readonly #roles: Roles;
  readonly #tolerances: Tolerances;
  readonly #leaves: readonly number[];
  #unamortised: readonly Unamortised[] | null = null;
  #crossings: readonly Crossing[] | null = null;
  #unused: readonly Stake[] | null = null;
  #told: ReadonlySet<string> | null = null;
  #instalments: readonly Instalment[] | null = null;

  constructor(books: Books) {
    const { balance, roles, tolerances } = books;
    this.books = books;
    this.#balance = balance;
    this.#roles = roles;
    this.#tolerances = tolerances;
    // Advances amortised with progress are crossed last.
    this.#leaves = [...roles.anticiposRecibidos.leaves(), ...roles.anticiposDeContratos.leaves()];
  }

  get isNone(): boolean {
    return this.#leaves.length === 0;
  }

  /** Instalments that were always advances, and this month income. */
  get instalments(): readonly Instalment[] {
    this.#instalments ??= instalmentsInIncome(this.books);
    return this.#instalments;
  }

  /** Customers whose contract advance should have been amortised by the month's bill. */
  get #amortisable(): readonly Unamortised[] {
    const { balance, period, year, roles, tolerances } = this.books;
    this.#unamortised ??= unamortised(balance, period, year, roles, tolerances.noise);
    return this.#unamortised;
  }

  /** Customers with an advance and a debt. */
  get #crossed(): readonly Crossing[] {
    const owed = [...this.#roles.clientes.leaves(), ...this.#roles.clientesExterior.leaves()];
    this.#crossings ??= crossings(this.#balance, owed, this.#leaves, this.#tolerances.row);
    return this.#crossings;
  }

  /** ANR-2 of contracts: the bill did not take its usual share of the advance. Precedes the others: it says how much. */
  unamortised(): RuleFact[] {
    const { materiality } = this.#tolerances;
    const receivable = ownAccount(this.#balance, this.#roles.clientes.prefixes);
    return [...Map.groupBy(this.#amortisable, ({ leaf }) => leaf)].map(([leaf, own]) => {
      const amount = own.reduce((sum, one) => sum + one.amount, 0n);
      const account = this.#balance.leaf(leaf).code;
      return {
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
  crossed(): RuleFact[] {
    const split = this.#crossed.flatMap(({ thirdParty, pairs }) =>
      pairs.map((pair) => ({ thirdParty, amount: pair.amount, pairs: [pair] })),
    );
    const amortised = shrinking(this.#balance, this.#roles.anticiposDeContratos.leaves());
    const amortisable = new Set(this.#amortisable.map(({ key }) => key));
    const isAmortised = (key: string) => amortised.has(key) || amortisable.has(key);
    return [...Map.groupBy(split, ({ pairs: [pair] }) => this.#kindOf(pair!))].flatMap(([kind, own]) => {
      // Amortised in the month as agreed: an open invoice beside it is normal.
      const open = kind === 'progress' ? own.filter(({ thirdParty }) => !isAmortised(thirdParty.key)) : own;
      return this.#crossedFacts(kind, open);
    });
  }

  /** ANR-2: the advance did not move in a month in which the customer bought. */
  unused(): RuleFact[] {
    return this.#stakeFacts(this.#unusedStakes, {});
  }

  get #unusedStakes(): readonly Stake[] {
    if (this.#unused !== null) return this.#unused;
    const still = idleBalances(this.#balance, [], this.#leaves, this.#tolerances.noise).filter(
      ({ key, part }) => part.closing < 0n && !this.#isTold(key),
    );
    const bought = this.#balance.people(this.#roles.ingresos.leaves(), { only: new Set(still.map(({ key }) => key)) });
    this.#unused = still
      .map(({ key, thirdParty, part }): Stake => {
        const income = bought.get(key);
        const amount = income ? min(-part.closing, income.credit - income.debit) : 0n;
        return { leaf: part.leaf, key, thirdParty, amount, rows: part.rows };
      })
      .filter(({ amount }) => amount > this.#tolerances.noise);
    return this.#unused;
  }

  /** ANR-7: deferred income, a deposit or an advance that is released every month, and now was not. */
  unreleased(): RuleFact[] {
    const told = [...this.#amortisable, ...this.#unusedStakes, ...this.instalments].map(({ key }) => key);
    return unreleased(this.books, new Set(told));
  }

  /** ANR-3: a customer's balance without movement in the month and the months before. */
  idle(): RuleFact[] {
    const { past } = this.books;
    const unused = new Set(this.#unusedStakes.map(({ key }) => key));
    const stakes = idleBalances(this.#balance, past.balances, this.#leaves, this.#tolerances.materiality)
      .filter(({ key, part }) => part.closing < 0n && !this.#isTold(key) && !unused.has(key))
      .map(({ key, thirdParty, part }): Stake => {
        return { leaf: part.leaf, key, thirdParty, amount: -part.closing, rows: part.rows };
      });
    return this.#stakeFacts(stakes, { months: past.months.length + 1 });
  }

  /** Told with the debt that it is crossed with, the bill that should have amortised it, or the income that it became. */
  #isTold(key: string): boolean {
    this.#told ??= new Set([
      ...this.#crossed.map(({ thirdParty }) => thirdParty.key),
      ...this.#amortisable.map((one) => one.key),
      ...this.instalments.map((one) => one.key),
    ]);
    return this.#told.has(key);
  }

  #kindOf({ debitLeaf, creditLeaf }: CrossedPair): Kind {
    if (this.#roles.anticiposDeContratos.has(this.#balance.leaf(creditLeaf).code)) return 'progress';
    return this.#roles.clientesExterior.has(this.#balance.leaf(debitLeaf).code) ? 'foreign' : 'plain';
  }

  #crossedFacts(kind: Kind, found: readonly Crossing[]): RuleFact[] {
    // Beside a currency or a contract the two may stay open: not where it is the month's collection that went to the advance.
    const isCollection = kind === 'foreign' && collectedAsBefore(this.books, found);
    return byAccount(this.#balance, found, 'creditLeaf').map(({ leaf, thirdParties, amount, entry, moved, rows }) => {
      const owed = [...new Set(entry.filter(({ credit }) => credit > 0n).map(({ account }) => account))];
      return {
        severity: (kind !== 'plain' && !isCollection) || amount <= this.#tolerances.noise ? 'baja' : 'media',
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

  #stakeFacts(stakes: readonly Stake[], data: Readonly<Record<string, number>>): RuleFact[] {
    return [...Map.groupBy(stakes, ({ leaf }) => leaf)].map(([leaf, own]) => ({
      severity: own.some(({ amount }) => amount > this.#tolerances.materiality) ? 'media' : 'baja',
      account: this.#balance.leaf(leaf).code,
      thirdParties: own.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
      amount: own.reduce((sum, one) => sum + one.amount, 0n),
      data,
      rows: own.flatMap(({ rows }) => rows).sort((a, b) => a - b),
    }));
  }
}
