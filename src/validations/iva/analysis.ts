/** What the rules of iva share, each part worked out when a rule first needs it. */
import { consumptionLeaves } from './consumption/consumption-accounts.es.ts';
import { type FormerPeriod, previousPeriod } from './period/periods.ts';
import { type Deductible, deductible } from './purchases/deductible.ts';
import { type ImportFacts, importVat } from './purchases/import-vat.ts';
import type { Context } from './rules.ts';
import { type Sales, salesOfMonth } from './sales/sales.ts';
import { type VatAccounts, vatAccounts } from './vat-accounts.es.ts';

export class Analysis {
  readonly context: Context;
  readonly accounts: VatAccounts;
  #sales: Sales | null = null;
  #deductible: Deductible | null | undefined;
  #imports: ImportFacts | null = null;
  #former: FormerPeriod | null = null;

  constructor(context: Context) {
    this.context = context;
    this.accounts = vatAccounts(context.balance, context.roles);
  }

  /** No account of VAT nor of consumption tax. */
  get isWithoutTax(): boolean {
    const { balance, roles } = this.context;
    const isWithoutVat = Object.values(this.accounts).every((leaves) => leaves.length === 0);
    return isWithoutVat && consumptionLeaves(balance, roles).length === 0;
  }

  /** Responsible for VAT, or unknown. */
  get isResponsible(): boolean {
    return this.context.profile.responsableIva !== false;
  }

  get sales(): Sales {
    this.#sales ??= salesOfMonth(this.accounts, this.context);
    return this.#sales;
  }

  /** Null without deductible VAT. */
  get deductible(): Deductible | null {
    if (this.#deductible === undefined) this.#deductible = deductible(this.accounts, this.context);
    return this.#deductible;
  }

  get imports(): ImportFacts {
    this.#imports ??= importVat(this.accounts, this.context);
    return this.#imports;
  }

  get former(): FormerPeriod {
    this.#former ??= previousPeriod(this.accounts, this.context);
    return this.#former;
  }
}
