/** Shared by the modules of this validation: roles, parameters, context. */

import type { ParameterDeclarations, ParameterValues } from '#core/engine/settings/parameter.ts';
import type { CheckContext } from '#core/engine/validation.ts';
import type { Cents } from '#core/money/money.ts';
import { abs, percentOf, pesos } from '#core/money/money.ts';

export const defaultRoles = {
  cuenta: ['2408'],
  generado: ['240801', '240805'],
  descontable: ['240802', '240810', '240815', '135530'],
  // Paid to customs with the goods, not to the supplier.
  importaciones: ['240820'],
  devoluciones: ['240825', '240840'],
  porPagar: ['240890', '240895'],
  saldoAFavor: ['135520'],
  // Searched by name for national consumption taxes.
  consumo: ['2462', '2464', '2495'],
  clientes: ['1305'],
  bancos: ['1110', '1120'],
  ivaComoGasto: ['511570', '521570'],
  ingresos: ['41'],
  devolucionesEnVentas: ['4175'],
  otrosIngresos: ['42'],
  mandatos: ['2815'],
  // Billed before they are earned: their VAT is generated with the bill (ET 429).
  ingresosDiferidos: ['2705', '2710', '2805'],
  // Excluded from VAT: known to the company only.
  ingresosExcluidos: [],
  compras: ['1330', '14', '16', '17', '26', '51', '52', '53', '61', '62', '7'],
  // Paid before the invoice, whose VAT comes with it.
  anticipos: ['1330'],
  // Purchase accounts: a transfer from the first to the second is one purchase.
  inventarios: ['14'],
  costoDeVentas: ['61'],
  activosFijos: ['15'],
  cuentasPorPagar: ['22', '2320', '2335', '2380'],
  depreciacion: ['1592', '1597', '1598'],
  noDeducibles: ['5395', '531520', '531595', '519520', '529520'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Role = keyof typeof defaultRoles;

/** Where the parts of VAT are: the account, and those of its subaccounts. */
export const VAT_ROLES = ['cuenta', 'generado', 'descontable', 'importaciones', 'devoluciones', 'porPagar'] as const;

export const parameters = {
  /** Possible VAT percentages of an invoice. */
  tarifas: { kind: 'list', entries: 'percent', default: ['0', '5', '19'] },
  /** Tolerance to a rate, in percentage points. */
  puntosDeTarifa: { kind: 'percent', default: 0.3, minimum: 0, maximum: 2 },
  /** Share of sales at one of the rates from which other ratios are errors rather than mixtures. */
  ventasATarifa: { kind: 'percent', default: 80, minimum: 0, maximum: 100 },
  /** Share of untaxed sales from which VAT on common purchases must be apportioned. */
  ventasExcluidas: { kind: 'percent', default: 5, minimum: 0, maximum: 100 },
} as const satisfies ParameterDeclarations;

export type Context = CheckContext<Role, ParameterValues<typeof parameters>>;

const TOLERANCE = pesos(1000);

/** Whether a tax is that percentage of a base, within the company's tolerance. */
export function isNear(tax: Cents, base: Cents, percent: number, points: number): boolean {
  const difference = abs(tax - percentOf(base, percent));
  return difference <= TOLERANCE || difference <= percentOf(base, points);
}

/** Whether a tax exceeds that percentage of a base. */
export function isAbove(tax: Cents, base: Cents, percent: number, points: number): boolean {
  const excess = tax - percentOf(base, percent);
  return excess > TOLERANCE && excess > percentOf(base, points);
}

/** Rates of the parameter, ascending; non-numeric ones are ignored. */
export function ratesOf({ parameters: { tarifas } }: Context): number[] {
  return tarifas
    .map((rate) => Number(rate.replace(',', '.')))
    .filter((rate) => Number.isFinite(rate) && rate >= 0)
    .sort((a, b) => a - b);
}
