/** Addresses of the help that other screens lead to. */

export const helpPath = '/ayuda';

/** The page of a validation; `section` is the id of a part of it, of a rule its code in small letters. */
export function validationHelpPath(key: string, section?: string): string {
  return `${helpPath}/validacion/${encodeURIComponent(key)}${section ? `#${section.toLowerCase()}` : ''}`;
}
