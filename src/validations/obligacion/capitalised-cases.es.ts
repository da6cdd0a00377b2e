/** Interest in the cost of what is built, and leases expensed whole. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const built = (interest: number): string => `
  21051001 Crédito constructor       | 890903938 Bancolombia | -800_000_000 | 10_000_000 | 0 | -790_000_000
  15080501 Construcciones en curso   | 890903938 Bancolombia |   36_800_000 | ${interest} | 0 | ${36_800_000 + interest}
  15080501 Construcciones en curso   | 827654668 Montajes    |  520_000_000 | 55_000_000 | 0 | 575_000_000
`;

const drawn = (interest: number): string => `
  21050501 Crédito constructor     | 890903938 Bancolombia | -730_000_000 | 0 | 70_000_000 | -800_000_000
  14160503 Intereses capitalizados | 890903938 Bancolombia |   36_800_000 | ${interest} | 0 | ${36_800_000 + interest}
`;

export const capitalisedCases: readonly ValidationCase[] = [
  {
    name: 'los intereses se llevan a la obra: hay intereses, y la NIIF para las PYMES los quiere en el gasto',
    profile: { grupoNiif: 2 },
    books: built(9_200_000),
    findings: [
      {
        rule: 'OBL-10',
        account: '15080501',
        severity: 'baja',
        people: ['890903938'],
        amount: 9_200_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'con las NIIF plenas los intereses son costo de la obra',
    profile: { grupoNiif: 1 },
    books: built(9_200_000),
    findings: [],
  },
  {
    name: 'el mes en que la obra no recibió los intereses',
    profile: { grupoNiif: 2 },
    history: { '2026-02': built(9_200_000) },
    books: built(0),
    findings: [{ rule: 'OBL-1', account: '21051001', severity: 'alta', people: ['890903938'], hasEntry: true }],
  },
  {
    name: 'un crédito entre los sobregiros, por su nombre, con un desembolso del mes: la obra no recibió los intereses',
    profile: { grupoNiif: 1 },
    history: { '2026-02': drawn(9_200_000) },
    books: drawn(0),
    findings: [{ rule: 'OBL-1', account: '21050501', severity: 'alta', people: ['890903938'], hasEntry: true }],
  },
  {
    name: 'con un desembolso del mes y los intereses en la obra',
    profile: { grupoNiif: 1 },
    books: drawn(9_200_000),
    findings: [],
  },
  {
    name: 'la cuota del leasing entera en arrendamientos: se separa en intereses y capital',
    books: `
      21200501 Leasing financiero | 860034313 Davivienda | -92_000_000 |         0 | 0 | -92_000_000
      51204001 Leasing vehículos  | 860034313 Davivienda |   5_000_000 | 2_500_000 | 0 |   7_500_000
    `,
    findings: [{ rule: 'OBL-1', account: '21200501', severity: 'media', people: ['860034313'], hasEntry: true }],
  },
];
