/** Open findings by severity, with the amount at stake; each count leads to its findings. */
import { Link } from 'react-router';
import type { Period } from '#core/calendar/period.ts';
import { formatCount, formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { noFilters } from '../audit-view.ts';
import { resultText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { SumFoot, SumHead } from './ChangePanel.tsx';
import { type AuditResult, openTotal } from './comparison.ts';
import styles from './Result.module.css';

interface SeverityPanelProps {
  severities: AuditResult['severities'];
  period: Period;
  control: ViewControl;
}

export function SeverityPanel({ severities, period, control }: SeverityPanelProps) {
  const counted = severities.filter(({ severity, count }) => severity !== 'informativa' && count > 0);
  const informative = severities.find(({ severity }) => severity === 'informativa');
  const total = openTotal(severities);
  return (
    <div className={styles.box}>
      <h2 className={styles.label}>{resultText.severities}</h2>
      {counted.length === 0 ? (
        <p className={styles.nothing}>
          <SeverityMark mark="correcto" hideWord />
          {resultText.nothing}
        </p>
      ) : (
        <table className={styles.sum}>
          <SumHead first={resultText.severity} />
          <tbody>
            {counted.map(({ severity, count, amount }) => (
              <tr key={severity}>
                <th scope="row">
                  <SeverityMark mark={severity} />
                </th>
                <td>
                  <Link
                    to={control.address({ ...noFilters, listing: 'pendientes', severities: [severity] })}
                    className="n flush"
                    preventScrollReset
                  >
                    {formatCount(count)}
                  </Link>
                </td>
                <td>
                  <Figure amount={amount} />
                </td>
              </tr>
            ))}
          </tbody>
          <SumFoot label={resultText.openNow(period)} count={total.count} amount={total.amount} />
        </table>
      )}
      {informative && informative.count > 0 && (
        <p className={`small mut ${styles.note}`}>
          <Link
            to={control.address({ ...noFilters, listing: 'todos', severities: ['informativa'] })}
            preventScrollReset
          >
            {resultText.informative(informative.count, formatPesos(fromDecimal(informative.amount)))}
          </Link>
        </p>
      )}
    </div>
  );
}
