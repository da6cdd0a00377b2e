/** What changed since the audit of the month before: from what was open then to what is open now, to the peso. */
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { type Period, parsePeriod, previousMonth } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import type { AuditView } from '../audit-view.ts';
import { noFilters } from '../audit-view.ts';
import { resultText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { type AuditResult, openTotal, reconcile } from './comparison.ts';
import styles from './Result.module.css';

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
      <div className={styles.box}>
        <h2 className={styles.label}>{resultText.changedTitle}</h2>
        <p className="mut">{resultText.noEarlier(previousMonth(period))}</p>
      </div>
    );
  const now = openTotal(result.severities);
  const moved = reconcile(comparison, now);
  const { openBefore, corrected, fresh, reopened, persistent } = comparison;
  const since = findings.filter(({ change }) => change === 'persistente').map((item) => item.since);
  const to = (change: Partial<AuditView>) => control.address({ ...noFilters, listing: 'pendientes', ...change });
  return (
    <div className={styles.box}>
      <h2 className={styles.label}>{resultText.changed(before)}</h2>
      <table className={styles.sum}>
        <SumHead first={resultText.change} />
        <tbody>
          <Step
            label={resultText.openBefore(before)}
            quiet
            count={formatCount(openBefore.count)}
            amount={openBefore.amount}
          />
          <Step
            label={resultText.corrected}
            count={corrected.count ? `−${formatCount(corrected.count)}` : '–'}
            amount={-fromDecimal(corrected.amount)}
            to={corrected.count ? to({ listing: 'corregidos' }) : undefined}
          />
          <Step
            label={resultText.fresh}
            count={fresh.count ? `+${formatCount(fresh.count)}` : '–'}
            amount={fresh.amount}
            to={fresh.count ? to({ change: 'nuevo' }) : undefined}
          />
          <Step
            label={resultText.reopened}
            count={reopened.count ? `+${formatCount(reopened.count)}` : '–'}
            amount={reopened.amount}
            to={reopened.count ? to({ change: 'reabierto' }) : undefined}
          />
          {(moved.count !== 0 || moved.amount !== 0n) && (
            <Step
              label={resultText.moved}
              count={moved.count === 0 ? '–' : `${moved.count > 0 ? '+' : '−'}${formatCount(Math.abs(moved.count))}`}
              amount={moved.amount}
              to={to({ change: 'persistente' })}
            />
          )}
        </tbody>
        <SumFoot label={resultText.openNow(period)} count={now.count} amount={now.amount} />
      </table>
      <p className={`small mut ${styles.note}`}>{resultText.persist(persistent.count, since.toSorted()[0] ?? null)}</p>
    </div>
  );
}

interface StepProps {
  label: string;
  count: string;
  amount: Cents | string;
  /** The findings behind it. */
  to?: string | undefined;
  quiet?: boolean;
}

function Step({ label, count, amount, to, quiet = false }: StepProps) {
  return (
    <tr>
      <th scope="row" className={quiet ? 'mut' : undefined}>
        {label}
      </th>
      <td>
        {to ? (
          <Link to={to} className="n flush" preventScrollReset>
            {count}
          </Link>
        ) : (
          <span className="n flush">{count}</span>
        )}
      </td>
      <td>
        <Figure amount={amount} />
      </td>
    </tr>
  );
}

/** Headers for screen readers: the figures explain themselves to the eye. */
export function SumHead({ first }: { first: string }) {
  return (
    <thead className="sr">
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">{resultText.count}</th>
        <th scope="col">{resultText.amount}</th>
      </tr>
    </thead>
  );
}

export function SumFoot({ label, count, amount }: { label: string; count: number; amount: Cents }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{label}</th>
        <td>
          <span className="n flush">{formatCount(count)}</span>
        </td>
        <td>
          <Figure amount={amount} />
        </td>
      </tr>
    </tfoot>
  );
}
