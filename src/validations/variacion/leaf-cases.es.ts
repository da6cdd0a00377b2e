/** Cases of accounts that their siblings hide: the subaccount does not vary. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const services = (first: number, second: number): string => `
  41559501 Implementaciones | 900100200 Almacén | 0 | 0 | ${first}  | ${-first}
  41559502 Suscripciones    | 900100201 Clínica | 0 | 0 | ${second} | ${-second}
`;
const served = Object.fromEntries(
  ['2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09'].map((key, index) => [
    key,
    services(index % 2 === 0 ? 60_000_000 : 40_000_000, 14_000_000),
  ]),
);

export const leafCases: readonly ValidationCase[] = [
  {
    name: 'las suscripciones no se reconocieron, y las otras ventas de la subcuenta lo esconden',
    history: served,
    books: services(55_000_000, 0),
    findings: [{ rule: 'VAR-3', account: '41559502', amount: 14_000_000 }],
  },
  {
    name: 'las dos cuentas de la subcuenta como siempre',
    history: served,
    books: services(55_000_000, 14_000_000),
    findings: [],
  },
];
