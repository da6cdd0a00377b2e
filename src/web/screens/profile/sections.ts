/** The sections of the profile, in their order, and the one that an address asks for. */

export const sections = ['datos', 'seguridad', 'preferencias', 'llaves', 'mis-datos'] as const;
export type Section = (typeof sections)[number];

/** The first when the address says none, or one that is not. */
export function sectionOf(search: URLSearchParams): Section {
  const asked = search.get('seccion');
  return sections.find((section) => section === asked) ?? 'datos';
}
