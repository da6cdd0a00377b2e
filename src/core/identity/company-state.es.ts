/** What the name of a company says of its state and of its kind. */
import { plainName } from './plain-name.ts';

/** In liquidation: going concern is not assumed any more (NIIF para las PYMES 3.8). */
export function isInLiquidation(name: string | null): boolean {
  return name !== null && /\bEN LIQUIDACION\b/.test(plainName(name));
}

/** Consortium or temporary union, not a company called so: its members are taxed on its income (ET 18). */
export function isJointVenture(name: string | null): boolean {
  const plain = plainName(name ?? '');
  return /^(CONSORCIO|UNION TEMPORAL|U T)\b/.test(plain) && !/\b(S A S?|SAS|LTDA|LIMITADA)\b/.test(plain);
}
