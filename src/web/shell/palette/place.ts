/** What the search of everything leads to, and the places that were opened with it last. */

export const placeKinds = [
  'recent',
  'screen',
  'action',
  'month',
  'finding',
  'account',
  'thirdParty',
  'company',
  'validation',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

export interface Place {
  kind: PlaceKind;
  /** Unlike any other. */
  key: string;
  label: string;
  /** Beside the label. */
  note?: string;
  /** Words that find it besides. */
  also?: string;
  /** Path. */
  to?: string;
  /** Instead of a path. */
  act?: () => void;
}

/** In local storage, which signing out clears. */
const storageKey = 'recent-places';
const mostRecent = 6;

function isPlace(value: unknown): value is Pick<Place, 'label' | 'note' | 'to'> & { to: string } {
  const { label, note, to } = (value ?? {}) as Record<string, unknown>;
  const isPath = typeof to === 'string' && /^\/(?!\/)/.test(to);
  return isPath && typeof label === 'string' && (note === undefined || typeof note === 'string');
}

/** Newest first. */
export function recentPlaces(): Place[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    const places = Array.isArray(kept) ? kept.filter(isPlace) : [];
    return places.map(({ label, note, to }) => ({
      kind: 'recent',
      key: `recent ${to}`,
      label,
      to,
      ...(note !== undefined && { note }),
    }));
  } catch {
    return [];
  }
}

/** Acts are not kept. */
export function rememberPlace({ label, note, to }: Place): void {
  if (to === undefined) return;
  const others = recentPlaces().filter((place) => place.to !== to);
  const kept = others.map((place) => ({ label: place.label, note: place.note, to: place.to }));
  localStorage.setItem(storageKey, JSON.stringify([{ label, note, to }, ...kept].slice(0, mostRecent)));
}
