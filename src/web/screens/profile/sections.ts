/** Profile sections in order, and the one in the URL. */

const sections = ['datos', 'seguridad', 'preferencias', 'llaves', 'webhooks', 'mis-datos'] as const;
export type Section = (typeof sections)[number];

/** Webhooks are of the subscriber alone. */
export function sectionsOf(isSubscriber: boolean): Section[] {
  return sections.filter((section) => section !== 'webhooks' || isSubscriber);
}

/** The first for a missing or unknown value. */
export function sectionOf(search: URLSearchParams, shown: readonly Section[]): Section {
  const asked = search.get('seccion');
  return shown.find((section) => section === asked) ?? 'datos';
}
