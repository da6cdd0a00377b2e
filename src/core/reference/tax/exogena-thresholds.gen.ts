// Generated from data/exogena_thresholds.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface ExogenaThreshold {
  /** Four digits. */
  readonly format: string;
  /** First year. */
  readonly from: number;
  /** Last year; null: still in force. */
  readonly to: number | null;
  /** Of the amount. */
  readonly unit: 'uvt' | 'pesos';
  /** In UVT or whole pesos. */
  readonly amount: number;
  /** How well the row was checked. */
  readonly confidence: 'high' | 'medium' | 'low';
}

/** Amounts of a year below which a third party is reported as «cuantías menores». */
export const exogenaThresholds: readonly ExogenaThreshold[] = [
  { format: '1001', from: 2017, to: 2023, unit: 'pesos', amount: 100000, confidence: 'medium' },
  { format: '1001', from: 2024, to: null, unit: 'uvt', amount: 3, confidence: 'high' },
  { format: '1007', from: 2017, to: 2022, unit: 'pesos', amount: 500000, confidence: 'medium' },
  { format: '1008', from: 2017, to: 2023, unit: 'pesos', amount: 500000, confidence: 'medium' },
  { format: '1008', from: 2024, to: null, unit: 'uvt', amount: 12, confidence: 'low' },
  { format: '1009', from: 2017, to: 2023, unit: 'pesos', amount: 500000, confidence: 'medium' },
  { format: '1009', from: 2024, to: null, unit: 'uvt', amount: 12, confidence: 'low' },
];
