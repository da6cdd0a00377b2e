/** Assets that the company sells: the tax is on their price, while only the gain over what they were worth in the books is income. */
import { type Cents, max, percentOf } from '#core/money/money.ts';
import { type Context, isAbove } from './rules.ts';

interface Taxed {
  tax: Cents;
  all: Cents;
}

/** What the assets that left the books were worth in them: of their price, only the gain is in the income. */
export function soldAssets({ roles }: Context): Cents {
  const { credit } = roles.activosFijos.sum();
  return credit === 0n ? 0n : max(credit - roles.depreciacion.sum().debit, 0n);
}

/** Whether the tax above the highest rate is that of assets sold in the month. */
export function isTaxOfAssets(sales: readonly Taxed[], highest: number, context: Context): boolean {
  const excess = sales.reduce((sum, { tax, all }) => sum + max(tax - percentOf(max(all, 0n), highest), 0n), 0n);
  if (excess === 0n) return false;
  const sold = soldAssets(context);
  return sold > 0n && !isAbove(excess, sold, highest, context.parameters.puntosDeTarifa);
}
