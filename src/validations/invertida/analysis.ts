/** What the rules of invertida share: the contra accounts, and equity that INV-10 and INV-11 judge by itself. */
import type { Found, RuleFact } from '#core/engine/rule.ts';
import type { Contras } from './contra-accounts.ts';

export interface Analysis {
  contras: Contras;
  capital: Found;
  losses: readonly RuleFact[];
}
