/** What one entry of a list or pair of the parametrization is, as it comes from outside. */
import { checkDigit, hasGluedDv, parseNit } from '#core/identity/nit.ts';

export type EntryKind = 'account' | 'nit' | 'percent' | 'months' | 'word';

const LONGEST_CONTRACT = 600;

export function fitsEntry(kind: EntryKind, text: string): boolean {
  switch (kind) {
    case 'account':
      return /^=?\d{1,16}$/.test(text);
    case 'nit':
      return nitOfEntry(text) !== null;
    case 'percent':
      return /^\d{1,3}([.,]\d{1,10})?$/.test(text) && Number(text.replace(',', '.')) <= 100;
    case 'months':
      return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= LONGEST_CONTRACT;
    case 'word':
      // A part of an account's name.
      return /\p{L}/u.test(text);
  }
}

/** A fitting entry in the notation that validations read. */
export function normalEntry(kind: EntryKind, text: string): string {
  if (kind === 'percent') return text.replace(',', '.');
  return kind === 'nit' ? (nitOfEntry(text) ?? text) : text;
}

/** Whether a text is a number of a NIT whose DV, after a dash or glued on, is another. */
export function hasWrongDv(text: string): boolean {
  const { id, dv } = parseNit(text);
  if (!/^\d{3,15}$/.test(id)) return false;
  return dv === null ? /^[89]\d{9}$/.test(id) && !hasGluedDv(id) : checkDigit(id) !== dv;
}

/** Without points, or with them between thousands. */
const POINTED = /^([^.]*|\s*\d{1,3}(\.\d{3})+(\D.*)?)$/;

/** The number without DV, or a document with letters; null for anything else, also for a wrong DV. */
export function nitOfEntry(text: string): string | null {
  if (text.includes(',') || !POINTED.test(text) || hasWrongDv(text)) return null;
  const { id } = parseNit(text);
  if (/^\d{3,15}$/.test(id)) return hasGluedDv(id) ? id.slice(0, -1) : id;
  return /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{3,20}$/.test(id) ? id : null;
}

/** Account or prefix of a role; with `=`, that account alone. */
const ROLE_ENTRY = /^=?\d{1,16}$/;

/** Whether a stored entry of a role is one. */
export function isRoleEntry(entry: unknown): entry is string {
  return typeof entry === 'string' && ROLE_ENTRY.test(entry);
}
