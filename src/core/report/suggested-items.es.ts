/** Items suggested by the name of an account that none of them holds: what is paid with the return of another tax. */

interface Suggestion {
  item: number;
  /** Of the place in the decree. */
  under: string;
  name: RegExp;
}

const SUGGESTIONS: readonly Suggestion[] = [
  { item: 3, under: '1355', name: /\bBOMBER|\bAVISOS\b|\bTABLEROS\b|\bICA\b|\bINDUSTRIA Y\b/ },
  { item: 12, under: '24', name: /\bBOMBER|\bAVISOS\b|\bTABLEROS\b|\bICA\b|\bINDUSTRIA Y\b/ },
  { item: 6, under: '1355', name: /\bRENTA\b/ },
  { item: 14, under: '24', name: /\bRENTA\b|\bSIMPLE\b/ },
  { item: 13, under: '24', name: /\bCONSUMO\b|\bBEBIDAS\b|\bULTRAPROCESAD/ },
];

/** Null where the name says none. */
export function suggestedByName(place: string, name: string): number | null {
  return SUGGESTIONS.find(({ under, name: words }) => place.startsWith(under) && words.test(name))?.item ?? null;
}
