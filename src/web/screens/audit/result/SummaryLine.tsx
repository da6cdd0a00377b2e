/** Summary of an audit in one line: health index, open findings by severity and the two sums, each with its findings. */
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { healthBand } from '#core/engine/weighing/health-index.ts';
import { formatCount } from '#core/money/money.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Chip } from '../../../ui/control/Chip.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { severityWord } from '../../../ui/text.es.ts';
import { noFilters } from '../audit-view.ts';
import { Stakes } from '../findings/Stakes.tsx';
import { bandWord, resultText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import type { AuditResult } from './comparison.ts';

interface SummaryLineProps {
  result: AuditResult;
  findings: readonly FindingItem[];
  control: ViewControl;
  /** Whether the whole summary is shown below. */
  isWhole: boolean;
  onTurn: () => void;
}

export function SummaryLine({ result, findings, control, isWhole, onTurn }: SummaryLineProps) {
  const { healthIndex, severities } = result;
  return (
    <Row wrap gap={10} rowGap={4}>
      <Row gap={10} data-tour="audit-index">
        <span>
          {resultText.indexShort} <b className="n flush">{healthIndex}</b>
          <span className="sr">
            {' '}
            {resultText.outOf}, {bandWord[healthBand(healthIndex)]}
          </span>
        </span>
        <Row as="ul" gap={6}>
          {severities
            .filter(({ severity }) => severity !== 'informativa')
            .map(({ severity, count }) => (
              <Chip key={severity}>
                <Link
                  to={control.address({ ...noFilters, listing: 'pendientes', severities: [severity] })}
                  preventScrollReset
                >
                  <SeverityMark mark={severity}>
                    {formatCount(count)} <span className="sr">{severityWord[severity]}</span>
                  </SeverityMark>
                </Link>
              </Chip>
            ))}
        </Row>
      </Row>
      <Stakes findings={findings} control={control} />
      <Button type="inline" aria-expanded={isWhole} data-tour="audit-summary" onClick={onTurn}>
        <Row as="span" inline gap={4}>
          {isWhole ? resultText.hideSummary : resultText.seeSummary}
          <Icon of={isWhole ? ChevronUp : ChevronDown} size={14} />
        </Row>
      </Button>
    </Row>
  );
}
