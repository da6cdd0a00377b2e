/** Shared by the modules of this validation: roles, parameters, context. */

import type { ParameterDeclarations, ParameterValues } from '#core/engine/settings/parameter.ts';
import type { CheckContext } from '#core/engine/validation.ts';
import type { Concept } from './concepts.ts';
import type { Role } from './default-roles.ts';

export const parameters = {
  /** Tolerance to a legal rate, in percentage points. */
  puntosDeTarifa: { kind: 'percent', default: 0.2, minimum: 0, maximum: 2 },
  /** Multiple of the minimum base above which some payment must have reached it. */
  vecesLaBase: { kind: 'count', default: 10, minimum: 1, maximum: 1000 },
  /** Suppliers not subject to withholding: self-withholders, in SIMPLE, or without income tax. */
  noSujetos: { kind: 'list', entries: 'nit', default: [] },
  /** Prefixes of withholding accounts booked by supplier, or under the authority only, overriding inference. */
  cuentasConTercero: { kind: 'list', entries: 'account', default: [] },
  cuentasConAutoridad: { kind: 'list', entries: 'account', default: [] },
  /** The company withholds VAT though it is not in DIAN's lists: the State, a large taxpayer of this year. */
  agenteReteIva: { kind: 'switch', default: false },
  /** Maximum municipal ICA rate withheld. */
  tarifaMaximaReteIca: { kind: 'percent', default: 1.4, minimum: 0, maximum: 5 },
  /** Months of an ICA withholding period. */
  mesesReteIca: { kind: 'count', default: 2, minimum: 1, maximum: 12 },
} as const satisfies ParameterDeclarations;

export type Context = CheckContext<Role, ParameterValues<typeof parameters>>;

/** Accounts of each concept's spending and withholding. */
export const placesOf: Readonly<Record<Concept, { bases: readonly Role[]; withheld: Role }>> = {
  honorarios: { bases: ['honorarios'], withheld: 'retHonorarios' },
  comisiones: { bases: ['comisiones'], withheld: 'retComisiones' },
  servicios: { bases: ['servicios', 'aseoVigilanciaTemporales', 'serviciosDeProduccion'], withheld: 'retServicios' },
  arrendamientos: { bases: ['arrendamientos'], withheld: 'retArrendamientos' },
  rendimientos: { bases: ['intereses'], withheld: 'retRendimientos' },
  compras: {
    bases: ['compras', 'materialesDeProduccion', 'inventarios', 'inventariosEnProceso', 'activosFijos', 'intangibles'],
    withheld: 'retCompras',
  },
};
