/**
 * Accounts and pairs of amortisation: intangibles, deferred charges and prepaid expenses, and their expense accounts.
 */
import type { CheckContext } from '#core/engine/validation.ts';

export type Pairs = readonly (readonly [string, string])[];

export const defaultRoles = {
  intangibles: ['16'],
  /** Property that is amortised or depleted instead of depreciated. */
  otrosActivos: ['1564', '1568', '1572', '1576', '1580', '1584'],
  acumulada: ['1597', '1598', '1698', '1798'],
  deterioro: ['1699'],
  diferidos: ['1710', '1715', '1720'],
  impuestoDiferido: ['171076'],
  pagadosPorAnticipado: ['1705'],
  gasto: ['5165', '5265'],
  /** Expense accounts by nature for prepaid amounts. */
  gastoNatural: ['51', '52', '53'],
  /** Cost accounts that are amortisation by name. */
  gastoPorNombre: ['61'],
  /** Production costs, also by name: their credits are transfers, not reversals. */
  produccion: ['7'],
  ingresosDiferidos: ['2705'],
  ingresos: ['41', '42'],
  resultadosAnteriores: ['3705', '3710'],
};

export type Role = keyof typeof defaultRoles;

/** Accumulated account and its cost; the short prefixes are for companies with a common one. */
export const costPairs: Pairs = [
  ['1698', '16'],
  ['169805', '1605'],
  ['169810', '1610'],
  ['169815', '1615'],
  ['169820', '1620'],
  ['169830', '1625'],
  ['169835', '1630'],
  ['169840', '1635'],
  ['159705', '1564'],
  ['159710', '1568'],
  ['159715', '1584'],
  ['159805', '1572'],
  ['159815', '1576'],
  ['159820', '1580'],
  ['179805', '1715'],
  ['179810', '1720'],
];

export interface Parameters {
  pares: Pairs;
  vidaIndefinida: readonly string[];
  contratos: Pairs;
  mesesSinConsumo: number;
  tolerancia: number;
}

export type Context = CheckContext<Role, Parameters>;
export type Settings = Pick<Context, 'roles' | 'parameters'>;
