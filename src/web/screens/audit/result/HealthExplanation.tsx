/** How the health index comes about: the rule in words, and this month's figures. */
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { POINTS } from '#core/engine/health-index.ts';
import { severities } from '#core/engine/severity.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { howText } from '../text.es.ts';
import type { AuditResult } from './comparison.ts';
import { lostPoints } from './lost-points.ts';
import styles from './Result.module.css';

interface HealthExplanationProps {
  open: boolean;
  onClose: () => void;
  result: AuditResult;
  findings: readonly FindingItem[];
}

export function HealthExplanation({ open, onClose, result, findings }: HealthExplanationProps) {
  const { lost, whole } = lostPoints(result.validations, findings);
  return (
    <Dialog
      open={open}
      onCancel={onClose}
      title={howText.title}
      width={560}
      footer={<Button onClick={onClose}>{howText.close}</Button>}
    >
      <div className={styles.explanation}>
        <p>{howText.intro}</p>
        <ul className={styles.points} aria-label={howText.lose}>
          {severities.map((severity) => (
            <li key={severity}>
              <SeverityMark mark={severity} /> <span className="mut">{howText.points(POINTS[severity])}</span>
            </li>
          ))}
        </ul>
        <p>{howText.weights}</p>
        <p>{howText.cap}</p>
        <p>{howText.bands}</p>
        <h3>{howText.thisMonth}</h3>
        {lost.length > 0 && (
          <table className={styles.sum}>
            <thead className="sr">
              <tr>
                <th scope="col">{howText.validation}</th>
                <th scope="col">{howText.lost}</th>
              </tr>
            </thead>
            <tbody>
              {lost.map(({ key, title, points }) => (
                <tr key={key}>
                  <th scope="row">{title}</th>
                  <td className="n flush">{howText.lostOf(points)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {whole > 0 && <p className="small mut">{howText.whole(whole)}</p>}
      </div>
    </Dialog>
  );
}
