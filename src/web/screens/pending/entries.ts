/** What waits as one list by date: kinds share one row; those of a client or a signature wait today. */
import { daysOfReturns } from '#api/audits/pending/calls.gen.ts';
import type { PendingFinding } from '#api/audits/pending/contract.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { dayBeside } from '#core/reference/dated/overlay.ts';
import type { PendingWork } from '../../data/pending.ts';
import { fileRequestsPath, findingPath, signOffPath } from '../../data/routes/company-route.ts';
import { stateWord } from '../../ui/text.es.ts';
import { kindNames, pendingText as text } from './text.es.ts';

export type EntryKind = keyof typeof kindNames;
export const entryKinds = Object.keys(kindNames) as EntryKind[];

export interface Entry {
  key: string;
  kind: EntryKind;
  /** ISO day; null: none. */
  day: string | null;
  severity: PendingFinding['severity'] | null;
  title: string;
  /** Of the company, and who. */
  facts: string;
  /** Decimal; null: none. */
  amount: string | null;
  /** State, or what it is. */
  word: string;
  to: string;
}

/** `calendarOf`: address that opens a day of the calendar. */
export function entriesOf(
  { data, meta: { today } }: PendingWork,
  { isTeam, calendarOf }: { isTeam: boolean; calendarOf: (day: string) => string },
): Entry[] {
  const plain = { severity: null, amount: null } as const;
  return [
    ...data.findings.map((finding): Entry => {
      const { company, period, fingerprint, title, severity, amount, state, due } = finding;
      return {
        key: `finding ${company.id} ${fingerprint}`,
        kind: 'finding',
        day: due,
        severity,
        title,
        facts: text.findingFacts(finding, isTeam),
        amount,
        word: stateWord[state],
        to: findingPath(company.id, period, fingerprint),
      };
    }),
    ...data.answers.map((answer): Entry => {
      const { id, company, period, fingerprint } = answer;
      const words = { title: text.answer(answer), facts: text.answerFacts(answer, isTeam), word: text.kinds.answer };
      const to = findingPath(company.id, period, fingerprint);
      return { ...plain, ...words, key: `answer ${id}`, kind: 'answer', day: today, to };
    }),
    ...data.files.map((files): Entry => {
      const { id, company, period } = files;
      const words = { title: text.files(files), facts: text.filesFacts(files, isTeam), word: text.kinds.files };
      return {
        ...plain,
        ...words,
        key: `files ${id}`,
        kind: 'files',
        day: today,
        to: fileRequestsPath(company.id, period),
      };
    }),
    ...data.signOffs.map((round): Entry => {
      const { company, period } = round;
      const words = { title: text.signOff(round, isTeam), facts: text.signOffFacts(round), word: text.kinds.signOff };
      const key = `sign-off ${company.id} ${period}`;
      return { ...plain, ...words, key, kind: 'signOff', day: today, to: signOffPath(company.id, period) };
    }),
    ...data.returns.map((due): Entry => {
      const { obligation, period, date, companies } = due;
      const words = { title: text.return(due), facts: text.companies(companies), word: text.kinds.return };
      const key = `return ${obligation} ${period} ${date}`;
      return { ...plain, ...words, key, kind: 'return', day: date, to: calendarOf(date) };
    }),
  ];
}

export type DayGroup = keyof typeof text.groups;
const groupOrder = Object.keys(text.groups) as DayGroup[];

/** The groups that have entries, soonest first; within one by day, findings by their amount as the server orders them. */
export function byDay(entries: readonly Entry[], today: string): { group: DayGroup; entries: Entry[] }[] {
  const tomorrow = dayBeside(today, 1);
  const soon = dayBeside(today, daysOfReturns);
  const groupOf = ({ day }: Entry): DayGroup => {
    if (day === null) return 'undated';
    if (day < today) return 'overdue';
    if (day === today) return 'today';
    if (day === tomorrow) return 'tomorrow';
    return day <= soon ? 'soon' : 'later';
  };
  const groups = Map.groupBy(entries, groupOf);
  return groupOrder.flatMap((group) => {
    const within = groups.get(group);
    return within ? [{ group, entries: within.toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? '')) }] : [];
  });
}

/** Words without accents and capitals. */
export function matches({ title, facts, word }: Entry, words: string): boolean {
  const hay = plainName(`${title} ${facts} ${word}`);
  return plainName(words)
    .split(/\s+/)
    .every((part) => hay.includes(part));
}
