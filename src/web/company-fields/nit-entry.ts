/** Understands a NIT while someone types or pastes it: the id, the DV that belongs to it, and whether what was typed agrees. */
import { checkDigit, formatNit, hasGluedDv, parseNit } from '#core/identity/nit.ts';

export type NitEntry =
  /** Nothing yet, or too few digits to say anything. */
  | { state: 'empty' | 'short' | 'invalid' }
  /** `typed` is the DV that was written after a dash, if any; `written` the NIT as Colombians write it. */
  | {
      state: 'computed' | 'agrees' | 'mismatch' | 'glued';
      id: string;
      dv: number;
      typed: number | null;
      written: string;
    };

/** What the API accepts: 6 to 15 digits without DV, no zero in front. */
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

/** Whether the company can be saved with it. A glued DV still has to be confirmed: it could be a longer number. */
export function isComplete(entry: NitEntry): entry is Extract<NitEntry, { id: string }> {
  return entry.state === 'computed' || entry.state === 'agrees';
}
