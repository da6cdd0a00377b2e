/** Reconciliation with the previous audit: from the open findings then to those now, to the peso. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { type Period, parsePeriod, previousMonth } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import type { AuditView } from '../audit-view.ts';
import { noFilters } from '../audit-view.ts';
import { resultText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { type AuditResult, type OpenSums, openTotal, opposite, reconcile, sumsOf } from './comparison.ts';
import { ResultBox } from './ResultBox.tsx';
import { SumTable } from './SumTable.tsx';

interface ChangePanelProps {
  result: AuditResult;
  findings: readonly FindingItem[];
  period: Period;
  control: ViewControl;
}

export function ChangePanel({ result, findings, period, control }: ChangePanelProps) {
  const { comparison } = result;
  const before = comparison && parsePeriod(comparison.period);
  if (!comparison || !before)
    return (
      <ResultBox title={resultText.changedTitle} tour="audit-change">
        <p className="mut">{resultText.noEarlier(previousMonth(period))}</p>
      </ResultBox>
    );
  const now = openTotal(result.severities);
  const { openBefore, corrected, unseen, fresh, reopened, persistent, setAside, returned } = comparison;
  const since = findings.filter(({ change }) => change === 'persistente').map((item) => item.since);
  const to = (change: Partial<AuditView>) => control.address({ ...noFilters, listing: 'pendientes', ...change });
  const step = (
    key: 'corrected' | 'unseen' | 'fresh' | 'reopened' | 'setAside' | 'returned' | 'moved',
    sums: OpenSums,
    change: Partial<AuditView>,
    isLinked = sums.count !== 0,
  ) => ({
    ...sums,
    key,
    label: resultText[key],
    count: signed(sums.count),
    to: isLinked ? to(change) : undefined,
  });
  const moved = reconcile(comparison, now);
  const rows = [
    {
      ...sumsOf(openBefore),
      key: 'before',
      label: <span className="mut">{resultText.openBefore(before)}</span>,
      count: formatCount(openBefore.count),
    },
    step('corrected', opposite(sumsOf(corrected)), { listing: 'corregidos' }),
    ...(unseen.count === 0 ? [] : [step('unseen', opposite(sumsOf(unseen)), { listing: 'ya_no_aplican' })]),
    step('fresh', sumsOf(fresh), { change: 'nuevo' }),
    step('reopened', sumsOf(reopened), { change: 'reabierto' }),
    ...(setAside.count === 0 ? [] : [step('setAside', opposite(sumsOf(setAside)), { listing: 'apartados' })]),
    ...(returned.count === 0 ? [] : [step('returned', sumsOf(returned), { change: 'persistente' })]),
    step('moved', moved, { change: 'persistente' }, true),
  ];
  const hasMoved = moved.count !== 0 || moved.atRisk !== 0n || moved.toExplain !== 0n;
  return (
    <ResultBox title={resultText.changed(before)} tour="audit-change">
      <SumTable
        title={resultText.change}
        rows={hasMoved ? rows : rows.slice(0, -1)}
        total={{ label: resultText.openNow(period), ...now }}
      />
      <Text as="p" size="small" tone="muted" above={8}>
        {resultText.persist(persistent.count, since.toSorted()[0] ?? null)}
        {unseen.count > 0 && ` ${resultText.notSeen}`}
      </Text>
    </ResultBox>
  );
}

/** Signed difference of findings. */
function signed(count: number): string {
  if (count === 0) return '–';
  return `${count > 0 ? '+' : '−'}${formatCount(Math.abs(count))}`;
}
