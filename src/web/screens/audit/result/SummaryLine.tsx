/** Summary of an audit in one line, beside an open finding: health index and open findings by severity. */
import { healthBand } from '#core/engine/weighing/health-index.ts';
import { formatCount } from '#core/money/money.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { bandMark } from '../../../ui/mark/band-mark.ts';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { severityWord } from '../../../ui/text.es.ts';
import { bandWord, resultText } from '../text.es.ts';
import type { AuditResult } from './comparison.ts';

interface SummaryLineProps {
  result: AuditResult;
  /** Whether the whole summary is shown below. */
  isWhole: boolean;
  onTurn: () => void;
}

export function SummaryLine({ result: { healthIndex, severities }, isWhole, onTurn }: SummaryLineProps) {
  const band = healthBand(healthIndex);
  return (
    <Row gap={16} inset>
      <span>
        <Text tone="muted">{resultText.index}</Text> <b>{healthIndex}</b>
      </span>
      <SeverityMark mark={bandMark[band]}>{bandWord[band]}</SeverityMark>
      <Row as="span" gap={12} grow>
        {severities
          .filter(({ severity, count }) => severity !== 'informativa' && count > 0)
          .map(({ severity, count }) => (
            <SeverityMark key={severity} mark={severity}>
              {formatCount(count)} <span className="sr">{severityWord[severity]}</span>
            </SeverityMark>
          ))}
      </Row>
      <Button type="inline" aria-expanded={isWhole} onClick={onTurn}>
        {isWhole ? resultText.hideSummary : resultText.seeSummary}
      </Button>
    </Row>
  );
}
