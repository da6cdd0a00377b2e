/**
 * Legal entities in DIAN's lists of grandes contribuyentes, autorretenedores and VAT withholding agents: one snapshot
 * of 2026, for hints only. Large: import it dynamically or only where it is used.
 */
import { type DianListRow, dianListRows } from './dian-lists.gen.ts';

export interface DianListing {
  /** Name as in the lists. */
  name: string;
  granContribuyente: boolean;
  autorretenedorRenta: boolean;
  agenteRetencionIva: boolean;
}

let index: ReadonlyMap<string, DianListRow> | null = null;

/** List memberships of a NIT without DV, or null if it is in none. */
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
