/** What the listed companies add up to. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PortfolioMeta } from '#api/audits/portfolio/contract.ts';
import { parsePeriod, previousMonth } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { nearDay } from '#web/dates.es.ts';
import { auditPath } from '../../../data/routes/company-route.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import styles from '../Home.module.css';
import { tilesText as text } from '../text.es.ts';
import { OpenCounts } from './OpenCounts.tsx';

export function Tiles({ meta: { totals, period, today } }: { meta: PortfolioMeta }) {
  const { companies, audited, loaded, missing, open, amount, comparison, next } = totals;
  const all = open.critica + open.alta + open.media + open.baja;
  const before = previousMonth(parsePeriod(period)!);
  return (
    <Panel label={text.label} flush>
      <dl className={styles.tiles}>
        <Tile name={text.companies} figure={formatCount(companies)} />
        <Tile name={text.audited(period)} figure={formatCount(audited)}>
          {text.pending(missing, loaded)}
        </Tile>
        <Tile name={text.open} figure={formatCount(all)}>
          <OpenCounts open={open} words />
        </Tile>
        <Tile name={text.atRisk} figure={<Figure amount={amount} flush />}>
          {comparison && text.compared(percentOf(comparison), before)}
        </Tile>
        <Tile name={text.next} figure={next ? <Day date={next.date} today={today} /> : '–'}>
          {next ? (
            <>
              {text.due(next)} · <Link to={auditPath(next.companyId)}>{next.name}</Link>
            </>
          ) : (
            text.noDue
          )}
        </Tile>
      </dl>
    </Panel>
  );
}

function Tile({ name, figure, children }: { name: string; figure: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <Text as="dt" tone="muted" size="small">
        {name}
      </Text>
      <Row as="dd" wrap align="baseline" gap={4}>
        <Text weight="strong" className={styles.figure}>
          {figure}
        </Text>
      </Row>
      {children && (
        <Text as="dd" tone="muted" size="small">
          {children}
        </Text>
      )}
    </div>
  );
}

function Day({ date, today }: { date: string; today: string }) {
  const words = nearDay(date, today);
  return <>{words.replace(/^./, (letter) => letter.toUpperCase())}</>;
}

/** One decimal; from nothing to something there is no percentage: 100. */
export function percentOf({ before, now }: { before: string; now: string }): number {
  const [from, to] = [fromDecimal(before), fromDecimal(now)];
  if (from === 0n) return to === 0n ? 0 : 100;
  return Math.round(Number(((to - from) * 1000n) / from)) / 10;
}
