/** How much of the balance's value some validation looks at, in all and by class; each leads to its accounts. */

import type { ChartCoverageDocument } from '#api/audits/parametrization/chart/contract.ts';
import { formatPercent } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import styles from '../Chart.module.css';
import { chartText } from '../text.es.ts';
import type { ChartView } from '../use-chart-view.ts';

const percent = (perMille: number) => formatPercent(perMille / 10, perMille % 10 === 0 ? 0 : 1);

export function CoverageMeter({ coverage, view }: { coverage: ChartCoverageDocument; view: ChartView }) {
  const { perMille, unused, total, covered, classes } = coverage;
  const isPhone = useMedia(phone);
  if (classes.length === 0) return null;
  return (
    <Row wrap gap={24} rowGap={8} justify="between" inset ruled="below" data-tour="coverage">
      <p>
        <b>{chartText.looksAt(percent(perMille))}</b> {chartText.ofTheValue}
        {unused > 0 && (
          <>
            {'; '}
            <Button type="inline" onClick={() => view.change({ show: 'unused', class: null })}>
              {chartText.unusedAccounts(unused)}
            </Button>{' '}
            {chartText.for} <Figure amount={fromDecimal(total) - fromDecimal(covered)} flush />
          </>
        )}
        .
      </p>
      {!isPhone && (
        <Row as="ul" wrap gap={16} rowGap={8} className={styles.classes}>
          {classes.map((one) => (
            <li key={one.class}>
              <button
                type="button"
                aria-pressed={view.filter.class === String(one.class)}
                onClick={() =>
                  view.change({ class: view.filter.class === String(one.class) ? null : String(one.class) })
                }
              >
                <span>{chartText.shortClass(one.class, one.name)}</span> <b>{percent(one.perMille)}</b>
                <span className="sr">{chartText.classCoverage}</span>
                <i style={{ '--covered': `${one.perMille / 10}%` } as object} />
              </button>
            </li>
          ))}
        </Row>
      )}
    </Row>
  );
}
