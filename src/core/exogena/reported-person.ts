/** A third party as a format identifies it, and what neither books nor company tell of it. Nothing is guessed without saying so. */
import { checkDigit, isCompanyNumber } from '#core/identity/nit.ts';
import { COLOMBIA } from '#core/reference/people/countries.ts';
import { documentType } from '#core/reference/people/document-types.ts';
import { genericThirdParty, specialNit } from '#core/reference/people/special-nits.ts';
import { type IdentityPart, MINOR_NUMBER, MINOR_TYPE } from './format.ts';
import { NO_DATA, type PersonData, type PersonNames } from './people/person-data.ts';
import { proposeNames } from './people/propose-names.ts';
import { NIT } from './people/read-person.ts';

/** What is missing, or to be confirmed. */
export const lacks = ['number', 'type', 'dv', 'name', 'names', 'address', 'municipality', 'country'] as const;
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

export interface ReportedPerson extends PersonNames {
  /** DIAN code; null where the number does not tell. */
  type: string | null;
  number: string;
  /** Null for types without one. */
  dv: number | null;
  /** Whether its names are our proposal, to be confirmed. */
  isProposed: boolean;
  /** Of a legal person; empty for a natural one. */
  legalName: string;
  /** As the books have it. */
  name: string;
  address: string;
  /** DIVIPOLA; empty abroad. */
  municipality: string;
  country: string;
  lacks: Lack[];
}

const CEDULA = '13';
const NO_NAMES: PersonNames = { surname1: '', surname2: '', name1: '', name2: '' };

/** The row of small amounts, which has the place of the company. */
export interface MinorRow {
  name: string;
  /** DIVIPOLA; null where the company has not said it. */
  municipality: string | null;
}

/** `parts`: those that the format asks for. `data`: those that the company keeps. */
export function reportedPerson(
  known: KnownThirdParty,
  parts: readonly IdentityPart[],
  minor: MinorRow,
  data: PersonData = NO_DATA,
): ReportedPerson {
  const { key, id, name } = known;
  if (key === MINOR_NUMBER) return minorRow(parts, minor, data);
  const number = id === '' ? '' : key;
  const isForeign = number !== '' && genericThirdParty(number) === 'generic_foreign';
  const isLegal = isLegalPerson(known, number, isForeign, data);
  const said = data.type || known.type;
  const type = said ?? typeOf(number, isLegal, isForeign);
  const dv = type === NIT && /^\d{1,15}$/.test(number) ? checkDigit(number) : null;
  const hasNames = data.surname1 !== '';
  const proposed = isLegal || hasNames ? null : proposeNames(name);
  const missing: Lack[] = [];
  if (number === '') missing.push('number');
  // A number of a natural person does not tell its kind of document.
  if (said === null && (type === null || type === CEDULA)) missing.push('type');
  const isOtherDv = parts.includes('dv') && known.dv >= 0 && dv !== null && known.dv !== dv;
  if (isOtherDv && data.dv !== String(dv)) missing.push('dv');
  if (name === '' && !hasNames && data.legalName === '') missing.push('name');
  // Books have one name: which of its words are surnames they do not say.
  else if (!isLegal && !hasNames && parts.includes('surname1')) missing.push('names');
  const place = placeOf(data);
  return {
    type,
    number,
    dv,
    ...(hasNames ? namesOf(data) : (proposed ?? NO_NAMES)),
    isProposed: proposed !== null,
    legalName: isLegal ? data.legalName || name : '',
    name,
    ...place,
    lacks: [...missing, ...lackedPlace(parts, place)],
  };
}

function isLegalPerson(
  { type }: KnownThirdParty,
  number: string,
  isForeign: boolean,
  { type: said, surname1, legalName }: PersonData,
): boolean {
  if (surname1 !== '' || legalName !== '') return legalName !== '';
  const document = said || type;
  if (document !== null && document !== NIT) return documentType(document)?.personType === 'juridica';
  return isCompanyNumber(number) || (specialNit(number) !== null && !isForeign);
}

function typeOf(number: string, isLegal: boolean, isForeign: boolean): string | null {
  if (isForeign) return MINOR_TYPE;
  if (isLegal && /^\d{1,15}$/.test(number)) return NIT;
  return /^\d{3,10}$/.test(number) ? CEDULA : null;
}

function namesOf({ surname1, surname2, name1, name2 }: PersonData): PersonNames {
  return { surname1, surname2, name1, name2 };
}

type Place = Pick<ReportedPerson, 'address' | 'municipality' | 'country'>;

/** A municipality is in Colombia. */
function placeOf({ address, municipality, country }: PersonData): Place {
  return { address, municipality, country: country || (municipality === '' ? '' : COLOMBIA) };
}

/** Of those abroad only the country is told. */
function lackedPlace(parts: readonly IdentityPart[], { address, municipality, country }: Place): Lack[] {
  if (country !== '' && country !== COLOMBIA) return [];
  const asked: [IdentityPart, boolean][] = [
    ['address', address === ''],
    ['municipality', municipality === ''],
    ['country', country === '' && !parts.includes('municipality')],
  ];
  return asked.flatMap(([part, isMissing]) => (isMissing && parts.includes(part) ? [part as Lack] : []));
}

function minorRow(parts: readonly IdentityPart[], minor: MinorRow, data: PersonData): ReportedPerson {
  const own = { ...data, municipality: data.municipality || (minor.municipality ?? '') };
  const place = { ...placeOf(own), country: COLOMBIA };
  return {
    type: MINOR_TYPE,
    number: MINOR_NUMBER,
    dv: null,
    ...NO_NAMES,
    isProposed: false,
    legalName: minor.name,
    name: minor.name,
    ...place,
    lacks: lackedPlace(parts, place),
  };
}
