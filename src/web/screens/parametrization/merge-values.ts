/** Brings what one person changed of a validation together with what another stored meanwhile. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { changedSeats, type FormValues, type Place, withValue } from './settings-form.ts';

/** Changed by both to something different. */
export interface DisputedSeat extends Place {
  mine: unknown;
  theirs: unknown;
}

/**
 * Over the stored values those that only we changed; of lists of accounts what either added or removed. What both changed
 * to something different stays as stored until somebody chooses.
 */
export function mergeValues(
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): { values: FormValues; disputed: DisputedSeat[] } {
  const [byThem, apart] = [changedSeats(base, theirs), changedSeats(mine, theirs)];
  const among = (seats: readonly Place[], { part, name }: Place) =>
    seats.some((seat) => seat.part === part && seat.name === name);
  let values = theirs;
  const disputed: DisputedSeat[] = [];
  for (const seat of changedSeats(base, mine).filter((one) => among(apart, one))) {
    const [was, ours, stored] = [base, mine, theirs].map((from) => lookUp(from[seat.part], seat.name));
    if (!among(byThem, seat)) values = withValue(values, seat, ours);
    else if (isWords(was) && isWords(ours) && isWords(stored))
      values = withValue(values, seat, union(was, ours, stored));
    else disputed.push({ ...seat, mine: ours, theirs: stored });
  }
  return { values, disputed };
}

function isWords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function union(was: readonly string[], ours: readonly string[], stored: readonly string[]): string[] {
  const kept = stored.filter((entry) => ours.includes(entry) || !was.includes(entry));
  return [...kept, ...ours.filter((entry) => !was.includes(entry) && !kept.includes(entry))];
}
