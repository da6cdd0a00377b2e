// Generated from data/depreciation_rates.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface DepreciationCap {
  /** Cost accounts whose code starts so. */
  readonly prefix: string;
  /** Spanish. */
  readonly assetClass: string;
  /** Percent of cost a year; 0 never depreciates. */
  readonly maxAnnualPercent: number;
  /** Shortest life, in years; null where none. */
  readonly minLifeYears: number | null;
  /** Norms. */
  readonly legalBasis: string;
}

/** Highest yearly rates that income tax accepts (ET 137, 142, 143). */
export const depreciationCaps: readonly DepreciationCap[] = [
  { prefix: '1516', assetClass: 'Construcciones y edificaciones', maxAnnualPercent: 2.22, minLifeYears: 45, legalBasis: 'ET 137 par. 1' },
  { prefix: '1556', assetClass: 'Acueducto, plantas y redes', maxAnnualPercent: 2.5, minLifeYears: 40, legalBasis: 'ET 137 par. 1' },
  { prefix: '1568', assetClass: 'Vías de comunicación', maxAnnualPercent: 2.5, minLifeYears: 40, legalBasis: 'ET 137 par. 1' },
  { prefix: '1548', assetClass: 'Flota y equipo aéreo', maxAnnualPercent: 3.33, minLifeYears: 30, legalBasis: 'ET 137 par. 1' },
  { prefix: '1552', assetClass: 'Flota y equipo férreo', maxAnnualPercent: 5, minLifeYears: 20, legalBasis: 'ET 137 par. 1' },
  { prefix: '1544', assetClass: 'Flota y equipo fluvial', maxAnnualPercent: 6.67, minLifeYears: 15, legalBasis: 'ET 137 par. 1' },
  { prefix: '1560', assetClass: 'Armamento y equipo de vigilancia', maxAnnualPercent: 10, minLifeYears: 10, legalBasis: 'ET 137 par. 1' },
  { prefix: '1520', assetClass: 'Maquinaria y equipo (incl. eléctrico)', maxAnnualPercent: 10, minLifeYears: 10, legalBasis: 'ET 137 par. 1' },
  { prefix: '1540', assetClass: 'Flota y equipo de transporte terrestre', maxAnnualPercent: 10, minLifeYears: 10, legalBasis: 'ET 137 par. 1' },
  { prefix: '1524', assetClass: 'Muebles y enseres (equipo de oficina)', maxAnnualPercent: 10, minLifeYears: 10, legalBasis: 'ET 137 par. 1' },
  { prefix: '1532', assetClass: 'Equipo médico científico', maxAnnualPercent: 12.5, minLifeYears: 8, legalBasis: 'ET 137 par. 1' },
  { prefix: '1562', assetClass: 'Envases, empaques y herramientas', maxAnnualPercent: 20, minLifeYears: 5, legalBasis: 'ET 137 par. 1' },
  { prefix: '1528', assetClass: 'Equipo de computación, redes y comunicación', maxAnnualPercent: 20, minLifeYears: 5, legalBasis: 'ET 137 par. 1' },
  { prefix: '1536', assetClass: 'Equipo de hoteles y restaurantes', maxAnnualPercent: 10, minLifeYears: 10, legalBasis: 'ET 137 par. 1' },
  { prefix: '16', assetClass: 'Intangibles (amortización)', maxAnnualPercent: 20, minLifeYears: 5, legalBasis: 'ET 143' },
  { prefix: '1710', assetClass: 'Cargos diferidos / desembolsos de establecimiento', maxAnnualPercent: 20, minLifeYears: 5, legalBasis: 'ET 142' },
  { prefix: '1504', assetClass: 'Terrenos', maxAnnualPercent: 0, minLifeYears: null, legalBasis: 'ET 135' },
];
