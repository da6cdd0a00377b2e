/** The four totals of a file whose layout is assumed, for the user to compare before storing it. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { writePesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { assumedLayoutText, assumedTotals } from '#core/reading/notices/assumed-layout.es.ts';
import { Facts } from '../../../../ui/layout/Facts.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { SeverityIcon } from '../../../../ui/mark/SeverityMark.tsx';
import { Sign } from '../../../../ui/mark/Sign.tsx';
import styles from './FileTable.module.css';

export function AssumedLayout({ totals }: Pick<Inspection, 'totals'>) {
  const { sentence, withReport, totals: names } = assumedLayoutText;
  return (
    <Row align="top" gap={8} className={styles.doubt} style={{ borderLeftColor: 'var(--media)' }}>
      <Sign>
        <SeverityIcon mark="media" />
      </Sign>
      <Stack gap={8} width="reading">
        <p>
          {sentence} {withReport}
        </p>
        <Facts figures facts={assumedTotals.map((total) => [names[total], writePesos(fromDecimal(totals[total]))])} />
      </Stack>
    </Row>
  );
}
