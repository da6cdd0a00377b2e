/** Profile sections in order, and the one in the URL. */

export const sections = ['datos', 'seguridad', 'preferencias', 'llaves', 'mis-datos'] as const;
export type Section = (typeof sections)[number];

/** The first for a missing or unknown value. */
export function sectionOf(search: URLSearchParams): Section {
  const asked = search.get('seccion');
  return sections.find((section) => section === asked) ?? 'datos';
}
