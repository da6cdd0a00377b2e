/** The DIAN's lists of third parties that audits and look-ups use. */

export const dianLists = ['ficticios', 'grandes', 'autorretenedores', 'agentesIva'] as const;
export type DianList = (typeof dianLists)[number];

/** A third party in a list. */
export interface DianEntry {
  /** Without DV. */
  readonly nit: string;
  /** As the list writes it. */
  readonly name: string;
  /** Day of its resolution; null where the list does not say it. */
  readonly day: string | null;
  /** Number of its resolution; null where the list does not say it. */
  readonly resolution: string | null;
}

/** A list as it was loaded. Loads are immutable. */
export interface DianLoad {
  readonly list: DianList;
  /** Within its list, from 1. */
  readonly number: number;
  /** First day in force. */
  readonly from: string;
  /** By NIT. */
  readonly entries: ReadonlyMap<string, DianEntry>;
}

/** The loads in force on a day, by list; undefined for a list that was never loaded. */
export type ListsInForce = Readonly<Partial<Record<DianList, DianLoad>>>;

/** Membership of a third party in a list on a day. */
export interface Membership {
  readonly list: DianList;
  /**
   * `future`: declared after the day; `ended`: its five years are over; `review`: the list does not say when it was declared.
   */
  readonly state: 'current' | 'future' | 'ended' | 'review';
  readonly entry: DianEntry;
  /** Of a fictitious supplier: last day of its five years; null if unknown, and in the other lists. */
  readonly until: string | null;
}

/** ET 671: years from its resolution in which a supplier is fictitious. */
const fictitiousYears = 5;

/** The day on which the five years of a resolution end. */
export function fictitiousUntil(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  // 29 February ends on the 28th.
  const days = new Date(Date.UTC(year + fictitiousYears, month, 0)).getUTCDate();
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${year + fictitiousYears}-${pad(month)}-${pad(Math.min(date, days))}`;
}

/** Memberships of a NIT without DV on a day, in the order of the lists. */
export function membershipsOf(lists: ListsInForce, nit: string, today: string): Membership[] {
  return dianLists.flatMap((list): Membership[] => {
    const entry = lists[list]?.entries.get(nit);
    if (entry === undefined) return [];
    if (list !== 'ficticios') return [{ list, state: 'current', entry, until: null }];
    return [{ list, entry, ...fictitiousOn(entry, today) }];
  });
}

/** Whether the entry of a fictitious supplier holds within days, from `first` to `last`. */
export function fictitiousOn(
  { day }: DianEntry,
  first: string,
  last: string = first,
): Pick<Membership, 'state' | 'until'> {
  if (day === null) return { state: 'review', until: null };
  const until = fictitiousUntil(day);
  if (day > last) return { state: 'future', until };
  return { state: until < first ? 'ended' : 'current', until };
}
