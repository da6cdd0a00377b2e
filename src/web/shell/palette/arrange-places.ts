/** Groups of what was found: the group with the best hit first. Without words: what was opened last, screens, actions. */
import { bestOf, rankOf, searchWords } from '#core/identity/rank-words.ts';
import { type Place, type PlaceKind, placeKinds } from './place.ts';

export interface PlaceGroup {
  kind: PlaceKind;
  places: Place[];
}

/** Of a group. */
const most = 6;
/** Shown before anything is typed. */
const atFirst: readonly PlaceKind[] = ['recent', 'screen', 'action'];

const textOf = ({ label, note = '', also = '' }: Place) => `${label} ${note} ${also}`;

export function arrangePlaces(places: readonly Place[], typed: string): PlaceGroup[] {
  const words = searchWords(typed);
  const groups = placeKinds.map((kind) => ({ kind, places: places.filter((place) => place.kind === kind) }));
  if (words.length === 0) return groups.filter(({ kind, places: of }) => atFirst.includes(kind) && of.length > 0);
  return (
    groups
      // What was opened last is found under its own kind.
      .filter(({ kind }) => kind !== 'recent')
      .map(({ kind, places: of }) => ({ kind, places: bestOf(of, words, textOf, most) }))
      .filter(({ places: of }) => of.length > 0)
      .map((group) => ({ group, rank: rankOf(words, textOf(group.places[0]!)) }))
      .sort((one, other) => other.rank - one.rank)
      .map(({ group }) => group)
  );
}
