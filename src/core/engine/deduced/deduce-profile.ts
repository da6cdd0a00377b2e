/**
 * The company by its books: facts of the profile that nobody stated, deduced from the last twelve months with what they
 * rest on. A fact is deduced only from what repeats; what the books leave open stays open. Codes are the decree's: the
 * books are those seen under equivalent accounts.
 */
import type { SeenBooks } from '#core/books/roles/equivalent-books.ts';
import type { Period } from '#core/calendar/period.ts';
import type { CompanyProfile } from '../company-profile.ts';
import { type DeducibleField, deducibleFields } from './deducible-fields.ts';
import type { Deduction, SeenMonth } from './deduction.ts';
import { exemption, riskClass } from './payroll-facts.ts';
import { incomeRegime, withholdingAgent } from './tax-facts.ts';
import { vatPeriod, vatResponsible } from './vat-facts.ts';

/** Months of the books, oldest first; null: the books leave it open. */
type Deduce<Value> = (months: readonly SeenMonth[]) => Deduction<Value> | null;

const deductions = {
  responsableIva: vatResponsible,
  periodoIva: vatPeriod,
  exonerado1141: exemption,
  agenteRetencion: withholdingAgent,
  regimen: incomeRegime,
  claseArl: riskClass,
} satisfies { [Field in DeducibleField]: Deduce<NonNullable<CompanyProfile[Field]>> };

/** Months that are looked at, the audited one among them. */
const YEAR = 12;

/** The facts of one audit, each deduced when first asked for. */
export class DeducedProfile {
  readonly #books: () => SeenBooks;
  readonly #period: Period;
  readonly #known = new Map<DeducibleField, Deduction | null>();
  #months: readonly SeenMonth[] | null = null;

  constructor(books: () => SeenBooks, period: Period) {
    this.#books = books;
    this.#period = period;
  }

  of(field: DeducibleField): Deduction | null {
    const known = this.#known.get(field);
    if (known !== undefined) return known;
    this.#months ??= this.#read();
    const found = deductions[field](this.#months);
    this.#known.set(field, found);
    return found;
  }

  /**
   * The stated profile, with what is silent deduced when it is read.
   * @param used gets the deduced fields that were read
   */
  over(stated: CompanyProfile, used: Set<DeducibleField>): CompanyProfile {
    const profile: CompanyProfile = { ...stated };
    for (const field of deducibleFields) {
      if (stated[field] !== undefined) continue;
      Object.defineProperty(profile, field, {
        enumerable: true,
        get: () => {
          const found = this.of(field);
          if (found !== null) used.add(field);
          return found?.value;
        },
      });
    }
    return profile;
  }

  #read(): SeenMonth[] {
    const { balance, history } = this.#books();
    const earlier = history.months.filter(({ period }) => period.month <= 12).slice(1 - YEAR);
    return this.#period.month > 12 ? earlier : [...earlier, { period: this.#period, balance }];
  }
}
