/** What a person changed in the form, and how it meets what someone else saved meanwhile. */
import { type CompanyField, type CompanyValues, noValues } from '../../company-fields/form-values.ts';

const fields = Object.keys(noValues) as CompanyField[];

/** The fields in which two states of the form differ. A NIT is the same with or without its dots. */
export function changedFields(before: CompanyValues, after: CompanyValues): CompanyField[] {
  const plain = (values: CompanyValues, field: CompanyField) =>
    field === 'nit' ? values.nit.replace(/[.\s]/g, '') : (values[field] ?? null);
  return fields.filter((field) => plain(before, field) !== plain(after, field));
}

export interface Rebased {
  /** Theirs, with mine on top. */
  values: CompanyValues;
  /** Fields that only they changed. */
  theirs: CompanyField[];
  /** Fields that both changed, to different values. */
  both: CompanyField[];
}

/** Puts the changes that someone made to `read` on top of what is stored now. */
export function rebase(read: CompanyValues, mine: CompanyValues, stored: CompanyValues): Rebased {
  const myFields = changedFields(read, mine);
  const theirFields = changedFields(read, stored);
  const kept = Object.fromEntries(myFields.map((field) => [field, mine[field]]));
  return {
    values: { ...stored, ...kept },
    theirs: theirFields.filter((field) => !myFields.includes(field)),
    both: theirFields.filter((field) => myFields.includes(field) && changedFields(stored, mine).includes(field)),
  };
}
