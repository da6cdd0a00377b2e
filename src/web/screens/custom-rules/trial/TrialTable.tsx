/** Trial by month, newest first, with the deciding figures. */
import { Info } from 'lucide-react';
import type { MonthTrialDocument } from '#api/audits/custom-rules/contract.ts';
import { formatShortPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { TrialOutcome } from '#core/expression/custom-names.ts';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { Sign } from '../../../ui/mark/Sign.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { trialText } from '../text.es.ts';
import styles from './Trial.module.css';

type Column = TableColumn<MonthTrialDocument>;

const month: Column = {
  key: 'month',
  title: trialText.month,
  isName: true,
  className: 'n flush',
  cell: ({ period }) => monthOf(period),
};
const result: Column = {
  key: 'result',
  title: trialText.result,
  cell: ({ outcome }) => <OutcomeMark outcome={outcome} />,
};
const figures: Column = {
  key: 'figures',
  title: trialText.figures,
  className: styles.figures,
  cell: (of) => <Figures month={of} />,
};
const resultAndReason: Column = {
  ...result,
  cell: ({ outcome, reason }) => (
    <div>
      <OutcomeMark outcome={outcome} />
      {reason !== null && <Second>{reason}</Second>}
    </div>
  ),
};

export function TrialTable({ months }: { months: readonly MonthTrialDocument[] }) {
  const terms = termsOf(months);
  const cents = months.some((one) => one.terms.some(({ amount }) => !amount.endsWith('.00')));
  const columns =
    terms.length === 0
      ? [month, result, figures]
      : [month, resultAndReason, ...terms.map((label) => termColumn(label, cents))];
  return (
    <ScrollFrame label={trialText.title} inPanel>
      <Table columns={columns} rows={months.toReversed()} keyOf={({ period }) => period} className={styles.months} />
    </ScrollFrame>
  );
}

/** Columns of terms that a table has room for. */
const MOST_TERMS = 4;

/** Labels of the terms of all months; none where months tell of third parties, or there is no room. */
function termsOf(months: readonly MonthTrialDocument[]): string[] {
  if (months.some(({ thirdPartyCount }) => thirdPartyCount > 0)) return [];
  const labels = new Set(months.flatMap(({ terms }) => terms.map(({ label }) => label)));
  return labels.size > MOST_TERMS ? [] : [...labels];
}

function termColumn(label: string, cents: boolean): Column {
  return {
    key: label,
    title: label,
    isFigure: true,
    cell: ({ terms }) => {
      const term = terms.find((one) => one.label === label);
      return term && <Figure amount={term.amount} detail={cents} />;
    },
  };
}

function monthOf(key: string): string {
  const period = parsePeriod(key);
  return period ? formatShortPeriod(period) : key;
}

function OutcomeMark({ outcome }: { outcome: TrialOutcome }) {
  return (
    <Row align="top" gap={6}>
      <Sign>
        {outcome === 'no_evaluada' || outcome === 'no_aplica' ? (
          <Icon of={Info} size={14} />
        ) : (
          <SeverityIcon mark={outcome === 'se_cumple' ? 'correcto' : 'alta'} />
        )}
      </Sign>
      {trialText.outcome[outcome]}
    </Row>
  );
}

/** Third parties shown for a month. */
const shown = 3;

function Figures({ month }: { month: MonthTrialDocument }) {
  const { outcome, reason, terms, thirdParties, thirdPartyCount } = month;
  if (reason !== null) return <span className="mut">{reason}</span>;
  if (thirdPartyCount > 0)
    return (
      <Stack gap={0} grow>
        {trialText.thirdParties(thirdPartyCount)}
        <Lines
          of={thirdParties.slice(0, shown).map(({ nit, name, amount }) => ({ key: nit, label: name || nit, amount }))}
        />
        {thirdPartyCount > shown && <Second>{trialText.more(thirdPartyCount - shown)}</Second>}
      </Stack>
    );
  if (terms.length === 0 && outcome === 'se_cumple') return <span className="mut">{trialText.everyone}</span>;
  return <Lines of={terms.map((term) => ({ key: term.label, ...term }))} />;
}

function Lines({ of }: { of: readonly { key: string; label: string; amount: string }[] }) {
  return (
    <Stack as="dl" gap={0}>
      {of.map(({ key, label, amount }) => (
        <Row key={key} gap={12} align="baseline" justify="between">
          <Text as="dt" tone="secondary" overflow="breaks">
            {label}
          </Text>
          <dd>
            <Figure amount={amount} detail />
          </dd>
        </Row>
      ))}
    </Stack>
  );
}
