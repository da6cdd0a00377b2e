/** Open findings by severity with what is at risk and what is to be explained; each count links to its findings. */
import { Link } from 'react-router';
import type { Period } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { noFilters } from '../audit-view.ts';
import { resultText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { type AuditResult, openTotal, sumsOf } from './comparison.ts';
import styles from './Result.module.css';
import { ResultBox } from './ResultBox.tsx';
import { SumTable } from './SumTable.tsx';

interface SeverityPanelProps {
  severities: AuditResult['severities'];
  period: Period;
  control: ViewControl;
}

export function SeverityPanel({ severities, period, control }: SeverityPanelProps) {
  const counted = severities.filter(({ severity, count }) => severity !== 'informativa' && count > 0);
  const informative = severities.find(({ severity }) => severity === 'informativa');
  return (
    <ResultBox title={resultText.severities} tour="audit-severities">
      {counted.length === 0 ? (
        <Row as="p" gap={6}>
          <SeverityMark mark="correcto" hideWord />
          {resultText.nothing}
        </Row>
      ) : (
        <SumTable
          title={resultText.severity}
          rows={counted.map(({ severity, ...sums }) => ({
            ...sumsOf(sums),
            key: severity,
            label: <SeverityMark mark={severity} />,
            count: formatCount(sums.count),
            to: control.address({ ...noFilters, listing: 'pendientes', severities: [severity] }),
          }))}
          total={{ label: resultText.openNow(period), ...openTotal(severities) }}
        />
      )}
      {informative && informative.count > 0 && (
        <Text as="p" size="small" tone="muted" above={8} className={styles.note}>
          <Link
            to={control.address({ ...noFilters, listing: 'todos', severities: ['informativa'] })}
            preventScrollReset
          >
            {resultText.informative(informative.count)}
          </Link>
        </Text>
      )}
    </ResultBox>
  );
}
