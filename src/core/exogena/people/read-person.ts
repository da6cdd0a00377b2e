/** Checks the data of a third party as somebody entered them. What is not said is not asked for: data may be entered by parts. */
import { checkDigit, isCompanyNumber } from '#core/identity/nit.ts';
import { COLOMBIA, country } from '#core/reference/people/countries.ts';
import { municipality } from '#core/reference/people/departments.ts';
import { documentType } from '#core/reference/people/document-types.ts';
import { MINOR_NUMBER } from '../format.ts';
import { type PersonData, type PersonField, personFields } from './person-data.ts';
import { text } from './text.es.ts';

export const NIT = '31';

/** Not a document of the formats. */
const NOT_REPORTED = '91';

/** Registro civil, tarjeta de identidad and cédula. */
const DIGITS_ONLY = ['11', '12', '13'];

/** Longest values that the DIAN takes. */
const longest: Readonly<Record<PersonField, number>> = {
  type: 2,
  dv: 1,
  surname1: 60,
  surname2: 60,
  name1: 60,
  name2: 60,
  legalName: 450,
  address: 200,
  municipality: 5,
  country: 3,
};

export interface PersonProblem {
  field: PersonField;
  message: string;
}

interface ReadPerson {
  /** In capitals, without spaces around, as the formats have them. */
  data: PersonData;
  problems: PersonProblem[];
}

/** `number`: of the third party, without DV; `MINOR_NUMBER`: the row of small amounts, which is the company's own place. */
export function readPerson(number: string, given: PersonData): ReadPerson {
  const problems: PersonProblem[] = [];
  const refuse = (field: PersonField, message: string) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, message });
  };
  const entries = personFields.map((field) => [field, tidy(given[field])] as const);
  const data = Object.fromEntries(entries) as unknown as PersonData;
  for (const [field, value] of entries) if (value.length > longest[field]) refuse(field, text.long(longest[field]));
  if (number === MINOR_NUMBER) refuseIdentity(data, refuse);
  else {
    checkType(number, data, given, refuse);
    checkNames(number, data, refuse);
  }
  checkPlace(data, given, refuse);
  return { data, problems };
}

type Refuse = (field: PersonField, message: string) => void;

/** Characters that the DIAN's files cannot hold, or that end them. */
const FORBIDDEN = /[<>"\p{Cc}]/gu;

function tidy(value: string): string {
  return value.replace(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ').trim().toUpperCase();
}

function refuseIdentity(data: PersonData, refuse: Refuse): void {
  for (const field of personFields.slice(0, personFields.indexOf('address')))
    if (data[field] !== '') refuse(field, text.minor);
  if (data.country !== '' && data.country !== COLOMBIA) refuse('country', text.minor);
}

/** `written`: as told in messages. */
function checkType(number: string, { type, dv }: PersonData, written: PersonData, refuse: Refuse): void {
  const known = type === '' || type === NOT_REPORTED ? null : documentType(type);
  if (type !== '' && known === null) refuse('type', text.type(written.type.trim()));
  else if (type === NIT && !/^\d{5,15}$/.test(number)) refuse('type', text.notNit(number));
  else if (known && DIGITS_ONLY.includes(type) && !/^\d{3,11}$/.test(number))
    refuse('type', text.notDigits(number, known.name));
  if (dv === '') return;
  if (!/^\d$/.test(dv)) refuse('dv', text.digit);
  else if (!/^\d{1,15}$/.test(number) || known?.hasDv === 'no') refuse('dv', text.noDv);
  else if (Number(dv) !== checkDigit(number)) refuse('dv', text.wrongDv(number, checkDigit(number)));
}

function checkNames(number: string, data: PersonData, refuse: Refuse): void {
  const { type, surname1, surname2, name1, name2, legalName } = data;
  const document = documentType(type);
  if (document?.personType === 'natural' && legalName !== '') refuse('legalName', text.natural(document.name));
  if (![surname1, surname2, name1, name2].some(Boolean)) return;
  if (legalName !== '') {
    refuse('legalName', text.both);
    return;
  }
  if (document?.personType === 'juridica' || (type === NIT && isCompanyNumber(number))) refuse('surname1', text.legal);
  if (surname1 === '') refuse('surname1', text.surname);
  if (name1 === '') refuse('name1', text.name);
}

function checkPlace(
  { address, municipality: code, country: where }: PersonData,
  written: PersonData,
  refuse: Refuse,
): void {
  if (where !== '' && country(where) === null) {
    refuse('country', text.country(written.country.trim()));
    return;
  }
  if (code !== '' && municipality(code) === null)
    refuse('municipality', text.municipality(written.municipality.trim()));
  if (where !== '' && where !== COLOMBIA) {
    if (code !== '') refuse('municipality', text.abroad);
    if (address !== '') refuse('address', text.abroad);
  }
}
