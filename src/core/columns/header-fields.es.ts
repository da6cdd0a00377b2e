/** Fields of a table by the words of its headers, and its column of account codes by content. */
import type { Field } from '#core/reading/format.ts';
import { matchHeaders } from '#core/reading/headers/header-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import type { SheetRow } from '#core/reading/workbook.ts';

type GuessedField = Exclude<Field, 'level' | 'transactional'>;

/** Header words that are not aliases, by field; more specific ones first. */
const words: readonly [GuessedField, RegExp][] = [
  ['dv', /^dv$|verif|^dig/],
  ['branch', /^suc|sede/],
  ['id', /\bnit\b|ident|cedula|docum|\bid ter|\bcc\b|^ter(c|cero)? ?(id|cod|num)/],
  ['thirdPartyName', /tercero|razon|benefic|cliente|proveedor|auxiliar nombre|nombre (del )?aux/],
  ['opening', /ini|anter|\bant\b|previo|apertura/],
  ['closing', /fin|nuevo|actual|cierre|\bact\b/],
  ['debit', /\bdeb|debit|debe|cargo|\bdb\b/],
  ['credit', /cred|haber|abono|\bcr\b/],
  ['code', /cod|cuenta|\bcta|puc|codigo/],
  ['name', /nombre|descrip|detalle|denom|concepto/],
];
export type Found = Partial<Record<GuessedField, number>>;

/** Fields that the words of normalised headers suggest, one column each; columns of `taken` are left out. */
export function foundIn(headers: readonly string[], taken: ReadonlySet<number>): Found {
  const free = headers.map((header, column) => (taken.has(column) ? '' : header));
  const { level: _level, transactional: _transactional, ...found } = matchHeaders(free);
  const used = new Set(Object.values(found));
  for (const [field, pattern] of words) {
    if (found[field] !== undefined) continue;
    const column = free.findIndex((header, index) => header !== '' && !used.has(index) && pattern.test(header));
    if (column < 0) continue;
    found[field] = column;
    used.add(column);
  }
  return found;
}

/** Columns of documents, their dates and their delays: of an ageing or a ledger, whose figures may add up by chance. */
const OF_DOCUMENT =
  /\b(?:venc\w*|dias?|mora|edad(?:es)?|documentos?|fechas?|comprobantes?|plazos?|cuotas?|facturas?)\b/;
const MOST_OF_DOCUMENT = 1;

/** Whether headers are of a report with a row for each document. */
export function areOfDocuments(headers: readonly string[]): boolean {
  return headers.filter((header) => OF_DOCUMENT.test(header)).length > MOST_OF_DOCUMENT;
}

/** The column with most account codes. */
export function codeColumn(rows: readonly SheetRow[]): number | null {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    cells.forEach((cell, column) => {
      if (/^[1-9](\d|\d{3}|\d{5}|\d{7}|\d{9})?$/.test(text(cell))) counts.set(column, (counts.get(column) ?? 0) + 1);
    });
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best?.[0] ?? null;
}
