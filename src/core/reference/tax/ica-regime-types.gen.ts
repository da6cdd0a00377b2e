// Generated from data/ica_regime_types.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface IcaRegimeType {
  /** Stable name. */
  readonly code: string;
  /** Spanish. */
  readonly name: string;
  /** Usual periodicity of the return. */
  readonly periodicity: string;
  /** How well the row was checked. */
  readonly confidence: 'high' | 'medium' | 'low';
}

/** Regimes of the municipal tax ICA; each municipality decides which it has. */
export const icaRegimeTypes: readonly IcaRegimeType[] = [
  { code: 'ICA_COMUN', name: 'Régimen común de ICA', periodicity: 'bimonthly or annual by municipality', confidence: 'high' },
  { code: 'ICA_COMUN_ANUAL', name: 'Régimen común con declaración anual', periodicity: 'annual', confidence: 'high' },
  { code: 'ICA_PREFERENCIAL', name: 'Régimen preferencial (antes simplificado)', periodicity: 'annual', confidence: 'high' },
  { code: 'ICA_SIMPLIFICADO', name: 'Régimen simplificado de ICA', periodicity: 'annual or none', confidence: 'medium' },
  { code: 'ICA_GRAN', name: 'Gran contribuyente de ICA / distrital', periodicity: 'monthly or bimonthly', confidence: 'medium' },
  { code: 'ICA_AUTORRETENEDOR', name: 'Autorretenedor de ICA', periodicity: 'monthly or bimonthly', confidence: 'medium' },
  { code: 'ICA_RETENEDOR', name: 'Agente retenedor de ICA (reteICA)', periodicity: 'bimonthly (monthly in some)', confidence: 'high' },
  { code: 'ICA_SIMPLE', name: 'ICA consolidado dentro del régimen simple', periodicity: 'bimonthly advance + annual with DIAN', confidence: 'high' },
  { code: 'ICA_NO_SUJETO', name: 'No sujeto / exento de ICA', periodicity: 'none', confidence: 'high' },
  { code: 'ICA_OCASIONAL', name: 'Contribuyente ocasional o no residente en el municipio', periodicity: 'by transaction', confidence: 'medium' },
];
