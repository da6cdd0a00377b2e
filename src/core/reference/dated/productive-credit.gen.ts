// Generated from data/productive_credit.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface ProductiveMonth {
  /** yyyy-mm. */
  readonly month: string;
  /** De mayor monto: above 25 minimum wages, up to 120. */
  readonly large: number | null;
  /** Urbano, whose cap is above that of rural: up to 25 minimum wages. */
  readonly usual: number | null;
  /** Popular urbano, likewise: up to 6 minimum wages. */
  readonly popular: number | null;
}

/** Caps of productive credit to micro-enterprises, effective annual percent; null where no source tells one. */
export const productiveMonths: readonly ProductiveMonth[] = [
  { month: '2025-08', large: 37.73, usual: 52.2, popular: null },
  { month: '2025-09', large: 38.99, usual: 54.3, popular: 89.76 },
  { month: '2025-10', large: 40.58, usual: 56.1, popular: 89.43 },
  { month: '2025-12', large: 40.98, usual: 58.28, popular: 89.91 },
  { month: '2026-01', large: 40.2, usual: null, popular: 89.75 },
];
