/** Shared by the modules of this validation: rules, roles, parameters, context. */

import type { Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { ParameterDeclarations, ParameterValues } from '#core/engine/settings/parameter.ts';
import type { CheckContext } from '#core/engine/validation.ts';

export const defaultRoles = {
  porPagar: ['236575'],
  aFavor: ['135519', '13551599', '135595'],
  // Searched by name for accounts of the previous role.
  anticipos: ['1355'],
  impuesto: ['5405'],
  operacionales: ['41'],
  // Those of what is sold with a base of its own, by name.
  costos: ['61', '62', '7'],
  otrosIngresos: ['42'],
  // Recovered provisions, exchange difference, dividends and equity method. Gains on assets are taxed, as ordinary or
  // occasional income.
  noGravados: ['425035', '425045', '421020', '4215', '4218'],
  icaPorPagar: [],
  icaAFavor: [],
  // Money of others: income collected for them, and copayments and the like among advances, by name.
  paraTerceros: ['2815'],
  anticiposRecibidos: ['2805', '2810'],
  otrasRetenciones: ['2365', '2367'],
  bancos: ['1110', '1120'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Role = keyof typeof defaultRoles;

export const parameters = {
  /** Percent of income (1.104 is 11.04 per thousand); 0 where the municipality does not require it. */
  tarifaIca: { kind: 'percent', default: 0, minimum: 0, maximum: 5 },
} as const satisfies ParameterDeclarations;

export type Context = CheckContext<Role, ParameterValues<typeof parameters>>;
export type SelfFact = RuleFact;

export interface Answer {
  facts: SelfFact[];
  notEvaluated: Reason[];
}

export const nothing: Answer = { facts: [], notEvaluated: [] };
