/** Running audit: progress, and each validation as it ends. */

import { Info, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditState, ValidationSummary } from '#api/audits/audits/contract.ts';
import { ProgressBar } from '../../../ui/control/ProgressBar.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Dot } from '../../../ui/mark/Dot.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { Sign } from '../../../ui/mark/Sign.tsx';
import { Spinner } from '../../../ui/mark/Spinner.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Bone } from '../../../ui/state/SkeletonRows.tsx';
import { secondsLeft } from './audit-progress.ts';
import styles from './ProgressPanel.module.css';
import { progressText } from './text.es.ts';
import { useAuditProgress } from './use-audit-progress.ts';

interface ProgressPanelProps {
  company: number;
  auditId: string;
  period: string;
  onEnd: (state: AuditState) => void;
}

export function ProgressPanel({ company, auditId, period, onEnd }: ProgressPanelProps) {
  const { progress, since } = useAuditProgress(company, auditId, onEnd);
  const { done, total, validations } = progress;
  const left = secondsLeft(progress, Date.now() - since);
  return (
    <Panel
      label={progressText.region}
      title={progressText.auditing(period)}
      note={
        <span role="status">
          {progressText.done(done, total)}
          {left !== null && `, ${progressText.left(left)}`}
        </span>
      }
      actions={<span className="small mut">{progressText.canLeave}</span>}
      flush
    >
      <ProgressBar share={total === 0 ? 0 : done / total} label={progressText.bar} />
      <ul className={styles.list}>
        {validations.map((validation) => (
          <Row as="li" key={validation.id}>
            <Sign>{markOf(validation)}</Sign>
            <Text grow overflow="ellipsis">
              {validation.title}
            </Text>
            <Text size="small" tone="muted" figures title={validation.reason ?? undefined}>
              {outcomeOf(validation)}
            </Text>
          </Row>
        ))}
        {Array.from({ length: Math.max(0, total - validations.length) }, (_, index) => index).map((index) => (
          <Pending key={index} index={index} />
        ))}
      </ul>
    </Panel>
  );
}

function markOf({ outcome, worst }: ValidationSummary): ReactNode {
  if (outcome === 'sin_hallazgos') return <SeverityIcon mark="correcto" />;
  if (outcome === 'con_hallazgos') return <SeverityIcon mark={worst ?? 'informativa'} />;
  if (outcome === 'no_aplica') return <Icon of={Minus} size={14} />;
  return outcome === 'no_evaluada' ? <Icon of={Info} size={14} /> : <Icon of={X} size={14} />;
}

function outcomeOf({ outcome, findings, notEvaluated }: ValidationSummary): string {
  const words = {
    sin_hallazgos: notEvaluated.length === 0 ? progressText.clean : progressText.partly(notEvaluated.length),
    con_hallazgos: progressText.findings(findings),
    no_aplica: progressText.notApplicable,
    no_evaluada: progressText.notEvaluated,
    error: progressText.error,
  };
  return words[outcome];
}

/** Placeholder of a validation; its name arrives with its result. The first one is running. */
function Pending({ index }: { index: number }) {
  return (
    <Row as="li" aria-current={index === 0 ? 'step' : undefined}>
      <Sign>{index === 0 ? <Spinner /> : <Dot />}</Sign>
      <Bone width={index % 2 === 0 ? 88 : 128} />
      <span className={index === 0 ? 'small mut' : 'sr'}>
        {index === 0 ? progressText.checking : progressText.waiting}
      </span>
    </Row>
  );
}
