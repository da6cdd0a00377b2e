/** The same assets in earlier months, each built once (cache). */
import { previousMonth } from '#core/calendar/period.ts';
import { type AssetMonth, assetMonth, type ClassMonth } from './asset-classes.ts';
import type { Context } from './roles.ts';

export class EarlierMonths {
  readonly #context: Context;
  readonly #built = new Map<number, AssetMonth | null>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** `back` calendar months before the audited one, or null without books. */
  back(back: number): AssetMonth | null {
    const known = this.#built.get(back);
    if (known !== undefined) return known;
    let period = this.#context.period;
    for (let step = 0; step < back; step++) period = previousMonth(period);
    const balance = this.#context.history.at(period);
    const built = balance && assetMonth(balance, period, this.#context);
    this.#built.set(back, built);
    return built;
  }

  /** The class `back` months before, or null. */
  classBack(key: string, back: number): ClassMonth | null {
    const month = this.back(back);
    if (month === null) return null;
    return key === '' ? month.total : (month.classes.find((one) => one.key === key) ?? null);
  }

  /**
   * Whether assets were never depreciated in at least three earlier months, December aside: depreciation is booked at
   * year end.
   */
  neverMonthly(): boolean {
    let ordinary = 0;
    for (let back = 1; back <= 23; back++) {
      const month = this.back(back);
      if (month === null || month.period.month === 12 || month.total.costOpening <= 0n) continue;
      if (month.total.charged !== 0n || month.total.credited !== 0n) return false;
      ordinary++;
    }
    return ordinary >= 3;
  }
}
