/** Paths into the help from other screens. */

export const helpPath = '/ayuda';

/** All packages with links to their pages. */
export const exportHelpPath = `${helpPath}?vista=exportar`;

/** Page of a validation; `section`: anchor, for a rule its code in lower case. */
export function validationHelpPath(key: string, section?: string): string {
  return `${helpPath}/validacion/${encodeURIComponent(key)}${section ? `#${section.toLowerCase()}` : ''}`;
}

/** Export instructions of a package, by format key; `section`: anchor. */
export function formatHelpPath(key: string, section?: string): string {
  return `${helpPath}/formato/${encodeURIComponent(key)}${section ? `#${section}` : ''}`;
}

/** A norm in the index of norms, by its key in findings and rules. */
export function normHelpPath(key: string): string {
  return `${helpPath}?por=norma#${normAnchor(key)}`;
}

/** `et_437_1` as `et-437-1`. */
export function normAnchor(key: string): string {
  return key.replaceAll('_', '-');
}

/** A help article about using the product. */
export function articleHelpPath(key: string, section?: string): string {
  return `${helpPath}/articulo/${encodeURIComponent(key)}${section ? `#${section}` : ''}`;
}
