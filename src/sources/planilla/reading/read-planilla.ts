/** Reads the flat file of the PILA. Its own arithmetic proves the positions: base by rate is the contribution. */
import type { SourceReading } from '#core/engine/sources/source.ts';
import { parseNit, thirdPartyKey } from '#core/identity/nit.ts';
import { pesos } from '#core/money/money.ts';
import { type Contribution, contributions, type PlanillaPerson, type PlanillaTable } from '#core/source/planilla.ts';
import { field, HEADER_LENGTH, header, LINE_LENGTH, line, pesosIn } from './fields.ts';
import { readingText } from './reading-text.es.ts';

/** Of the bytes, as many as show the kind of file. */
const HEAD = 1200;
/** Contributions are rounded up to hundreds of pesos. */
const ROUNDING = 101;
/** Of ten employees with a contribution, so many must agree with their base. */
const PROVED = 9;

/** Whether the first lines are records 01 and 02 of their lengths. */
export function isPlanilla(bytes: Uint8Array): boolean {
  if (bytes.length < HEADER_LENGTH || bytes[0] !== 0x30 || bytes[1] !== 0x31) return false;
  const [first = '', second = ''] = linesOf(bytes.subarray(0, HEAD));
  return (
    first.length >= HEADER_LENGTH - 1 && /^0[12]/.test(second) && /^[\d-]{7}$/.test(field(first, header.pensionMonth))
  );
}

/** The layout is of one byte a character, accents included. */
function linesOf(bytes: Uint8Array): string[] {
  return new TextDecoder('windows-1252').decode(bytes).split(/\r\n?|\n/);
}

export function readPlanilla(bytes: Uint8Array): SourceReading<'planilla'> {
  const [first = '', ...lines] = linesOf(bytes);
  const nit = thirdPartyKey(parseNit(field(first, header.nit)).id);
  if (!/^\d{5,15}$/.test(nit)) return refused(readingText.badNit(field(first, header.nit)));
  const month = field(first, header.pensionMonth);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return refused(readingText.badMonth(month));
  const people = new Map<string, PlanillaPerson>();
  let compared = 0;
  let wrong = 0;
  let rows = 0;
  for (const [index, record] of lines.entries()) {
    if (!record.startsWith('02')) continue;
    const row = index + 2;
    rows++;
    if (record.trimEnd().length < line.icbf[1]) return refused(readingText.short(row, record.trimEnd().length));
    const person = personOf(record.padEnd(LINE_LENGTH), month, row);
    if (person === null) return refused(readingText.badAmount(row));
    const proof = proofOf(record);
    if (proof !== null) {
      compared++;
      if (!proof) wrong++;
    }
    const known = people.get(person.key);
    people.set(person.key, known === undefined ? person : added(known, person));
  }
  if (people.size === 0) return refused(readingText.empty);
  if (wrong * 10 > compared * (10 - PROVED)) return refused(readingText.unproved(wrong, compared));
  const said = Number(field(first, header.people));
  if (said > people.size) return refused(readingText.people(said, people.size));
  return { table: { nit, people: [...people.values()], rows, from: month, to: month }, problems: [] };
}

function refused(problem: string): SourceReading<'planilla'> {
  return { table: null, problems: [problem] };
}

/** Whether the contribution to pension is the base by the rate; null where there is none. */
function proofOf(record: string): boolean | null {
  const [base, paid] = [Number(pesosIn(record, line.pensionBase)), Number(pesosIn(record, line.pension))];
  const rate = Number(field(record, line.pensionRate).replace(',', '.'));
  if (base === 0 || paid === 0 || !(rate > 0 && rate < 1)) return null;
  return Math.abs(paid - base * rate) <= ROUNDING;
}

function personOf(record: string, month: string, row: number): PlanillaPerson | null {
  const amounts = {
    pensionBase: pesosIn(record, line.pensionBase),
    healthBase: pesosIn(record, line.healthBase),
    pension: pesosIn(record, line.pension),
    solidarity: pesosIn(record, line.solidarity),
    subsistence: pesosIn(record, line.subsistence),
    health: pesosIn(record, line.health),
    risk: pesosIn(record, line.risk),
    fund: pesosIn(record, line.fund),
    sena: pesosIn(record, line.sena),
    icbf: pesosIn(record, line.icbf),
  };
  if (Object.values(amounts).some((amount) => amount === null)) return null;
  const of = (name: keyof typeof amounts) => pesos(Number(amounts[name]));
  const names = [line.firstName, line.secondName, line.firstSurname, line.secondSurname];
  return {
    month,
    key: thirdPartyKey(parseNit(field(record, line.id)).id),
    name: names
      .map((span) => field(record, span))
      .filter((name) => name !== '')
      .join(' '),
    base: of('pensionBase') || of('healthBase'),
    days: Number(field(record, line.days)) || 0,
    isIntegral: field(record, line.integral) === 'X',
    paid: {
      pension: of('pension'),
      health: of('health'),
      risk: of('risk'),
      fund: of('fund') + of('sena') + of('icbf'),
    },
    solidarity: of('solidarity') + of('subsistence'),
    entities: {
      pension: field(record, line.pensionEntity),
      health: field(record, line.healthEntity),
      risk: field(record, line.riskEntity),
      fund: field(record, line.fundEntity),
    },
    row,
  };
}

/** Two lines of one person: parts of a month, or a correction. */
function added(one: PlanillaPerson, other: PlanillaPerson): PlanillaPerson {
  const paid = Object.fromEntries(contributions.map((name) => [name, one.paid[name] + other.paid[name]]));
  return {
    ...one,
    base: one.base + other.base,
    days: one.days + other.days,
    isIntegral: one.isIntegral || other.isIntegral,
    paid: paid as Record<Contribution, bigint>,
    solidarity: one.solidarity + other.solidarity,
  };
}

/** Employees are named by the books. */
export function withoutNames(table: PlanillaTable): PlanillaTable {
  return { ...table, people: table.people.map((person) => ({ ...person, name: '' })) };
}

/**
 * Several files of one company, oldest first: those of a month are parts of it, as of its branches, and one with most
 * people of an older one is that one again.
 */
export function joinedPlanillas(all: readonly PlanillaTable[]): PlanillaTable {
  const tables = all.filter((older, index) => !all.slice(index + 1).some((newer) => isAgain(newer, older)));
  const months = tables.map(({ from }) => from).sort();
  return {
    nit: tables[0]!.nit,
    people: tables.flatMap(({ people }) => people),
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    from: months[0]!,
    to: months.at(-1)!,
  };
}

/** A correction has few of the people of what it corrects; the same return, downloaded once more, most of them. */
function isAgain(newer: PlanillaTable, older: PlanillaTable): boolean {
  const idOf = ({ month, key }: PlanillaPerson) => `${month} ${key}`;
  const ids = new Set(newer.people.map(idOf));
  return older.people.filter((person) => ids.has(idOf(person))).length * 2 > older.people.length;
}
