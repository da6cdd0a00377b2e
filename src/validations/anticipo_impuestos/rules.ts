/** Shared by the modules of this validation: rules, roles, parameters, context. */

import type { Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { ParameterDeclarations, ParameterValues } from '#core/engine/settings/parameter.ts';
import type { CheckContext } from '#core/engine/validation.ts';

export const defaultRoles = {
  anticipoRenta: ['135505'],
  retencion: ['135515'],
  autorretencion: ['135519', '135595'],
  reteIva: ['135517'],
  reteIca: ['135518'],
  anticipoIca: ['135510'],
  saldosAFavor: ['135520'],
  anticipoSimple: ['135505', '135506', '135525', '135595', '1355'],
  impuestoDeRenta: ['2404'],
  gastoDeRenta: ['5405'],
  iva: ['2408'],
  ica: ['2412'],
  ingresos: ['41', '42'],
  clientes: ['1305'],
  bancos: ['1110', '1120'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Role = keyof typeof defaultRoles;

export const parameters = {
  /** From the end of this month on, amounts of former years are expected to be crossed with the yearly return. */
  mesDeclaracionRenta: { kind: 'count', default: 6, minimum: 1, maximum: 12 },
  mesDeclaracionIca: { kind: 'count', default: 5, minimum: 1, maximum: 12 },
  /** Months after which the right to a refund expires (ET 854). */
  mesesDevolucion: { kind: 'count', default: 24, minimum: 12, maximum: 60 },
  /** Maximum municipal ICA rate withheld by customers. */
  tarifaMaximaReteIca: { kind: 'percent', default: 1.4, minimum: 0, maximum: 5 },
} as const satisfies ParameterDeclarations;

export type Context = CheckContext<Role, ParameterValues<typeof parameters>>;
export type AdvanceFact = RuleFact;

/** What the rules share. */
export interface Analysis {
  context: Context;
}

export interface Answer {
  facts: AdvanceFact[];
  notEvaluated: Reason[];
}

export const nothing: Answer = { facts: [], notEvaluated: [] };

/** Concatenates the answers of several checks. */
export function together(...answers: readonly Answer[]): Answer {
  return {
    facts: answers.flatMap(({ facts }) => facts),
    notEvaluated: answers.flatMap(({ notEvaluated }) => notEvaluated),
  };
}
