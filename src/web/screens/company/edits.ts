/** Three-way merge of form changes with concurrent ones. */
import { type CompanyField, type CompanyValues, noValues } from '../../company-fields/form-values.ts';

const fields = Object.keys(noValues) as CompanyField[];

/** Fields that differ. A NIT compares without dots. */
export function changedFields(before: CompanyValues, after: CompanyValues): CompanyField[] {
  const plain = (values: CompanyValues, field: CompanyField) =>
    field === 'nit' ? values.nit.replace(/[.\s]/g, '') : (values[field] ?? null);
  return fields.filter((field) => plain(before, field) !== plain(after, field));
}

export interface Rebased {
  /** Their values with mine applied. */
  values: CompanyValues;
  /** Fields changed only by them. */
  theirs: CompanyField[];
  /** Conflicts: changed by both to different values. */
  both: CompanyField[];
}

/** Rebases the changes made to `read` onto the stored version. */
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
