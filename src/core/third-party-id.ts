/** The id of a third party from what packages print: numbers, floats, dots, dashes with DV, letters for foreigners. */
import { type ParsedNit, parseNit } from './nit.ts';
import type { Cell } from './workbook.ts';

/** Id without DV, and the DV if the row gives one (in the id after a dash, or in a column of its own). */
export function plainId(id: Cell, dv: Cell): ParsedNit {
  if (id === null || id === '' || typeof id === 'boolean') return { id: '', dv: null };
  if (typeof id === 'number')
    return { id: Number.isSafeInteger(id) ? String(id) : BigInt(Math.trunc(id)).toString(), dv: digit(dv) };
  if (/^\d+$/.test(id)) return { id, dv: digit(dv) };
  const parsed = parseNit(id);
  return { id: parsed.id, dv: parsed.dv ?? digit(dv) };
}

function digit(dv: Cell): number | null {
  if (dv === null || dv === '') return null;
  const value = Number(dv);
  return Number.isInteger(value) && value >= 0 && value <= 9 ? value : null;
}
