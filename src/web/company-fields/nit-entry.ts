/** Parses a NIT during typing or pasting: id, its DV, and whether a typed DV agrees. */
import { checkDigit, formatNit, hasGluedDv, parseNit } from '#core/identity/nit.ts';

export type NitEntry =
  /** Empty, or too few digits. */
  | { state: 'empty' | 'short' | 'invalid' }
  /** `typed`: the DV after a dash, if any; `written`: the formatted NIT. */
  | {
      state: 'computed' | 'agrees' | 'mismatch' | 'glued';
      id: string;
      dv: number;
      typed: number | null;
      written: string;
    };

/** Accepted by the API: 6 to 15 digits without DV and leading zeros. */
const acceptable = /^[1-9]\d{5,14}$/;

export function readNitEntry(text: string): NitEntry {
  if (text.trim() === '') return { state: 'empty' };
  const { id, dv: typed } = parseNit(text.replace(/[-–]\s*$/, ''));
  if (!/^\d+$/.test(id) || id.length > 15 || id.startsWith('0')) return { state: 'invalid' };
  if (!acceptable.test(id)) return { state: 'short' };
  if (typed === null && hasGluedDv(id)) {
    const company = id.slice(0, 9);
    const dv = Number(id[9]);
    return { state: 'glued', id: company, dv, typed: null, written: formatNit(company, dv) };
  }
  const dv = checkDigit(id);
  const state = typed === null ? 'computed' : typed === dv ? 'agrees' : 'mismatch';
  return { state, id, dv, typed, written: formatNit(id, dv) };
}

/** Whether the company can be saved with it. A glued DV needs confirmation: it could be a longer number. */
export function isComplete(entry: NitEntry): entry is Extract<NitEntry, { id: string }> {
  return entry.state === 'computed' || entry.state === 'agrees';
}
