/** What the first balance says of its company, and what is left to ask. */
import type { FirstFile } from '#api/balances/first-file/contract.ts';
import { type CompanyField, type CompanyValues, noValues } from '../../company-fields/form-values.ts';
import { isComplete, readNitEntry } from '../../company-fields/nit-entry.ts';

export function valuesOfFile({ company: { nit, name }, software }: FirstFile): CompanyValues {
  const entry = readNitEntry(nit ?? '');
  return { ...noValues, name: name?.trim() ?? '', nit: isComplete(entry) ? entry.written : '', software };
}

/** Required fields without a usable value; no file says the income tax regime. */
export function askedOf({ name, nit, software }: CompanyValues): CompanyField[] {
  return [
    ...(name.length < 2 ? (['name'] as const) : []),
    ...(isComplete(readNitEntry(nit)) ? [] : (['nit'] as const)),
    ...(software === null ? (['software'] as const) : []),
    'regime',
  ];
}
