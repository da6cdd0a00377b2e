// Generated from data/ipc.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface PriceMonth {
  /** yyyy-mm. */
  readonly month: string;
  /** Two decimals. */
  readonly index: number;
}

/** Consumer price index of each month: national total, December 2018 = 100. */
export const priceMonths: readonly PriceMonth[] = [
  { month: '2022-01', index: 113.26 },
  { month: '2022-02', index: 115.11 },
  { month: '2022-03', index: 116.26 },
  { month: '2022-04', index: 117.71 },
  { month: '2022-05', index: 118.7 },
  { month: '2022-06', index: 119.31 },
  { month: '2022-07', index: 120.27 },
  { month: '2022-08', index: 121.5 },
  { month: '2022-09', index: 122.63 },
  { month: '2022-10', index: 123.51 },
  { month: '2022-11', index: 124.46 },
  { month: '2022-12', index: 126.03 },
  { month: '2023-01', index: 128.27 },
  { month: '2023-02', index: 130.4 },
  { month: '2023-03', index: 131.77 },
  { month: '2023-04', index: 132.8 },
  { month: '2023-05', index: 133.38 },
  { month: '2023-06', index: 133.78 },
  { month: '2023-07', index: 134.45 },
  { month: '2023-08', index: 135.39 },
  { month: '2023-09', index: 136.11 },
  { month: '2023-10', index: 136.45 },
  { month: '2023-11', index: 137.09 },
  { month: '2023-12', index: 137.72 },
  { month: '2024-01', index: 138.98 },
  { month: '2024-02', index: 140.49 },
  { month: '2024-03', index: 141.48 },
  { month: '2024-04', index: 142.32 },
  { month: '2024-05', index: 142.92 },
  { month: '2024-06', index: 143.38 },
  { month: '2024-07', index: 143.67 },
  { month: '2024-08', index: 143.67 },
  { month: '2024-09', index: 144.02 },
  { month: '2024-10', index: 143.83 },
  { month: '2024-11', index: 144.22 },
  { month: '2024-12', index: 144.88 },
  { month: '2025-01', index: 146.24 },
  { month: '2025-02', index: 147.9 },
  { month: '2025-03', index: 148.68 },
  { month: '2025-04', index: 149.66 },
  { month: '2025-05', index: 150.14 },
  { month: '2025-06', index: 150.3 },
  { month: '2025-07', index: 150.71 },
  { month: '2025-08', index: 150.99 },
  { month: '2025-09', index: 151.48 },
  { month: '2025-10', index: 151.76 },
  { month: '2025-11', index: 151.87 },
  { month: '2025-12', index: 152.27 },
  { month: '2026-01', index: 154.07 },
  { month: '2026-02', index: 155.73 },
];
