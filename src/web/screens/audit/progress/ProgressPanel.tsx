/** An audit under way: how far it is, and each validation as it ends. */
import { Info, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditState, ValidationSummary } from '#api/audits/audits/contract.ts';
import { ProgressBar } from '../../../ui/control/ProgressBar.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { Spinner } from '../../../ui/mark/Spinner.tsx';
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
    <section className={styles.panel} aria-label={progressText.region}>
      <header className={styles.head}>
        <h2>{progressText.auditing(period)}</h2>
        <span className="mut" role="status">
          {progressText.done(done, total)}
          {left !== null && `, ${progressText.left(left)}`}
        </span>
        <span className={`small mut ${styles.leave}`}>{progressText.canLeave}</span>
      </header>
      <ProgressBar share={total === 0 ? 0 : done / total} label={progressText.bar} className={styles.bar} />
      <ul className={styles.list}>
        {validations.map((validation) => (
          <li key={validation.id}>
            <span className={styles.mark}>{markOf(validation)}</span>
            <span className={styles.name}>{validation.title}</span>
            <span className={styles.outcome} title={validation.reason ?? undefined}>
              {outcomeOf(validation)}
            </span>
          </li>
        ))}
        {Array.from({ length: Math.max(0, total - validations.length) }, (_, index) => index).map((index) => (
          <Pending key={index} index={index} />
        ))}
      </ul>
    </section>
  );
}

function markOf({ outcome, worst }: ValidationSummary): ReactNode {
  if (outcome === 'sin_hallazgos') return <SeverityIcon mark="correcto" />;
  if (outcome === 'con_hallazgos') return <SeverityIcon mark={worst ?? 'informativa'} />;
  if (outcome === 'no_aplica') return <Icon of={Minus} size={14} />;
  return outcome === 'no_evaluada' ? <Icon of={Info} size={14} /> : <Icon of={X} size={14} />;
}

function outcomeOf({ outcome, findings }: ValidationSummary): string {
  const words = {
    sin_hallazgos: progressText.clean,
    con_hallazgos: progressText.findings(findings),
    no_aplica: progressText.notApplicable,
    no_evaluada: progressText.notEvaluated,
    error: progressText.error,
  };
  return words[outcome];
}

/** Its name comes with its outcome; until then its place is kept. The first of them is the one under way. */
function Pending({ index }: { index: number }) {
  return (
    <li className={styles.pending}>
      <span className={styles.mark}>{index === 0 ? <Spinner /> : <i className={styles.dot} />}</span>
      <i className={styles.bone} data-width={index % 3} />
      <span className={index === 0 ? styles.outcome : 'sr'}>
        {index === 0 ? progressText.checking : progressText.waiting}
      </span>
    </li>
  );
}
