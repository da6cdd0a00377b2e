/** The list by cause: what is critical or high by amount, the rest, and, closed at its foot, what is set aside. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { severities } from '#core/engine/severity.ts';
import { max } from '#core/money/money.ts';
import type { AuditView } from '../audit-view.ts';
import { bandText } from './bands.es.ts';
import {
  countCauses,
  type FindingGroup,
  groupFindings,
  inReadingOrder,
  isAside,
  type Reader,
  selectFindings,
  sumsOf,
  type Unit,
  unitsOf,
} from './select-findings.ts';

/** `selected`: those of the view, of which `groups` has also what is set aside at the foot of the pending ones. */
export interface ShownFindings {
  selected: FindingItem[];
  groups: FindingGroup[];
}

export function showFindings(findings: readonly FindingItem[], view: AuditView, reader: Reader): ShownFindings {
  const selected = selectFindings(findings, view, reader);
  if (view.grouping === 'validacion') return { selected, groups: groupFindings(selected) };
  const aside =
    view.listing === 'pendientes' ? selectFindings(findings, { ...view, listing: 'apartados' }, reader) : [];
  return { selected, groups: bandsOf([...selected, ...aside], view.listing !== 'pendientes') };
}

/** `isOpen`: what is set aside is not closed. */
function bandsOf(items: readonly FindingItem[], isOpen: boolean): FindingGroup[] {
  const open = items.filter((item) => !isAside(item));
  const aside = items.filter(isAside);
  const justified = aside.filter(({ life }) => life.state === 'justificado');
  const snoozed = aside.filter(({ life }) => life.state !== 'justificado');
  const back = snoozed.flatMap(({ life }) => life.snoozedTo ?? []).toSorted()[0];
  const band = isOpen ? 'whole' : 'aside';
  return [
    bandOf('urgent', open.filter(isUrgent), { title: bandText.urgent, band: 'whole' }),
    bandOf(
      'others',
      open.filter((item) => !isUrgent(item)),
      { title: bandText.others, band: 'rest' },
    ),
    bandOf(`${band} justified`, justified, { title: bandText.justified, note: bandText.notCounted, band }),
    bandOf(`${band} snoozed`, snoozed, { title: bandText.snoozed, note: back ? bandText.back(back) : '', band }),
  ].filter((group) => group.items.length > 0);
}

function isUrgent({ finding }: FindingItem): boolean {
  return finding.severity === 'critica' || finding.severity === 'alta';
}

function bandOf(
  key: string,
  items: readonly FindingItem[],
  words: Pick<FindingGroup, 'title' | 'note' | 'band'>,
): FindingGroup {
  const units = unitsOf(items).toSorted(byWeight);
  const ordered = words.band === 'rest' ? inReadingOrder(units) : units;
  return {
    ...words,
    key,
    sums: sumsOf(items),
    items: ordered.flatMap((unit) => unit.items),
    count: countCauses(items),
  };
}

/** Most severe first, then by what is at risk or to be explained, whichever is more. */
function byWeight(one: Unit, other: Unit): number {
  const bySeverity = rankOf(one) - rankOf(other);
  if (bySeverity !== 0) return bySeverity;
  const [own, others] = [weightOf(one), weightOf(other)];
  return own === others ? 0 : own > others ? -1 : 1;
}

const rankOf = ({ items }: Unit) => Math.min(...items.map(({ finding }) => severities.indexOf(finding.severity)));

function weightOf({ items }: Unit) {
  const { atRisk, toExplain } = sumsOf(items);
  return max(atRisk, toExplain);
}
