/** Edits a company. */
export function EditCompany() {
  return null;
}
