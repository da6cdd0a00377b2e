/**
 * Parser of a third party in one cell: `901048708 Acme S.A.S.`, `901048708-1 - Acme`, `Acme - NIT 901.048.708`,
 * `Acme (901048708)`, or a name alone.
 */
import type { Cell } from '../workbook.ts';

export interface ThirdPartyCell {
  /** As written, DV included if any; null where the cell holds a name alone. */
  id: string | null;
  name: string;
}

/** Digits, or letters mixed with at least five digits: foreign ids have both. */
const ID = String.raw`(?:[A-Z]{0,3}\d[\d.]{3,16}(?:\s?-\s?\d)?|(?=(?:[A-Z]*\d){5})[A-Z\d]{6,20})`;
const ID_FIRST = new RegExp(String.raw`^(${ID})(?:\s+[-–]\s*|\s+|\s*[-–:|]\s+|\s*[-–:|]\s*(?=\p{L}))(\S.*)$`, 'u');
const ID_ALONE = /^(?:[\d.]{4,18}(-\d)?|(?=(?:[A-Z]*\d){5})[A-Z\d]{6,20})$/;
const ID_LAST = new RegExp(String.raw`^(.*\S)\s*[-–(]\s*(?:NIT|C\.?C\.?|ID)\.?:?\s*(${ID})\)?$`, 'i');
/** Without the word for an id only its length tells it from a year or a serial in the name. */
const NUMBER_LAST = /^(.*\p{L}.*?)(?:\s+[-–]\s*|\s*\()(\d[\d.]{5,14}(?:\s?-\s?\d)?)\)?$/u;

/** Whether a text looks like an id: digits, with a DV or a few letters. */
export function mayMeanId(written: string): boolean {
  return ID_ALONE.test(written.trim());
}

/** Splits id and name in a cell of an id column; null for any other cell. */
export function splitNumber(cell: Cell): ThirdPartyCell | null {
  if (typeof cell !== 'string' || !/\p{L}{2}/u.test(cell)) return null;
  const thirdParty = readThirdPartyCell(cell);
  return thirdParty?.id && thirdParty.name !== '' ? thirdParty : null;
}

/** Null for an empty cell. */
export function readThirdPartyCell(cell: Cell): ThirdPartyCell | null {
  if (cell === null || typeof cell === 'boolean') return null;
  const written = String(cell).trim();
  if (written === '') return null;
  if (ID_ALONE.test(written)) return { id: written, name: '' };
  const first = ID_FIRST.exec(written);
  if (first) return { id: first[1]!, name: first[2]! };
  const last = ID_LAST.exec(written) ?? NUMBER_LAST.exec(written);
  if (last) return { id: last[2]!, name: last[1]! };
  return { id: null, name: written };
}
