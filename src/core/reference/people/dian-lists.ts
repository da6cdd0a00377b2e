/**
 * Legal entities in DIAN's lists of grandes contribuyentes, autorretenedores and VAT withholding agents: one snapshot of
 * 2026, for hints only. Big: import it where it is used, or dynamically.
 */
import { type DianListRow, dianListRows } from './dian-lists.gen.ts';

export interface DianListing {
  /** As the lists write it. */
  name: string;
  granContribuyente: boolean;
  autorretenedorRenta: boolean;
  agenteRetencionIva: boolean;
}

let index: ReadonlyMap<string, DianListRow> | null = null;

/** What the lists say of a NIT without DV, or null when it is in none of them. */
export function dianListing(nit: string): DianListing | null {
  index ??= new Map(dianListRows.map((row) => [row[0], row]));
  const row = index.get(nit);
  if (row === undefined) return null;
  const [, name, lists] = row;
  return {
    name,
    granContribuyente: lists.includes('G'),
    autorretenedorRenta: lists.includes('A'),
    agenteRetencionIva: lists.includes('I'),
  };
}
