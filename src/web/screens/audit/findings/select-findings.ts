/** Filtering and grouping of the finding list. Informative findings never count as open. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import type { Listing } from '#api/audits/finding-views/contract.ts';
import { causeOf } from '#core/engine/weighing/causes.ts';
import { type StakeSums, stakeSums } from '#core/engine/weighing/stake.ts';
import { matches } from '../../../data/search.ts';
import type { AuditView } from '../audit-view.ts';
import { validationName } from '../validation-name.ts';

/** Of an earlier month: corrected, or no longer applicable. */
export function isGone({ change }: FindingItem): boolean {
  return change === 'corregido' || change === 'ya_no_aplica';
}

/** Told with the finding that explains it, and counted with that one. */
function isExplained({ finding }: FindingItem): boolean {
  return finding.explainedBy !== undefined;
}

/** Justified, or put off to a later month: in no count and no sum. */
export function isAside({ life }: FindingItem): boolean {
  return life.state === 'justificado' || life.snoozedTo !== null;
}

/** Open and counted. */
export function isPending(item: FindingItem): boolean {
  return !isGone(item) && !isExplained(item) && !isAside(item) && item.finding.severity !== 'informativa';
}

/** Who looks, and the last day of the week that begins now (`2026-02-28`). */
export interface Reader {
  userId: number | null;
  weekEnd: string;
}

const belongs: Record<Listing, (item: FindingItem, reader: Reader) => boolean> = {
  pendientes: isPending,
  mias: (item, { userId }) => isPending(item) && userId !== null && item.life.assignee?.id === userId,
  vencen: (item, { weekEnd }) => isPending(item) && item.life.due !== null && item.life.due <= weekEnd,
  apartados: (item) => !isGone(item) && !isExplained(item) && isAside(item),
  todos: (item) => !isGone(item) && !isExplained(item),
  corregidos: ({ change }) => change === 'corregido',
  ya_no_aplican: ({ change }) => change === 'ya_no_aplica',
};

/** Findings in each listing before filters. */
export function listingCounts(items: readonly FindingItem[], reader: Reader): Record<Listing, number> {
  const count = (listing: Listing) => countCauses(items.filter((item) => belongs[listing](item, reader)));
  return {
    pendientes: count('pendientes'),
    mias: count('mias'),
    vencen: count('vencen'),
    apartados: count('apartados'),
    todos: count('todos'),
    corregidos: count('corregidos'),
    ya_no_aplican: count('ya_no_aplican'),
  };
}

/** Search in NIT, name, account, rule and statement. */
function saysWhat(item: FindingItem, search: string): boolean {
  const { finding, validationTitle } = item;
  const thirdParties = finding.thirdParties.map(({ nit, name }) => `${nit} ${name}`);
  const { account, accountName, title, rule } = finding;
  return matches(search, account ?? '', accountName ?? '', title, rule, validationTitle, ...thirdParties);
}

function nameOf({ validation, validationId }: FindingItem): string {
  return validationName(validation, validationId);
}

/** Findings of the view, in the order of the API: most severe first. */
export function selectFindings(items: readonly FindingItem[], view: AuditView, reader: Reader): FindingItem[] {
  const { listing, severities, validations, stake, change, state, question, assignee, search } = view;
  return items.filter(
    (item) =>
      belongs[listing](item, reader) &&
      (severities.length === 0 || severities.includes(item.finding.severity)) &&
      (validations.length === 0 || validations.includes(nameOf(item))) &&
      (stake === null || item.finding.stake === stake) &&
      (change === null || item.change === change) &&
      (state === null || item.life.state === state) &&
      (question === null || item.life.question === question) &&
      (assignee === null || (item.life.assignee?.id ?? 0) === assignee) &&
      saysWhat(item, search),
  );
}

export interface FindingGroup {
  /** Of the validation, or of the band. */
  key: string;
  title: string;
  /** Beside the number of findings. */
  note?: string;
  /** Absent: a validation. `whole`: nothing is folded for being as last month; `aside`: closed until it is opened. */
  band?: 'whole' | 'rest' | 'aside';
  sums: StakeSums;
  /** In reading order: findings of one cause together, those told last month at the end. */
  items: FindingItem[];
  /** Findings of one cause as one. */
  count: number;
}

/** By validation, in order of first appearance, i.e. of their worst finding. */
export function groupFindings(items: readonly FindingItem[]): FindingGroup[] {
  return [...Map.groupBy(items, nameOf)].map(([validation, ofValidation]) => ({
    key: validation,
    title: ofValidation[0]?.validationTitle ?? validation,
    sums: sumsOf(ofValidation),
    items: inReadingOrder(unitsOf(ofValidation)).flatMap((unit) => unit.items),
    count: countCauses(ofValidation),
  }));
}

