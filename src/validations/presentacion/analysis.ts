/** What the rules of presentacion share: roles, parameters, and whether the chart is the company's own. */
import type { ParameterDeclarations, ParameterValues } from '#core/engine/settings/parameter.ts';
import type { CheckContext } from '#core/engine/validation.ts';

export const roles = {
  vaciadas: ['19', '34', '38'],
  diferidos: ['1710'],
  conservadas: ['171076'],
  gastos: ['51', '52'],
  produccion: ['7'],
  costoDeVentas: ['61'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const parameters = {
  planPropio: { kind: 'switch', default: false },
  aceptadas: { kind: 'list', entries: 'account', default: ['1398', '2462', '2495'] },
} as const satisfies ParameterDeclarations;

export type Context = CheckContext<keyof typeof roles, ParameterValues<typeof parameters>>;

export interface Analysis {
  context: Context;
  /** Declared so: no reference for codes and names. */
  isOwn: boolean;
}
