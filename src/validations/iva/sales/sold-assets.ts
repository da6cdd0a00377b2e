/** Sales of fixed assets: VAT is on the price, while only the gain over book value is income. */
import { type Cents, max, percentOf } from '#core/money/money.ts';
import { type Context, isAbove } from '../rules.ts';

interface Taxed {
  tax: Cents;
  all: Cents;
}

/** Book value of the disposed assets: of their price, only the gain is in income. */
export function soldAssets({ roles }: Context): Cents {
  const { credit } = roles.activosFijos.sum();
  return credit === 0n ? 0n : max(credit - roles.depreciacion.sum().debit, 0n);
}

/** Whether VAT above the highest rate is explained by assets sold in the month. */
export function isTaxOfAssets(sales: readonly Taxed[], highest: number, context: Context): boolean {
  const excess = sales.reduce((sum, { tax, all }) => sum + max(tax - percentOf(max(all, 0n), highest), 0n), 0n);
  if (excess === 0n) return false;
  const sold = soldAssets(context);
  return sold > 0n && !isAbove(excess, sold, highest, context.parameters.puntosDeTarifa);
}
