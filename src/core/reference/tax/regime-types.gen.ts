// Generated from data/regime_types.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface RegimeType {
  /** Stable number, by which companies refer to it. */
  readonly id: number;
  /** Stable name. */
  readonly code: string;
  /** Within `iva`, `renta` and `consumo` a company has one. */
  readonly group: 'iva' | 'renta' | 'consumo' | 'qualifier';
  /** Spanish. */
  readonly name: string;
  /** Usual abbreviation. */
  readonly shortName: string;
  /** RUT responsibilities that say so, current first. */
  readonly rutCodes: readonly string[];
  /** How well the row was checked. */
  readonly confidence: 'high' | 'medium' | 'low';
}

/** Tax regimes and qualities of a company. */
export const regimeTypes: readonly RegimeType[] = [
  { id: 1, code: 'RESP_IVA', group: 'iva', name: 'Responsable de IVA', shortName: 'Responsable', rutCodes: ['48'], confidence: 'high' },
  { id: 2, code: 'NO_RESP_IVA', group: 'iva', name: 'No responsable de IVA', shortName: 'No responsable', rutCodes: ['49'], confidence: 'high' },
  { id: 3, code: 'REG_ORDINARIO', group: 'renta', name: 'Régimen ordinario de renta', shortName: 'Ordinario', rutCodes: ['05'], confidence: 'high' },
  { id: 4, code: 'REG_ESPECIAL', group: 'renta', name: 'Régimen tributario especial (ESAL)', shortName: 'RTE', rutCodes: ['04'], confidence: 'high' },
  { id: 5, code: 'SIMPLE', group: 'renta', name: 'Régimen simple de tributación', shortName: 'RST / SIMPLE', rutCodes: ['47'], confidence: 'high' },
  { id: 6, code: 'NO_CONTRIB', group: 'renta', name: 'No contribuyente (declarante de ingresos y patrimonio)', shortName: 'No contribuyente', rutCodes: ['06'], confidence: 'high' },
  { id: 7, code: 'GRAN_CONTRIB', group: 'qualifier', name: 'Gran contribuyente', shortName: 'GC', rutCodes: ['13'], confidence: 'high' },
  { id: 8, code: 'AUTORRET', group: 'qualifier', name: 'Autorretenedor de renta (por resolución)', shortName: 'Autorretenedor', rutCodes: ['15'], confidence: 'high' },
  { id: 9, code: 'AGENTE_RETE_RENTA', group: 'qualifier', name: 'Agente de retención en la fuente a título de renta', shortName: 'Retenedor renta', rutCodes: ['07'], confidence: 'high' },
  { id: 10, code: 'AGENTE_RETE_IVA', group: 'qualifier', name: 'Agente de retención de IVA', shortName: 'Retenedor IVA', rutCodes: ['09', '23'], confidence: 'high' },
  { id: 11, code: 'INC', group: 'consumo', name: 'Responsable del impuesto nacional al consumo', shortName: 'INC', rutCodes: ['33'], confidence: 'high' },
  { id: 12, code: 'NO_RESP_INC', group: 'consumo', name: 'No responsable de consumo restaurantes y bares', shortName: 'No resp. INC', rutCodes: ['50', '34'], confidence: 'medium' },
  { id: 13, code: 'EXOGENA', group: 'qualifier', name: 'Informante de exógena', shortName: 'Exógena', rutCodes: ['14'], confidence: 'high' },
  { id: 14, code: 'FACT_ELECTRONICA', group: 'qualifier', name: 'Facturador electrónico', shortName: 'FE', rutCodes: ['52'], confidence: 'medium' },
  { id: 15, code: 'OBLIG_CONTAB', group: 'qualifier', name: 'Obligado a llevar contabilidad', shortName: 'Contabilidad', rutCodes: ['42'], confidence: 'medium' },
  { id: 16, code: 'PN_NO_DECLARANTE', group: 'renta', name: 'Persona natural no declarante de renta', shortName: 'No declarante', rutCodes: [], confidence: 'high' },
  { id: 17, code: 'ENTIDAD_PUBLICA', group: 'qualifier', name: 'Entidad pública / estatal', shortName: 'Entidad pública', rutCodes: [], confidence: 'high' },
  { id: 18, code: 'ZF', group: 'renta', name: 'Usuario de zona franca', shortName: 'Zona franca', rutCodes: [], confidence: 'medium' },
  { id: 19, code: 'ZESE', group: 'renta', name: 'ZESE / ZOMAC / economía naranja (tarifas especiales)', shortName: 'Beneficios', rutCodes: [], confidence: 'medium' },
];
