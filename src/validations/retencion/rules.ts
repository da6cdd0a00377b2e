/** Names that the parts of this validation share: its rules, its roles, its parameters, and what its checks receive. */
import type { ParameterDeclarations, ParameterValues } from '#core/engine/settings/parameter.ts';
import type { CheckContext, Fact, Reason } from '#core/engine/validation.ts';
import type { Concept } from './concepts.ts';
import type { Role } from './default-roles.ts';

export type Rule =
  | 'RET-1'
  | 'RET-2'
  | 'RET-3'
  | 'RET-4'
  | 'RET-5'
  | 'RET-6'
  | 'RET-7'
  | 'RET-8'
  | 'RET-9'
  | 'RET-10'
  | 'RET-11'
  | 'RET-12';

export const parameters = {
  /** Distance to a legal rate, in points. */
  puntosDeTarifa: { kind: 'percent', default: 0.2, minimum: 0, maximum: 2 },
  /** From this many minimum bases on, that no single payment reached the minimum is not credible. */
  vecesLaBase: { kind: 'count', default: 10, minimum: 1, maximum: 1000 },
  /** Suppliers that bear no withholding: they withhold from themselves, are of SIMPLE, or pay no income tax. */
  noSujetos: { kind: 'list', default: [] },
  /** Prefixes of withholding accounts kept with each supplier, or with the authority alone, whatever the movements say. */
  cuentasConTercero: { kind: 'list', default: [] },
  cuentasConAutoridad: { kind: 'list', default: [] },
  /** The company withholds value added tax though DIAN's lists do not have it: the State, a large taxpayer of this year. */
  agenteReteIva: { kind: 'switch', default: false },
  /** Highest municipal rate of industry and commerce that it withholds. */
  tarifaMaximaReteIca: { kind: 'percent', default: 1.4, minimum: 0, maximum: 5 },
  /** Months of a period of withheld industry and commerce. */
  mesesReteIca: { kind: 'count', default: 2, minimum: 1, maximum: 12 },
} as const satisfies ParameterDeclarations;

export type Context = CheckContext<Role, ParameterValues<typeof parameters>>;
export type WithholdingFact = Fact<Rule>;
export type Skipped = Reason & { rule: Rule };

export interface Answer {
  facts: WithholdingFact[];
  notEvaluated?: Skipped[];
}

/** Where a concept is spent, and where what is withheld on it is booked. */
export const placesOf: Readonly<Record<Concept, { bases: readonly Role[]; withheld: Role }>> = {
  honorarios: { bases: ['honorarios'], withheld: 'retHonorarios' },
  comisiones: { bases: ['comisiones'], withheld: 'retComisiones' },
  servicios: { bases: ['servicios', 'aseoVigilanciaTemporales', 'serviciosDeProduccion'], withheld: 'retServicios' },
  arrendamientos: { bases: ['arrendamientos'], withheld: 'retArrendamientos' },
  rendimientos: { bases: ['intereses'], withheld: 'retRendimientos' },
  compras: { bases: ['compras', 'materialesDeProduccion', 'inventarios'], withheld: 'retCompras' },
};
