// Generated from data/uvt.csv by scripts/gen-reference.mjs: edit the table, not this file.
import { type Cents, pesos } from '#core/money/money.ts';

export interface UvtYear {
  /** Calendar year. */
  readonly year: number;
  /** Cents. */
  readonly uvt: Cents;
  /** DIAN resolution that set it. */
  readonly resolution: string | null;
}

/** Unidad de valor tributario of each year. */
export const uvtYears: readonly UvtYear[] = [
  { year: 2010, uvt: pesos(24555), resolution: null },
  { year: 2011, uvt: pesos(25132), resolution: null },
  { year: 2012, uvt: pesos(26049), resolution: null },
  { year: 2013, uvt: pesos(26841), resolution: null },
  { year: 2014, uvt: pesos(27485), resolution: null },
  { year: 2015, uvt: pesos(28279), resolution: null },
  { year: 2016, uvt: pesos(29753), resolution: null },
  { year: 2017, uvt: pesos(31859), resolution: null },
  { year: 2018, uvt: pesos(33156), resolution: 'Res. DIAN 63 de 2017' },
  { year: 2019, uvt: pesos(34270), resolution: 'Res. DIAN 56 de 2018' },
  { year: 2020, uvt: pesos(35607), resolution: 'Res. DIAN 84 de 2019' },
  { year: 2021, uvt: pesos(36308), resolution: 'Res. DIAN 111 de 2020' },
  { year: 2022, uvt: pesos(38004), resolution: 'Res. DIAN 140 de 2021' },
  { year: 2023, uvt: pesos(42412), resolution: 'Res. DIAN 1264 de 2022' },
  { year: 2024, uvt: pesos(47065), resolution: 'Res. DIAN 187 de 2023' },
  { year: 2025, uvt: pesos(49799), resolution: 'Res. DIAN 000193 de 2024' },
  { year: 2026, uvt: pesos(52374), resolution: 'Res. DIAN 000238 de 2025' },
];
