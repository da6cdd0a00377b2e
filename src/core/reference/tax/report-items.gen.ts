// Generated from data/report_items.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface ReportItem {
  /** Stable number. */
  readonly id: number;
  /** Spanish. */
  readonly name: string;
  /** Side of the balance sheet. */
  readonly side: 'asset' | 'liability' | 'liability_contra' | 'equity';
  /** Accounts of the decree, and those that packages add. */
  readonly prefixes: readonly string[];
  /** Words of which the name of an account has one; empty for none. */
  readonly nameAny: readonly string[];
  /** Further words of which it has one. */
  readonly nameAlso: readonly string[];
  /** Words that it does not have. */
  readonly nameNone: readonly string[];
  /** Prefixes that need no name. */
  readonly byCode: readonly string[];
}

/** The 17 items of the financial report with the accounts that they hold by default. */
export const reportItems: readonly ReportItem[] = [
  { id: 1, name: 'Impuesto a las ventas retenido', side: 'asset', prefixes: ['135517'], nameAny: [], nameAlso: [], nameNone: [], byCode: [] },
  { id: 2, name: 'Industria y comercio retenido', side: 'asset', prefixes: ['135518'], nameAny: [], nameAlso: [], nameNone: ['autorret'], byCode: [] },
  { id: 3, name: 'Anticipo de industria y comercio', side: 'asset', prefixes: ['135510'], nameAny: [], nameAlso: [], nameNone: [], byCode: [] },
  { id: 4, name: 'Retención en la fuente', side: 'asset', prefixes: ['135515'], nameAny: [], nameAlso: [], nameNone: ['autorret', 'auto ret', 'auto-ret'], byCode: [] },
  { id: 5, name: 'Autorretenciones nacionales', side: 'asset', prefixes: ['135515', '135519', '135595'], nameAny: ['autorret', 'auto ret', 'auto-ret'], nameAlso: [], nameNone: ['ica', 'industria', 'distrital', 'municipal'], byCode: ['135519'] },
  { id: 6, name: 'Saldo a favor impuestos renta y complementarios', side: 'asset', prefixes: ['135505', '135520'], nameAny: [], nameAlso: [], nameNone: ['iva', 'ventas'], byCode: [] },
  { id: 7, name: 'Anticipo impuesto régimen simple', side: 'asset', prefixes: ['135506', '135525', '135595'], nameAny: ['simple', 'rst'], nameAlso: [], nameNone: [], byCode: ['135506', '135525'] },
  { id: 8, name: 'Saldo a favor impuestos a las ventas', side: 'asset', prefixes: ['135520'], nameAny: ['iva', 'ventas'], nameAlso: [], nameNone: ['renta'], byCode: ['13552010'] },
  { id: 9, name: 'Impuestos descontables', side: 'liability_contra', prefixes: ['2408', '135530'], nameAny: ['descontable', 'compras', 'deducible', 'importaci'], nameAlso: [], nameNone: ['generado', 'por pagar'], byCode: ['135530', '240802', '240810', '240815', '240820'] },
  { id: 10, name: 'Autorretenciones Distritales', side: 'asset', prefixes: ['135518', '135519', '135595'], nameAny: ['autorret', 'auto ret', 'auto-ret'], nameAlso: ['ica', 'industria', 'distrital', 'municipal'], nameNone: [], byCode: [] },
  { id: 11, name: 'Impuesto a las ventas', side: 'liability', prefixes: ['2408'], nameAny: [], nameAlso: [], nameNone: ['descontable', 'compras', 'deducible', 'importaci', 'consumo'], byCode: [] },
  { id: 12, name: 'Industria y comercio', side: 'liability', prefixes: ['2412', '261510'], nameAny: [], nameAlso: [], nameNone: [], byCode: [] },
  { id: 13, name: 'Impuesto al consumo', side: 'liability', prefixes: ['2495', '2464', '2462', '2498', '2408'], nameAny: ['consumo', 'inc'], nameAlso: [], nameNone: [], byCode: [] },
  { id: 14, name: 'Impuesto Renta o Régimen Simple', side: 'liability', prefixes: ['2404', '261505'], nameAny: [], nameAlso: [], nameNone: [], byCode: [] },
  { id: 15, name: 'Resultados del ejercicio', side: 'equity', prefixes: ['36'], nameAny: [], nameAlso: [], nameNone: [], byCode: [] },
  { id: 16, name: 'Resultados de ejercicios anteriores', side: 'equity', prefixes: ['37'], nameAny: [], nameAlso: [], nameNone: [], byCode: [] },
  { id: 17, name: 'Retención en la fuente pasivo', side: 'liability', prefixes: ['2365', '2367', '2368'], nameAny: [], nameAlso: [], nameNone: [], byCode: [] },
];
