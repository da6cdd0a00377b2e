/** The stake of a finding in words. */
import type { Stake } from './stake.ts';

export const stakeWord: Readonly<Record<Stake, string>> = {
  at_risk: 'en riesgo',
  to_explain: 'por explicar',
  reference: 'de referencia',
};
