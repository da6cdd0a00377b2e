/** Creates a company. */
export function NewCompany() {
  return null;
}
