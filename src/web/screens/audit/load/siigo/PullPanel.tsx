/** A pull under way, or what became of it: each month with its outcome. */
import { Link } from 'react-router';
import type { PulledMonth } from '#api/balances/balance-pulls/contract.ts';
import { isUnderWay } from '../../../../data/balances/balance-pulls.ts';
import { isUsable } from '../../../../data/companies/software-credentials.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { ProgressBar } from '../../../../ui/control/ProgressBar.tsx';
import { SeverityIcon } from '../../../../ui/mark/SeverityMark.tsx';
import { Spinner } from '../../../../ui/mark/Spinner.tsx';
import { failedRange, isGood, type PullLine, pullLines } from './pull-lines.ts';
import styles from './Siigo.module.css';
import { siigoText } from './text.es.ts';
import type { SiigoNube } from './use-siigo.ts';

export function PullPanel({ siigo }: { siigo: SiigoNube }) {
  const { shown, starting, start, dismiss } = siigo;
  if (shown === null) return null;
  const { months, automatic, createdAt, thirdParties } = shown.attributes;
  const busy = isUnderWay(shown);
  const good = months.filter(isGood).length;
  const ended = months.filter(({ state }) => state !== 'waiting' && state !== 'pulling').length;
  const canRetry = !busy && siigo.credential !== undefined && isUsable(siigo.credential);
  const failed = canRetry ? failedRange(months) : null;
  return (
    <section className={styles.panel} aria-label={siigoText.region}>
      <header className={styles.head}>
        <div role="status">
          <h2>{busy ? siigoText.pulling(ended, months.length) : siigoText.ended(good, months.length)}</h2>
        </div>
        {automatic && <span className="small mut">{siigoText.automatic(createdAt)}</span>}
        {busy && <span className={`small mut ${styles.leave}`}>{siigoText.canLeave}</span>}
        {!busy && (
          <span className={styles.after}>
            {failed && (
              <Button loading={starting} onClick={() => void start(failed.from, failed.to)}>
                {siigoText.again(failed.count)}
              </Button>
            )}
            <Button onClick={dismiss}>{siigoText.close}</Button>
          </span>
        )}
      </header>
      {busy && <ProgressBar share={ended / months.length} label={siigoText.bar} className={styles.bar} />}
      <ul className={styles.lines}>
        {pullLines(months).map((line) => (
          <Line key={line.from} line={line} />
        ))}
      </ul>
      {thirdParties?.error && <p className={`small mut ${styles.parties}`}>{siigoText.noParties}</p>}
    </section>
  );
}

function Line({ line: { from, to, month } }: { line: PullLine }) {
  return (
    <li>
      <span className={styles.sign}>{signOf(month)}</span>
      <span className={styles.month}>{siigoText.rangeOf(from, to)}</span>
      <span className={month.state === 'failed' ? styles.reason : styles.outcome}>{outcomeOf(month)}</span>
      {isGood(month) && (
        <Link to={`?mes=${month.period}`} aria-label={siigoText.seeOf(month.period)}>
          {siigoText.see}
        </Link>
      )}
    </li>
  );
}

function signOf({ state }: PulledMonth) {
  if (state === 'failed') return <SeverityIcon mark="critica" />;
  if (state === 'stored' || state === 'unchanged') return <SeverityIcon mark="correcto" />;
  return state === 'pulling' ? <Spinner /> : <i className={styles.dot} />;
}

function outcomeOf({ state, version, message }: PulledMonth): string {
  if (state === 'failed') return message ?? '';
  if (state === 'stored') return siigoText.stored(version ?? 1);
  if (state === 'unchanged') return siigoText.unchanged(version ?? 1);
  return state === 'pulling' ? siigoText.fetching : siigoText.waiting;
}
