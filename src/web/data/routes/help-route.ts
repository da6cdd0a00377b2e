/** Addresses of the help that other screens lead to. */

export const helpPath = '/ayuda';

/** All packages with the page of each. */
export const exportHelpPath = `${helpPath}?vista=exportar`;

/** The page of a validation; `section` is the id of a part of it, of a rule its code in small letters. */
export function validationHelpPath(key: string, section?: string): string {
  return `${helpPath}/validacion/${encodeURIComponent(key)}${section ? `#${section.toLowerCase()}` : ''}`;
}

/** How the balance is exported from a package, by the key of its layout; `section` is the id of a part of the page. */
export function formatHelpPath(key: string, section?: string): string {
  return `${helpPath}/formato/${encodeURIComponent(key)}${section ? `#${section}` : ''}`;
}

/** An article about using the product. */
export function articleHelpPath(key: string, section?: string): string {
  return `${helpPath}/articulo/${encodeURIComponent(key)}${section ? `#${section}` : ''}`;
}
