/** Accounts, pairs and rates of depreciation: cost, accumulated depreciation, and expense. */

import type { CheckContext } from '#core/engine/validation.ts';
import { depreciationCaps } from '#core/reference/chart/depreciation.gen.ts';

export type Pairs = readonly (readonly [string, string])[];

export const defaultRoles = {
  costo: ['1516', '1520', '1524', '1528', '1532', '1536', '1540', '1544', '1548', '1552', '1556', '1560', '1562'],
  noDepreciables: ['1504', '1506', '1508', '1512', '1588'],
  /** Further property that may be sold. */
  otrosActivos: ['15', '16'],
  utilidadEnVenta: ['4245'],
  acumulada: ['1592'],
  gasto: ['5160', '5260'],
  /** Cost accounts that are depreciation by name. */
  gastoPorNombre: ['61'],
  /** Production costs, also by name: their credits are transfers, not reversals. */
  produccion: ['7'],
  resultadosAnteriores: ['3705', '3710'],
};

export type Role = keyof typeof defaultRoles;

/** Accumulated account and its cost. */
export const costPairs: Pairs = [
  ['159205', '1516'],
  ['159210', '1520'],
  ['159215', '1524'],
  ['159220', '1528'],
  ['159225', '1532'],
  ['159230', '1536'],
  ['159235', '1540'],
  ['159240', '1544'],
  ['159245', '1548'],
  ['159250', '1552'],
  ['159255', '1556'],
  ['159260', '1560'],
  ['159265', '1562'],
];

/** Expense account and its accumulated one. */
export const expensePairs: Pairs = ['05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55', '60'].flatMap(
  (asset) => ['5160', '5260'].map((group) => [`${group}${asset}`, `1592${asset}`] as const),
);

/** Cost account and yearly rate, percent: fiscal ceilings until the company sets its own policy. */
export const ratePairs: Pairs = depreciationCaps
  .filter(({ prefix, maxAnnualPercent }) => prefix.startsWith('15') && maxAnnualPercent > 0)
  .map(({ prefix, maxAnnualPercent }) => [prefix, String(maxAnnualPercent)] as const);

export interface Parameters {
  pares: Pairs;
  gastos: Pairs;
  tasas: Pairs;
  unidadesDeProduccion: readonly string[];
  tolerancia: number;
  banda: number;
  desviacion: number;
  valorResidual: number;
}

export type Context = CheckContext<Role, Parameters>;
export type Settings = Pick<Context, 'roles' | 'parameters'>;
