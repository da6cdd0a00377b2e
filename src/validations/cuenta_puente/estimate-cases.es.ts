/** Expenses estimated at month end, reversed with their invoice or not. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const estimate = (opening: number, reversed: number, next: number): string =>
  `23359509 Gastos estimados por facturar | 877340033 Código Abierto | ${-opening} | ${reversed} | ${next} | ${reversed - opening - next}`;
const always = {
  '2025-12': estimate(7_000_000, 7_000_000, 7_600_000),
  '2026-01': estimate(7_600_000, 7_600_000, 8_100_000),
  '2026-02': estimate(8_100_000, 8_100_000, 8_900_000),
};

export const estimateCases: readonly ValidationCase[] = [
  {
    name: 'llegó la factura y no se reversó el estimado',
    history: always,
    books: estimate(8_900_000, 0, 8_300_000),
    findings: [{ rule: 'PUE-5', account: '23359509', severity: 'media', people: ['877340033'], amount: 8_900_000 }],
  },
  {
    name: 'el estimado se reversó, como siempre',
    history: always,
    books: estimate(8_900_000, 8_900_000, 8_300_000),
    findings: [],
  },
  {
    name: 'una provisión que nunca se reversa al mes siguiente no es una costumbre',
    history: {
      '2025-12': estimate(7_000_000, 0, 600_000),
      '2026-01': estimate(7_600_000, 0, 600_000),
      '2026-02': estimate(8_200_000, 0, 600_000),
    },
    books: estimate(8_800_000, 0, 600_000),
    findings: [],
  },
];
