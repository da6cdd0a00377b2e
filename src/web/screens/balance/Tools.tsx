/** What the view shows: layout, month compared with, unit and figure, search, filters. */
import { ListFilter } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ExplorerPage } from '#api/audits/explorer/contract.ts';
import { SearchField } from '../../lists/SearchField.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { NumberInput } from '../../ui/control/NumberInput.tsx';
import { Radios } from '../../ui/control/Radios.tsx';
import { useDebounced } from '../../ui/form/use-debounced.ts';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { Select } from '../../ui/select/Select.tsx';
import styles from './Balance.module.css';
import { countFilters, layouts, noFilters, type Unit, units } from './balance-view.ts';
import { balanceText, toolsText } from './text.es.ts';
import type { BalanceControl } from './use-balance-view.ts';
import { ExplorerViews } from './views/ExplorerViews.tsx';

/** ms between typing and the address. */
const PAUSE = 250;

interface ToolsProps {
  company: number;
  page: ExplorerPage;
  unit: Unit;
  control: BalanceControl;
}

export function Tools({ company, page, unit, control }: ToolsProps) {
  const { view, go } = control;
  const { period } = page.balance.attributes;
  const isYear = view.layout === 'meses';
  const figures = [
    { value: 'saldo' as const, label: toolsText.closing },
    { value: 'movimiento' as const, label: toolsText.movement },
  ];
  const others = page.periods.filter((one) => one !== period).reverse();
  return (
    <Row gap={8} wrap className={styles.tools}>
      <Radios
        aria-label={toolsText.layout}
        value={view.layout}
        options={layouts.map((value) => ({ value, label: toolsText.layouts[value] }))}
        onChange={(layout) => go({ layout, order: null })}
      />
      {isYear ? (
        <>
          <Radios
            aria-label={toolsText.unit}
            value={unit}
            options={units.map((value) => ({ value, label: toolsText.units[value] }))}
            onChange={(chosen) => go({ unit: chosen }, { replace: true })}
          />
          <Radios
            aria-label={toolsText.figure}
            value={view.movement ? 'movimiento' : 'saldo'}
            options={figures}
            onChange={(figure) => go({ movement: figure === 'movimiento' }, { replace: true })}
          />
        </>
      ) : (
        others.length > 0 && (
          <Row gap={8} as="span">
            <span className="mut small">
              {balanceText.shortMonth(period)} {toolsText.with}
            </span>
            <Select
              className={styles.month}
              aria-label={toolsText.compareWith}
              value={page.with?.period ?? null}
              options={others.map((value) => ({ value, label: balanceText.shortMonth(value) }))}
              onChange={(chosen) => go({ with: chosen })}
            />
          </Row>
        )
      )}
      <Search control={control} />
      <Filters page={page} control={control} />
      <ExplorerViews company={company} period={period} control={control} />
    </Row>
  );
}

function Search({ control: { view, go } }: Pick<ToolsProps, 'control'>) {
  const [typed, setTyped] = useState(view.words);
  const words = useDebounced(typed, PAUSE);
  const say = useEffectEvent((asked: string) => {
    if (asked !== view.words) go({ words: asked }, { replace: true });
  });
  useEffect(() => say(words), [words]);
  // Another place may have other words, or none.
  useEffect(() => setTyped(view.words), [view.words]);
  return <SearchField label={toolsText.search} placeholder={toolsText.codeOrName} value={typed} onChange={setTyped} />;
}

function Filters({ page, control }: Pick<ToolsProps, 'page' | 'control'>) {
  const { view } = control;
  const count = countFilters(view);
  return (
    <Popover
      title={toolsText.filter}
      trigger={
        <Button icon={<Icon of={ListFilter} />} data-active={count > 0} aria-label={toolsText.filters(count)}>
          {toolsText.filter}
        </Button>
      }
    >
      {(close) => <FilterForm page={page} control={control} onDone={close} />}
    </Popover>
  );
}

function FilterForm({
  page,
  control: { view, go },
  onDone,
}: Pick<ToolsProps, 'page' | 'control'> & { onDone: () => void }) {
  const [minimum, setMinimum] = useState<number | null>(view.minimum || null);
  const [thirdParty, setThirdParty] = useState('');
  const fresh = view.layout === 'meses' ? toolsText.freshOfYear : toolsText.fresh(page.with?.period ?? null);
  const apply = () => {
    const key = thirdParty.replaceAll(/[.\s]|-\d$/g, '');
    go({
      minimum: Math.round(minimum ?? 0),
      ...(key !== '' && { thirdParty: key, list: 'cuenta' as const, level: 16 }),
    });
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Stack gap={12}>
        <Checkbox checked={view.moved} onChange={({ target }) => go({ moved: target.checked })}>
          {toolsText.moved}
        </Checkbox>
        <Checkbox checked={view.contrary} onChange={({ target }) => go({ contrary: target.checked })}>
          {toolsText.contrary}
        </Checkbox>
        <Checkbox checked={view.fresh} onChange={({ target }) => go({ fresh: target.checked })}>
          {fresh}
        </Checkbox>
        <Select
          aria-label={toolsText.class}
          value={view.account.slice(0, 1)}
          options={toolsText.classes}
          onChange={(account) => go({ account })}
        />
        <NumberInput
          aria-label={toolsText.minimum}
          placeholder={toolsText.minimum}
          min={0}
          decimals={0}
          value={minimum}
          onChange={setMinimum}
        />
        <Input
          aria-label={toolsText.thirdParty}
          placeholder={toolsText.thirdParty}
          maxLength={30}
          value={thirdParty}
          onChange={({ target }) => setThirdParty(target.value)}
        />
        <Row gap={8} justify="between">
          <Button type="inline" onClick={() => go({ ...noFilters, thirdParty: null, account: '' })}>
            {toolsText.clear}
          </Button>
          <Button htmlType="submit">{toolsText.apply}</Button>
        </Row>
      </Stack>
    </form>
  );
}
