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
  /** In UVT or whole pesos; null: every third party is named. */
  readonly amount: number | null;
  /** Last year that a source tells of; nothing is known of later ones. */
  readonly toldTo: number;
  /** How well the row was checked. */
  readonly confidence: 'high' | 'medium' | 'low';
  /** Spanish: the norm that sets it, as its sources cite it. */
  readonly norm: string | null;
}

/** Amounts of a year below which a third party is reported as «cuantías menores». */
export const exogenaThresholds: readonly ExogenaThreshold[] = [
  { format: '1001', from: 2017, to: 2023, unit: 'pesos', amount: 100000, toldTo: 2023, confidence: 'medium', norm: null },
  { format: '1001', from: 2024, to: null, unit: 'uvt', amount: 3, toldTo: 2026, confidence: 'high', norm: 'Res. DIAN 000227 de 2025, art. 1.3.5.2.1 par. 1' },
  { format: '1003', from: 2024, to: null, unit: 'uvt', amount: null, toldTo: 2026, confidence: 'medium', norm: null },
  { format: '1005', from: 2024, to: null, unit: 'uvt', amount: null, toldTo: 2026, confidence: 'medium', norm: null },
  { format: '1006', from: 2024, to: null, unit: 'uvt', amount: null, toldTo: 2026, confidence: 'medium', norm: 'Res. DIAN 000227 de 2025, art. 1.3.5.5.2' },
  { format: '1007', from: 2017, to: 2022, unit: 'pesos', amount: 500000, toldTo: 2022, confidence: 'medium', norm: null },
  { format: '1007', from: 2023, to: 2023, unit: 'pesos', amount: null, toldTo: 2023, confidence: 'medium', norm: 'Res. DIAN 001255 de 2022, art. 19 par. 1' },
  { format: '1007', from: 2024, to: null, unit: 'uvt', amount: null, toldTo: 2026, confidence: 'medium', norm: 'Res. DIAN 000227 de 2025, art. 1.3.5.4.1 par. 1' },
  { format: '1008', from: 2017, to: 2023, unit: 'pesos', amount: 500000, toldTo: 2023, confidence: 'medium', norm: null },
  { format: '1008', from: 2024, to: 2024, unit: 'uvt', amount: 12, toldTo: 2024, confidence: 'medium', norm: 'Res. DIAN 000162 de 2023' },
  { format: '1008', from: 2025, to: null, unit: 'uvt', amount: 12, toldTo: 2026, confidence: 'high', norm: 'Res. DIAN 000227 de 2025, art. 1.3.5.7.1 par. 1' },
  { format: '1009', from: 2017, to: 2023, unit: 'pesos', amount: 500000, toldTo: 2023, confidence: 'medium', norm: null },
  { format: '1009', from: 2024, to: 2024, unit: 'uvt', amount: 12, toldTo: 2024, confidence: 'medium', norm: 'Res. DIAN 000162 de 2023' },
  { format: '1009', from: 2025, to: null, unit: 'uvt', amount: 12, toldTo: 2026, confidence: 'high', norm: 'Res. DIAN 000227 de 2025, art. 1.3.5.6.1 par. 1' },
  { format: '1010', from: 2024, to: null, unit: 'uvt', amount: null, toldTo: 2026, confidence: 'medium', norm: null },
  { format: '2276', from: 2024, to: null, unit: 'uvt', amount: null, toldTo: 2026, confidence: 'medium', norm: null },
];
