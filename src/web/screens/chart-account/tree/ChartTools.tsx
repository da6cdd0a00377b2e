/** Search and filters of the chart, each with its number of accounts. */
import { ListFilter } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChartDocument } from '#api/audits/parametrization/chart/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { SearchField } from '../../../lists/SearchField.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { useDebounced } from '../../../ui/form/use-debounced.ts';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { Select } from '../../../ui/select/Select.tsx';
import styles from '../Chart.module.css';
import { chartText } from '../text.es.ts';
import type { ChartView } from '../use-chart-view.ts';
import { type ChartIndex, isShown, shows } from './chart-index.ts';

/** ms between typing and the address. */
const PAUSE = 120;

interface ChartToolsProps {
  chart: ChartDocument;
  index: ChartIndex;
  view: ChartView;
  /** Rows shown. */
  found: number;
}

export function ChartTools({ chart, index, view, found }: ChartToolsProps) {
  const { filter, change } = view;
  const isPhone = useMedia(phone);
  const [typed, setTyped] = useState(filter.words);
  const words = useDebounced(typed, PAUSE);
  const say = useEffectEvent((asked: string) => {
    if (asked !== filter.words) change({ words: asked });
  });
  useEffect(() => say(words), [words]);
  useEffect(() => {
    if (filter.words === '') setTyped('');
  }, [filter.words]);
  const count = (show: (typeof shows)[number]) =>
    index.accounts.filter((account) => isShown(index, account, show)).length;
  const options = shows.map((show) => ({
    value: show,
    label: (
      <>
        {chartText.shows[show]} <span className="mut">{formatCount(count(show))}</span>
      </>
    ),
  }));
  const classes = chart.coverage.classes.map(({ class: id, name }) => ({ value: String(id), label: `${id} ${name}` }));
  const narrowing = Number(filter.class !== null) + Number(filter.moved !== null);
  const selects = (
    <>
      <Select
        aria-label={chartText.class}
        placeholder={chartText.class}
        value={filter.class}
        options={classes}
        onChange={(value) => change({ class: value })}
        onClear={() => change({ class: null })}
      />
      <Select
        aria-label={chartText.moved}
        placeholder={chartText.moved}
        value={filter.moved === null ? null : filter.moved ? 'si' : 'no'}
        options={chartText.movedOptions}
        onChange={(moved) => change({ moved })}
        onClear={() => change({ moved: null })}
      />
    </>
  );
  return (
    <Row wrap inset="bar" className={styles.tools} data-tour="chart-filters">
      <SearchField label={chartText.search} placeholder={chartText.codeOrName} value={typed} onChange={setTyped} />
      <div className={styles.shows}>
        <Radios
          aria-label={chartText.filter}
          value={filter.show}
          options={options}
          onChange={(show) => change({ show })}
        />
      </div>
      {isPhone ? (
        <Popover
          title={chartText.filters}
          trigger={
            <Button
              icon={<Icon of={ListFilter} />}
              aria-label={chartText.moreFilters(narrowing)}
              data-active={narrowing > 0}
            />
          }
        >
          {() => <Stack gap={8}>{selects}</Stack>}
        </Popover>
      ) : (
        <Row gap={8} className={styles.selects}>
          {selects}
        </Row>
      )}
      <span className="sr" role="status">
        {chartText.found(found)}
      </span>
    </Row>
  );
}
