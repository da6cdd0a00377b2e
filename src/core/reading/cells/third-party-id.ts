/** Third-party ids in the spellings of packages: numbers, floats, dots, dashes with DV, letters for foreigners. */
import { exponentDigits } from '#core/identity/exponent-digits.ts';
import { type ParsedNit, parseNit } from '#core/identity/nit.ts';
import type { Cell } from '../workbook.ts';

/**
 * Id without DV, and the DV if the row has one; empty for `.` and the like, which stand for nobody (in the id after a dash, or in its own column). Null for an id that lost
 * digits: its third party cannot be determined any more.
 */
export function plainId(id: Cell, dv: Cell): ParsedNit | null {
  if (id === null || id === '' || typeof id === 'boolean') return { id: '', dv: null };
  if (typeof id === 'number')
    return Number.isInteger(id) && id >= 0 && id < 1e21 ? { id: BigInt(id).toString(), dv: digit(dv) } : null;
  if (/^\d+$/.test(id)) return { id, dv: digit(dv) };
  // The file does not have its value.
  if (isFormula(id)) return null;
  if (!/[\p{L}\p{N}]/u.test(id)) return { id: '', dv: null };
  const digits = exponentDigits(id.trim());
  if (digits !== undefined) return digits === null ? null : { id: digits, dv: digit(dv) };
  const parsed = parseNit(id);
  return { id: parsed.id, dv: parsed.dv ?? digit(dv) };
}

function digit(dv: Cell): number | null {
  if (dv === null || dv === '') return null;
  const value = Number(dv);
  return Number.isInteger(value) && value >= 0 && value <= 9 ? value : null;
}

/** Whether a text is a formula; `====>` is an arrow. */
export function isFormula(text: string): boolean {
  return /^=\s*[-+]?[\p{L}\d("'$@#[{]/u.test(text);
}
