/** A third party as a format identifies it, and what the books do not tell of it. Nothing is guessed without saying so. */
import { checkDigit, isCompanyNumber } from '#core/identity/nit.ts';
import { genericThirdParty, specialNit } from '#core/reference/people/special-nits.ts';
import { type IdentityPart, MINOR_NUMBER, MINOR_TYPE } from './format.ts';

/** What is missing, or to be confirmed. */
export const lacks = ['number', 'type', 'dv', 'name', 'names', 'address', 'municipality'] as const;
export type Lack = (typeof lacks)[number];

export interface KnownThirdParty {
  key: string;
  /** Empty for one without number. */
  id: string;
  name: string;
  /** −1 where no file gives one. */
  dv: number;
  /** DIAN code of its document, where the accounting package has it. */
  type: string | null;
}

export interface ReportedPerson {
  /** DIAN code; null where the number does not tell. */
  type: string | null;
  number: string;
  /** Null for types without one. */
  dv: number | null;
  /** Of a legal person; empty for a natural one. */
  legalName: string;
  /** As the books have it. */
  name: string;
  lacks: Lack[];
}

const CEDULA = '13';
const NIT = '31';

/** `parts`: those that the format asks for. `minorName`: name of the row of small amounts. */
export function reportedPerson(
  known: KnownThirdParty,
  parts: readonly IdentityPart[],
  minorName: string,
): ReportedPerson {
  const { key, id, name } = known;
  if (key === MINOR_NUMBER)
    return { type: MINOR_TYPE, number: MINOR_NUMBER, dv: null, legalName: minorName, name: minorName, lacks: [] };
  const number = id === '' ? '' : key;
  const special = specialNit(number);
  const isForeign = number !== '' && genericThirdParty(number) === 'generic_foreign';
  const isNatural = known.type !== null && known.type !== NIT;
  const isCompany = !isNatural && (isCompanyNumber(number) || (special !== null && !isForeign));
  const type = known.type ?? typeOf(number, isCompany, isForeign);
  const dv = type === NIT && /^\d{1,15}$/.test(number) ? checkDigit(number) : null;
  const missing: Lack[] = [];
  if (number === '') missing.push('number');
  // A number of a natural person does not tell its kind of document.
  if (known.type === null && (type === null || type === CEDULA)) missing.push('type');
  if (parts.includes('dv') && known.dv >= 0 && dv !== null && known.dv !== dv) missing.push('dv');
  if (name === '') missing.push('name');
  // Books have one name: which of its words are surnames they do not say.
  else if (!isCompany && parts.includes('surname1')) missing.push('names');
  if (parts.includes('address')) missing.push('address');
  if (parts.includes('municipality')) missing.push('municipality');
  return { type, number, dv, legalName: isCompany ? name : '', name, lacks: missing };
}

function typeOf(number: string, isCompany: boolean, isForeign: boolean): string | null {
  if (isForeign) return MINOR_TYPE;
  if (isCompany && /^\d{1,15}$/.test(number)) return NIT;
  return /^\d{3,10}$/.test(number) ? CEDULA : null;
}
