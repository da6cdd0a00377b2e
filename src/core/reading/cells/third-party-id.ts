/** The id of a third party from what packages print: numbers, floats, dots, dashes with DV, letters for foreigners. */
import { type ParsedNit, parseNit } from '#core/identity/nit.ts';
import type { Cell } from '../workbook.ts';

/** `9.00123456E8`: a number as programs write it that keep it as one; `9,00123E+08` is what is left of it in a narrow column. */
const EXPONENT = /^(\d)(?:[.,](\d+)(?=E)|(?=E\+))E(\+?)(\d{1,2})$/i;

/**
 * Id without DV, and the DV if the row gives one (in the id after a dash, or in a column of its own). Null for a number that
 * lost digits on its way: whose it was cannot be told any more.
 */
export function plainId(id: Cell, dv: Cell): ParsedNit | null {
  if (id === null || id === '' || typeof id === 'boolean') return { id: '', dv: null };
  if (typeof id === 'number')
    return Number.isInteger(id) && id >= 0 && id < 1e21 ? { id: BigInt(id).toString(), dv: digit(dv) } : null;
  if (/^\d+$/.test(id)) return { id, dv: digit(dv) };
  const exponent = EXPONENT.exec(id.trim());
  if (exponent) {
    const [, first, rest = '', plus, power] = exponent;
    const zeros = Number(power) - rest.length;
    if (zeros < 0 || (plus !== '' && zeros > 0)) return null;
    return { id: first + rest + '0'.repeat(zeros), dv: digit(dv) };
  }
  const parsed = parseNit(id);
  return { id: parsed.id, dv: parsed.dv ?? digit(dv) };
}

function digit(dv: Cell): number | null {
  if (dv === null || dv === '') return null;
  const value = Number(dv);
  return Number.isInteger(value) && value >= 0 && value <= 9 ? value : null;
}
