/** Data of a third party as its form holds them. */
import type { ExogenaPerson } from '#api/audits/exogena/people/contract.ts';
import { withPlace } from '#core/exogena/people/package-place.ts';
import { isSameData, NO_DATA, type PersonData, personFields } from '#core/exogena/people/person-data.ts';

type Shown = Pick<ExogenaPerson, 'data' | 'proposed' | 'type' | 'lacks'>;
type Placed = Shown & Pick<ExogenaPerson, 'place'>;

/** Whether the form fills in anything that is to be confirmed. */
export function isProposing({ proposed, type, lacks }: Shown): boolean {
  return proposed !== null || (lacks.includes('type') && type !== null);
}

/** As kept, with where its accounting package says that it is, and what we propose. */
export function valuesOf({ data, place, proposed, type, lacks }: Placed): PersonData {
  return {
    ...withPlace(data, place ?? undefined),
    ...proposed,
    ...(lacks.includes('type') && type !== null && { type }),
  };
}

/** Of a legal person only its legal name is sent, of a natural one only its names. */
export function dataOf(values: Partial<PersonData>, isLegal: boolean): PersonData {
  const all = Object.fromEntries(personFields.map((field) => [field, values[field] ?? ''])) as unknown as PersonData;
  const { surname1, surname2, name1, name2 } = NO_DATA;
  return isLegal ? { ...all, surname1, surname2, name1, name2 } : { ...all, legalName: '' };
}

/** Whether the form fills in a place that the company did not say. */
export function isPlacedByPackage({ data, place }: Pick<ExogenaPerson, 'data' | 'place'>): boolean {
  return place !== null && !isSameData(data, withPlace(data, place));
}
