/** What the name of a company says of its state. */
import { plainName } from './plain-name.ts';

/** In liquidation: going concern is not assumed any more (NIIF para las PYMES 3.8). */
export function isInLiquidation(name: string | null): boolean {
  return name !== null && /\bEN LIQUIDACION\b/.test(plainName(name));
}