/** Number of findings, those of one cause as one. */
export function countCauses(items: readonly FindingItem[]): number {
  return new Set(items.map(unitKey)).size;
}

/** A finding, or the findings of one cause. */
export interface Unit {
  key: string;
  items: FindingItem[];
}

const unitKey = (item: FindingItem) => `${nameOf(item)} ${isGone(item) ? item.foundIn : ''} ${causeOf(item.finding)}`;

export function unitsOf(items: readonly FindingItem[]): Unit[] {
  return [...Map.groupBy(items, unitKey)].map(([key, own]) => ({ key, items: own }));
}

/** Told last month with the same amounts; what is critical is never folded. */
function isFolded({ items }: Unit): boolean {
  return items.every(({ unchanged, finding }) => unchanged && finding.severity !== 'critica');
}

/** Fewer are not worth a row of their own. */
const LEAST_FOLDED = 2;

export function inReadingOrder(units: readonly Unit[]): Unit[] {
  const folded = units.filter(isFolded);
  return folded.length < LEAST_FOLDED ? [...units] : [...units.filter((unit) => !isFolded(unit)), ...folded];
}

export function sumsOf(items: readonly FindingItem[]): StakeSums {
  return stakeSums(items.map(({ finding }) => finding));
}

export type FindingRow =
  | { kind: 'group'; key: string; group: FindingGroup; open: boolean }
  | { kind: 'cause'; key: string; title: string; items: readonly FindingItem[]; sums: StakeSums; open: boolean }
  | { kind: 'same'; key: string; count: number; open: boolean }
  | { kind: 'finding'; key: string; item: FindingItem; isPart: boolean };

/** What is folded and unfolded in the list. */
export interface Folding {
  /** Keys of rows that were toggled. */
  toggled: ReadonlySet<string>;
  /** Causes and repeated findings are open unless toggled: a search shows what it found. */
  isSearch: boolean;
  /** Fingerprint of the open finding: always in sight. */
  shown: string | null;
}

/** Groups, causes and findings as rows of one table; what is folded keeps its own row only. */
export function flattenGroups(groups: readonly FindingGroup[], folding: Folding): FindingRow[] {
  return groups.flatMap((group): FindingRow[] => {
    const key = `group ${group.key}`;
    const open = (group.band === 'aside') === folding.toggled.has(key) || isNeeded(group, folding);
    const row: FindingRow = { kind: 'group', key, group, open };
    return open ? [row, ...rowsOfGroup(group, folding)] : [row];
  });
}

/** Closed by itself, but with what is searched for or open. */
function isNeeded({ band, items }: FindingGroup, { isSearch, shown }: Folding): boolean {
  return band === 'aside' && (isSearch || items.some(({ finding }) => finding.fingerprint === shown));
}

function rowsOfGroup(group: FindingGroup, folding: Folding): FindingRow[] {
  const units = unitsOf(group.items);
  const folded = group.band === 'whole' || group.band === 'aside' ? [] : units.filter(isFolded);
  const isOpen = (key: string, items: readonly FindingItem[]) =>
    folding.isSearch !== folding.toggled.has(key) || items.some(({ finding }) => finding.fingerprint === folding.shown);
  const rows = (unit: Unit) => rowsOfUnit(unit, isOpen);
  if (folded.length < LEAST_FOLDED) return units.flatMap(rows);
  const key = `same ${group.key}`;
  const open = isOpen(
    key,
    folded.flatMap(({ items }) => items),
  );
  return [
    ...units.filter((unit) => !folded.includes(unit)).flatMap(rows),
    { kind: 'same', key, count: folded.length, open },
    ...(open ? folded.flatMap(rows) : []),
  ];
}

function rowsOfUnit(
  { key, items }: Unit,
  isOpen: (key: string, items: readonly FindingItem[]) => boolean,
): FindingRow[] {
  const findings = (isPart: boolean) =>
    items.map((item): FindingRow => ({ kind: 'finding', key: item.finding.fingerprint, item, isPart }));
  const title = items[0]?.finding.cause?.title;
  if (title === undefined || items.length === 1) return findings(false);
  const open = isOpen(key, items);
  return [{ kind: 'cause', key, title, items, sums: sumsOf(items), open }, ...(open ? findings(true) : [])];
}

/** Position of a finding in reading order, those of one cause as one, as every list counts them; and its neighbours. */
export function placeOf(groups: readonly FindingGroup[], fingerprint: string) {
  const order = groups.flatMap(({ items }) => items);
  const index = order.findIndex(({ finding }) => finding.fingerprint === fingerprint);
  const item = order[index];
  const units = [...new Set(order.map(unitKey))];
  return {
    item,
    index: item === undefined ? -1 : units.indexOf(unitKey(item)),
    count: units.length,
    previous: index > 0 ? order[index - 1] : undefined,
    next: index >= 0 ? order[index + 1] : undefined,
  };
}
