/** Data of a third party that no trial balance has, as a company keeps them for its formats. */

/** Empty: not said. */
export interface PersonData {
  /** DIAN code of the document. */
  type: string;
  /** Check digit, confirmed against the books. */
  dv: string;
  surname1: string;
  surname2: string;
  name1: string;
  name2: string;
  legalName: string;
  address: string;
  /** DIVIPOLA, five digits. */
  municipality: string;
  /** DIAN code, three digits. */
  country: string;
}

export const personFields = [
  'type',
  'dv',
  'surname1',
  'surname2',
  'name1',
  'name2',
  'legalName',
  'address',
  'municipality',
  'country',
] as const satisfies readonly (keyof PersonData)[];
export type PersonField = (typeof personFields)[number];

export const NO_DATA: PersonData = {
  type: '',
  dv: '',
  surname1: '',
  surname2: '',
  name1: '',
  name2: '',
  legalName: '',
  address: '',
  municipality: '',
  country: '',
};

/** Whether nothing is said. */
export function isEmptyData(data: PersonData): boolean {
  return personFields.every((field) => data[field] === '');
}

/** Whether two say the same. */
export function isSameData(one: PersonData, other: PersonData): boolean {
  return personFields.every((field) => one[field] === other[field]);
}

/** The names of a natural person. */
export type PersonNames = Pick<PersonData, 'surname1' | 'surname2' | 'name1' | 'name2'>;
