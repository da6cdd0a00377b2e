/** Running pull, or its result by month. */
import { Link } from 'react-router';
import type { PulledMonth } from '#api/balances/balance-pulls/contract.ts';
import { isUnderWay } from '../../../../data/balances/balance-pulls.ts';
import { isUsable } from '../../../../data/companies/software-credentials.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { ProgressBar } from '../../../../ui/control/ProgressBar.tsx';
import { Lines } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Dot } from '../../../../ui/mark/Dot.tsx';
import { SeverityIcon } from '../../../../ui/mark/SeverityMark.tsx';
import { Sign } from '../../../../ui/mark/Sign.tsx';
import { Spinner } from '../../../../ui/mark/Spinner.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
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
    <Panel
      label={siigoText.region}
      title={
        <span role="status">
          {busy ? siigoText.pulling(ended, months.length) : siigoText.ended(good, months.length)}
        </span>
      }
      note={automatic && <span className="small">{siigoText.automatic(createdAt)}</span>}
      actions={
        busy ? (
          <span className="small mut">{siigoText.canLeave}</span>
        ) : (
          <>
            {failed && (
              <Button loading={starting} onClick={() => void start(failed.from, failed.to)}>
                {siigoText.again(failed.count)}
              </Button>
            )}
            <Button onClick={dismiss}>{siigoText.close}</Button>
          </>
        )
      }
      flush
    >
      {busy && <ProgressBar share={ended / months.length} label={siigoText.bar} />}
      <Lines tight>
        {pullLines(months).map((line) => (
          <Line key={line.from} line={line} />
        ))}
        {thirdParties?.error && <li className="small mut">{siigoText.noThirdParties}</li>}
      </Lines>
    </Panel>
  );
}

function Line({ line: { from, to, month } }: { line: PullLine }) {
  return (
    <li className={styles.line}>
      <Sign>{signOf(month)}</Sign>
      <Text as="div" weight="medium" className={styles.month}>
        {siigoText.rangeOf(from, to)}
      </Text>
      <Text width="reading" tone={month.state === 'failed' ? 'plain' : 'secondary'} className={styles.outcome}>
        {outcomeOf(month)}
      </Text>
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
  return state === 'pulling' ? <Spinner /> : <Dot />;
}

function outcomeOf({ state, version, message }: PulledMonth): string {
  if (state === 'failed') return message ?? '';
  if (state === 'stored') return siigoText.stored(version ?? 1);
  if (state === 'unchanged') return siigoText.unchanged(version ?? 1);
  return state === 'pulling' ? siigoText.fetching : siigoText.waiting;
}
