// Generated from data/tax_positions.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface TaxPosition {
  /** Stable name. */
  readonly key: string;
  /** Spanish. */
  readonly name: string;
  /** Side of the balance sheet, or expense. */
  readonly side: 'asset' | 'asset_or_liability' | 'liability' | 'liability_contra' | 'expense' | 'equity';
  /** Accounts of the decree. */
  readonly decreePrefixes: readonly string[];
  /** Accounts that packages add. */
  readonly practicePrefixes: readonly string[];
  /** Normal side of the balance. */
  readonly nature: 'D' | 'C' | 'mixed';
  /** DIAN form, or who else receives the return. */
  readonly form: string;
  /** Norms. */
  readonly legalBasis: string;
}

/** Where each position with the State is kept (domain section 7). */
export const taxPositions: readonly TaxPosition[] = [
  { key: 'retefuente_a_favor', name: 'Retención en la fuente que le practicaron', side: 'asset', decreePrefixes: ['135515'], practicePrefixes: [], nature: 'D', form: '110/260', legalBasis: 'ET 373-374' },
  { key: 'autorretenciones', name: 'Autorretención especial y autorretenciones por concepto', side: 'asset', decreePrefixes: ['135515'], practicePrefixes: ['135519', '135595'], nature: 'D', form: '350 (paid monthly) then 110', legalBasis: 'ET 365 par. 2' },
  { key: 'reteiva_a_favor', name: 'Impuesto a las ventas retenido', side: 'asset', decreePrefixes: ['135517'], practicePrefixes: [], nature: 'D', form: '300', legalBasis: 'ET 437-1, 484-1' },
  { key: 'reteica_a_favor', name: 'Industria y comercio retenido', side: 'asset', decreePrefixes: ['135518'], practicePrefixes: [], nature: 'D', form: 'municipal ICA', legalBasis: 'municipal statute' },
  { key: 'anticipo_renta', name: 'Anticipo de renta', side: 'asset', decreePrefixes: ['135505'], practicePrefixes: [], nature: 'D', form: '110', legalBasis: 'ET 807-809' },
  { key: 'anticipo_ica', name: 'Anticipo de ICA', side: 'asset', decreePrefixes: ['135510'], practicePrefixes: [], nature: 'D', form: 'municipal ICA', legalBasis: 'municipal statute' },
  { key: 'anticipo_simple', name: 'Anticipo bimestral del régimen simple', side: 'asset', decreePrefixes: ['135505', '135595'], practicePrefixes: ['135506', '135525'], nature: 'D', form: '2593 then 260', legalBasis: 'ET 910' },
  { key: 'saldo_favor_renta', name: 'Saldo a favor en renta', side: 'asset', decreePrefixes: ['135520'], practicePrefixes: ['13552005'], nature: 'D', form: '110', legalBasis: 'ET 815, 850, 854' },
  { key: 'saldo_favor_iva', name: 'Saldo a favor en IVA', side: 'asset', decreePrefixes: ['135520'], practicePrefixes: ['13552010', '2408'], nature: 'D', form: '300', legalBasis: 'ET 815, 850, 484-1' },
  { key: 'iva_activos_fijos', name: 'IVA en activos fijos reales productivos (descuento en renta)', side: 'asset', decreePrefixes: ['135595', '135530'], practicePrefixes: ['135525', '2408'], nature: 'D', form: '110', legalBasis: 'ET 258-1, 491' },
  { key: 'impuestos_descontables', name: 'Impuestos descontables (IVA compras)', side: 'liability_contra', decreePrefixes: ['2408'], practicePrefixes: ['240802', '240810', '240815', '240820', '135530'], nature: 'D', form: '300', legalBasis: 'ET 485-496' },
  { key: 'iva_generado', name: 'IVA generado', side: 'liability', decreePrefixes: ['2408'], practicePrefixes: ['240801', '240805'], nature: 'C', form: '300', legalBasis: 'ET 420, 447, 483' },
  { key: 'iva_por_pagar', name: 'IVA por pagar', side: 'liability', decreePrefixes: ['2408'], practicePrefixes: ['240890', '240895'], nature: 'C', form: '300', legalBasis: 'ET 509, 600' },
  { key: 'iva_devoluciones', name: 'IVA en devoluciones', side: 'liability_contra', decreePrefixes: ['2408'], practicePrefixes: ['240825', '240840'], nature: 'mixed', form: '300', legalBasis: 'ET 484, 486' },
  { key: 'reteiva_por_pagar', name: 'IVA retenido a terceros', side: 'liability', decreePrefixes: ['2367'], practicePrefixes: ['236701', '236705', '236710'], nature: 'C', form: '350', legalBasis: 'ET 437-1, 437-2, 510, 603' },
  { key: 'retefuente_por_pagar', name: 'Retención en la fuente por pagar', side: 'liability', decreePrefixes: ['2365'], practicePrefixes: [], nature: 'C', form: '350', legalBasis: 'ET 365-419, 376, 604' },
  { key: 'reteica_por_pagar', name: 'ICA retenido a terceros', side: 'liability', decreePrefixes: ['2368'], practicePrefixes: [], nature: 'C', form: 'municipal reteICA', legalBasis: 'municipal statute' },
  { key: 'ica_por_pagar', name: 'Industria y comercio por pagar', side: 'liability', decreePrefixes: ['2412'], practicePrefixes: ['241205', '261510'], nature: 'C', form: 'municipal ICA', legalBasis: 'Ley 14/1983; Decreto 1333/1986; Ley 1819/2016 art. 343' },
  { key: 'impoconsumo', name: 'Impuesto nacional al consumo por pagar', side: 'liability', decreePrefixes: ['2495'], practicePrefixes: ['2464', '2462', '2498', '2408'], nature: 'C', form: '310', legalBasis: 'ET 512-1 to 512-13' },
  { key: 'renta_por_pagar', name: 'Impuesto de renta por pagar', side: 'liability', decreePrefixes: ['240405'], practicePrefixes: ['2615', '261505'], nature: 'C', form: '110/260', legalBasis: 'ET 240, 591-594' },
  { key: 'gmf', name: 'Gravamen a los movimientos financieros', side: 'expense', decreePrefixes: ['5115', '5305'], practicePrefixes: ['511595', '530505', '530595'], nature: 'D', form: 'withheld by bank', legalBasis: 'ET 870-881, 115' },
  { key: 'impuesto_diferido', name: 'Impuesto diferido activo / pasivo', side: 'asset_or_liability', decreePrefixes: ['171076', '2725'], practicePrefixes: ['1710', '2725'], nature: 'mixed', form: 'none', legalBasis: 'NIIF PYMES section 29; ET 115 not deductible' },
  { key: 'resultado_ejercicio', name: 'Resultado del ejercicio', side: 'equity', decreePrefixes: ['3605', '3610'], practicePrefixes: ['360505', '361005'], nature: 'mixed', form: 'none', legalBasis: 'PUC dynamics; Ley 222/1995' },
  { key: 'resultados_anteriores', name: 'Resultados acumulados', side: 'equity', decreePrefixes: ['3705', '3710'], practicePrefixes: ['370505', '371005'], nature: 'mixed', form: 'none', legalBasis: 'PUC dynamics; C.Co. 151, 451' },
];
