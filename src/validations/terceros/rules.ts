/** Shared by the modules of this validation: rules, roles, parameters, context. */

import type { Fact } from '#core/engine/fact.ts';
import type { ParameterDeclarations, ParameterValues } from '#core/engine/settings/parameter.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { CheckContext } from '#core/engine/validation.ts';

/** Degree to which an account requires a third party, and severity of a missing one. */
export const requirements = ['exigido', 'esperado', 'recomendado', 'libre'] as const;
export type Requirement = (typeof requirements)[number];

/** Expected third party, where only one kind of institution is possible. */
export const institutions = [
  'dian',
  'dianOMunicipio',
  'municipio',
  'impuestoLocal',
  'bancos',
  'eps',
  'arl',
  'cajas',
  'pensiones',
] as const;
export type InstitutionRole = (typeof institutions)[number];

export type Role =
  | Requirement
  | InstitutionRole
  | 'consumidorFinal'
  | 'contado'
  | 'nitPropio'
  | 'nitPropioMenor'
  | 'nitPropioDudoso'
  | 'diferidos'
  | 'deLaNacion'
  | 'deMunicipios'
  | 'ivaPorPagar'
  | 'porCostumbre'
  | 'costos'
  | 'certificados'
  | 'clientes'
  | 'proveedores'
  | 'cartera';

export const parameters = {
  /** Months without movement after which a third party with balance is reported, the audited one included. */
  mesesInactivo: { kind: 'count', default: 12, minimum: 2, maximum: 60 },
} as const satisfies ParameterDeclarations;

export type Context = CheckContext<Role, ParameterValues<typeof parameters>>;
/** Of the rules that are worked out together. */
export type ThirdPartyFact = Fact<'TER-3' | 'TER-5'>;

/** Severity of a wrong third party in an account; null where none is required. */
export function severityIn(account: string, { roles }: Context): Severity | null {
  if (roles.libre.has(account)) return null;
  if (roles.exigido.has(account)) return 'alta';
  return roles.esperado.has(account) ? 'media' : 'baja';
}
