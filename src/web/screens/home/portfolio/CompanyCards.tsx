/** Companies as cards, on phones; only those in view are drawn. */
import { useRef } from 'react';
import type { PortfolioMeta, PortfolioRow } from '#api/audits/portfolio/contract.ts';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { useWindowRows } from '../../../ui/table/use-window-rows.ts';
import styles from '../Home.module.css';
import { portfolioText as text } from '../text.es.ts';
import { CompanyName, HealthIndex, NextDue, People, YearStrip } from './columns.tsx';
import { OpenCounts } from './OpenCounts.tsx';

/** px of a card. */
const CARD = 150;
const cardHeight = () => CARD;

export function CompanyCards({ rows, meta }: { rows: readonly PortfolioRow[]; meta: PortfolioMeta }) {
  const frame = useRef<HTMLUListElement>(null);
  const view = useWindowRows(frame, rows.length, cardHeight);
  return (
    <ul ref={frame} className={styles.cards} style={{ height: view.top(rows.length) }}>
      {rows.slice(view.from, view.to).map((row, index) => (
        <Stack
          as="li"
          key={row.id}
          gap={8}
          style={{ top: view.top(view.from + index), height: CARD }}
          aria-setsize={rows.length}
          aria-posinset={view.from + index + 1}
        >
          <Row justify="between">
            <CompanyName row={row} known={meta.tags} />
            <HealthIndex row={row} />
          </Row>
          <YearStrip row={row} />
          <Standing row={row} />
          <Row justify="between">
            <NextDue due={row.attributes.due} today={meta.today} />
            <People people={row.attributes.people} />
          </Row>
        </Stack>
      ))}
    </ul>
  );
}

function Standing({ row: { attributes } }: { row: PortfolioRow }) {
  const { standing, months } = attributes;
  if (standing === null) return months && <Text tone="muted">{text.unaudited}</Text>;
  return (
    <Row justify="between">
      <OpenCounts open={standing.open} />
      <Text weight="strong">
        <Figure amount={standing.amount} flush />
      </Text>
    </Row>
  );
}
