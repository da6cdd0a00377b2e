/** Third parties that the formats of a year name, with what they lack, in a worker thread. */
import { type FormatKey, type IdentityPart, MINOR_NUMBER } from '#core/exogena/format.ts';
import { exogenaFormats } from '#core/exogena/formats.es.ts';
import type { Place } from '#core/exogena/people/package-place.ts';
import { NO_DATA, type PersonData, type PersonNames } from '#core/exogena/people/person-data.ts';
import { type Lack, lacks, type ReportedPerson } from '#core/exogena/reported-person.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { type DrawnYear, openDrawn, type YearTask } from '../draw-formats.ts';
import type { ExogenaPeople, ExogenaPerson } from './contract.ts';

/** A third party of the year: with what all formats that name it ask for. */
export interface PersonOfYear {
  formats: FormatKey[];
  reported: ReportedPerson;
  /** As kept; nothing said where it is not. */
  data: PersonData;
  isKept: boolean;
  /** Where its accounting package says that it is; null where it says nothing. */
  place: Place | null;
  /** Null where its names are known, or are none of a natural person. */
  proposed: PersonNames | null;
}

/** Those with a number, small amounts first, then by number; those kept that no format of the year names lack nothing. */
export function peopleOfYear(year: DrawnYear): PersonOfYear[] {
  const found = new Map<string, { formats: FormatKey[]; parts: Set<IdentityPart> }>();
  for (const format of exogenaFormats)
    for (const { person } of year.draw(format).drawn.rows) {
      if (person === '') continue;
      const one = found.get(person) ?? { formats: [], parts: new Set() };
      if (one.formats.at(-1) !== format.key) one.formats.push(format.key);
      for (const part of format.identity) one.parts.add(part);
      found.set(person, one);
    }
  for (const person of year.kept.keys()) if (!found.has(person)) found.set(person, { formats: [], parts: new Set() });
  return [...found]
    .map(([person, { formats, parts }]) => {
      const asked = year.person({ identity: [...parts] }, { person });
      const reported = formats.length > 0 ? asked : { ...asked, lacks: [] };
      const { surname1, surname2, name1, name2, isProposed } = reported;
      return {
        formats,
        reported,
        data: year.kept.get(person) ?? NO_DATA,
        isKept: year.kept.has(person),
        place: year.places.get(person) ?? null,
        proposed: isProposed ? { surname1, surname2, name1, name2 } : null,
      };
    })
    .sort(byNumber);
}

function byNumber({ reported: { number: a } }: PersonOfYear, { reported: { number: b } }: PersonOfYear): number {
  if ((a === MINOR_NUMBER) !== (b === MINOR_NUMBER)) return a === MINOR_NUMBER ? -1 : 1;
  return a < b ? -1 : 1;
}

export interface PeopleTask extends YearTask {
  lack: Lack | null;
  /** Complete ones too. */
  all: boolean;
  words: string;
  offset: number;
  limit: number;
}

/** Null where the books are not kept and were not given. */
export async function listExogenaPeople(task: PeopleTask): Promise<ExogenaPeople | null> {
  const year = openDrawn(task);
  if (year === null) return null;
  const people = peopleOfYear(year);
  const words = plainName(task.words).split(' ').filter(Boolean);
  const fits = ({ reported: { number, name, legalName, lacks: missing } }: PersonOfYear) => {
    if (task.lack === null ? !task.all && missing.length === 0 : !missing.includes(task.lack)) return false;
    const text = plainName(`${number} ${name} ${legalName}`);
    return words.every((word) => text.includes(word));
  };
  const found = people.filter(fits);
  return {
    people: people.length,
    lacking: people.filter(({ reported }) => reported.lacks.length > 0).length,
    lacks: lacks
      .map((lack) => ({ lack, people: people.filter(({ reported }) => reported.lacks.includes(lack)).length }))
      .filter(({ people: count }) => count > 0),
    total: found.length,
    offset: task.offset,
    rows: found.slice(task.offset, task.offset + task.limit).map(personDocument),
  };
}

function personDocument({ formats, reported, data, isKept, place, proposed }: PersonOfYear): ExogenaPerson {
  const { number, name, type, dv, legalName, lacks: missing } = reported;
  return {
    number,
    name: name || legalName || [data.name1, data.name2, data.surname1, data.surname2].filter(Boolean).join(' '),
    type,
    dv,
    isLegal: legalName !== '',
    isMinor: number === MINOR_NUMBER,
    formats,
    lacks: missing,
    data,
    isKept,
    place,
    proposed,
    municipality: reported.municipality,
    country: reported.country,
  };
}
