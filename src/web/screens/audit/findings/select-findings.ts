/** Filtering and grouping of the finding list. Informative findings never count as open. */
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';
import { matches } from '../../../data/search.ts';
import type { AuditView, Listing } from '../audit-view.ts';
import { validationName } from '../validation-name.ts';

export function isCorrected({ change }: FindingItem): boolean {
  return change === 'corregido';
}

/** Open and counted. */
export function isPending(item: FindingItem): boolean {
  return !isCorrected(item) && item.finding.severity !== 'informativa';
}

const belongs: Record<Listing, (item: FindingItem) => boolean> = {
  pendientes: isPending,
  todos: (item) => !isCorrected(item),
  corregidos: isCorrected,
};

/** Findings in each listing before filters. */
export function listingCounts(items: readonly FindingItem[]): Record<Listing, number> {
  const count = (listing: Listing) => items.filter(belongs[listing]).length;
  return { pendientes: count('pendientes'), todos: count('todos'), corregidos: count('corregidos') };
}

/** Search in NIT, name, account, rule and statement. */
function saysWhat(item: FindingItem, search: string): boolean {
  const { finding, validationTitle } = item;
  const parties = finding.thirdParties.map(({ nit, name }) => `${nit} ${name}`);
  const { account, accountName, title, rule } = finding;
  return matches(search, account ?? '', accountName ?? '', title, rule, validationTitle, ...parties);
}

function nameOf({ validation, validationId }: FindingItem): string {
  return validationName(validation, validationId);
}

/** Findings of the view, in the order of the API: most severe first. */
export function selectFindings(items: readonly FindingItem[], view: AuditView): FindingItem[] {
  const { listing, severities, validations, change, search } = view;
  return items.filter(
    (item) =>
      belongs[listing](item) &&
      (severities.length === 0 || severities.includes(item.finding.severity)) &&
      (validations.length === 0 || validations.includes(nameOf(item))) &&
      (change === null || item.change === change) &&
      saysWhat(item, search),
  );
}

export interface FindingGroup {
  validation: string;
  title: string;
  amount: Cents;
  items: FindingItem[];
}

/** By validation, in order of first appearance, i.e. of their worst finding. */
export function groupFindings(items: readonly FindingItem[]): FindingGroup[] {
  return [...Map.groupBy(items, nameOf)].map(([validation, ofValidation]) => ({
    validation,
    title: ofValidation[0]?.validationTitle ?? validation,
    amount: ofValidation.reduce((sum, { finding }) => sum + fromDecimal(finding.amount), 0n),
    items: ofValidation,
  }));
}

export type FindingRow =
  | { kind: 'group'; key: string; group: FindingGroup; open: boolean }
  | { kind: 'finding'; key: string; item: FindingItem };

/** Groups and findings as rows of one table; a closed group is its own row only. */
export function flattenGroups(groups: readonly FindingGroup[], closed: ReadonlySet<string>): FindingRow[] {
  return groups.flatMap((group): FindingRow[] => {
    const open = !closed.has(group.validation);
    const row: FindingRow = { kind: 'group', key: `group ${group.validation}`, group, open };
    if (!open) return [row];
    return [row, ...group.items.map((item): FindingRow => ({ kind: 'finding', key: item.finding.fingerprint, item }))];
  });
}

/** Position of a finding in reading order, and its neighbours. */
export function placeOf(groups: readonly FindingGroup[], fingerprint: string) {
  const order = groups.flatMap(({ items }) => items);
  const index = order.findIndex(({ finding }) => finding.fingerprint === fingerprint);
  return {
    item: order[index],
    index,
    count: order.length,
    previous: index > 0 ? order[index - 1] : undefined,
    next: index >= 0 ? order[index + 1] : undefined,
  };
}
