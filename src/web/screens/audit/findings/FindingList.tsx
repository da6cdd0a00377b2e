/** Findings of the month: listing tabs, filters, and the findings grouped by validation. */
import { Search } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { groupings, listings } from '#api/audits/finding-views/calls.gen.ts';
import type { Listing } from '#api/audits/finding-views/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { moveFocus } from '../../../ui/page/move-focus.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { SkipPart } from '../../../ui/page/SkipPart.tsx';
import { useWidth } from '../../../ui/page/use-media.ts';
import { Select } from '../../../ui/select/Select.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { isFiltered, noFilters } from '../audit-view.ts';
import { keysText, listText as lifeListText } from '../life/text.es.ts';
import { useListKeys } from '../life/use-list-keys.ts';
import { useWork, type Work } from '../life/use-work.ts';
import { listingWord, listText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { showFindings } from './bands.ts';
import { FindingCards } from './FindingCards.tsx';
import styles from './FindingList.module.css';
import { FindingTable } from './FindingTable.tsx';
import { FilterButton } from './filters/FilterButton.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import { countCauses, flattenGroups, listingCounts } from './select-findings.ts';
import { usePlace } from './use-place.ts';
import { useReader } from './use-reader.ts';
import { FindingViews } from './views/FindingViews.tsx';

const BulkBar = lazy(async () => ({ default: (await import('./BulkBar.tsx')).BulkBar }));
const KeysDialog = lazy(async () => ({ default: (await import('../life/KeysDialog.tsx')).KeysDialog }));
const JustificationsDrawer = lazy(async () => ({
  default: (await import('../life/JustificationsDrawer.tsx')).JustificationsDrawer,
}));

/** Width in px below which columns are dropped; below the other, cards replace the table. */
const narrowWidth = 900;
const cardsWidth = 640;

const listId = 'hallazgos';

/** Listings that are offered even when they are empty. */
const always: readonly Listing[] = ['pendientes', 'todos', 'corregidos'];

export function FindingList({ findings, control }: { findings: readonly FindingItem[]; control: ViewControl }) {
  const { view, go } = control;
  const region = useRef<HTMLElement>(null);
  const search = useSlash();
  usePlace(view.finding);
  const width = useWidth(region);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  // Deferred: typing stays responsive.
  const deferred = useDeferredValue(view);
  const reader = useReader();
  const work = useWork(findings, view.period);
  const [told, setTold] = useState<Told>(null);
  useListKeys({ findings, work, control, tellKeys: () => setTold('keys') });
  const { selected: shown, groups } = showFindings(findings, deferred, reader);
  const rows = flattenGroups(groups, { toggled, isSearch: isFiltered(deferred), shown: view.finding });
  const toggle = (key: string) => {
    const next = new Set(toggled);
    if (!next.delete(key)) next.add(key);
    setToggled(next);
  };
  const counts = listingCounts(findings, reader);
  const narrow = width !== null && width < narrowWidth;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    moveFocus(event, '[data-row]', 'vertical');
    // An open finding follows the focus.
    const { activeElement: row } = document;
    const key = event.defaultPrevented && row instanceof HTMLAnchorElement ? row.dataset.row : undefined;
    if (view.finding !== null && key !== undefined && key !== view.finding) go({ finding: key }, { replace: true });
  };

  return (
    <Panel id={listId} ref={region} label={listText.region} data-tour="audit-findings" onKeyDown={press} flush>
      {rows.length > 0 && (
        <SkipPart>
          <a
            href={`#${listId}`}
            onClick={(event) => {
              event.preventDefault();
              region.current?.querySelector<HTMLElement>('[data-row]:not([tabindex="-1"])')?.focus();
            }}
          >
            {listText.skip}
          </a>
        </SkipPart>
      )}
      <Stack gap={8} inset="bar">
        <Listings counts={counts} control={control} />
        <Row data-tour="audit-search">
          <Input
            className={styles.search}
            prefix={<Icon of={Search} className="mut" />}
            placeholder={listText.search}
            aria-label={listText.searchLabel}
            aria-keyshortcuts="/"
            title={listText.searchKey}
            ref={search}
            value={view.search}
            clearable
            onChange={(event) => go({ search: event.target.value }, { replace: true })}
          />
          <FilterButton findings={findings} control={control} count={countCauses(shown)} />
          <FindingViews company={work.company} control={control}>
            {(close) => <Tools control={control} onTell={setTold} close={close} />}
          </FindingViews>
          <span className="sr" role="status">
            {listText.count(countCauses(shown))}
          </span>
        </Row>
        <FilterChips findings={findings} shown={shown} all={counts[view.listing]} control={control} />
      </Stack>
      {shown.length === 0 && (
        <EmptyState
          action={
            isFiltered(view) ? <Button onClick={() => go(noFilters, { replace: true })}>{listText.clear}</Button> : null
          }
        >
          {isFiltered(view) ? listText.noMatch : listText.none[view.listing]}
        </EmptyState>
      )}
      {rows.length === 0 ? null : width !== null && width < cardsWidth ? (
        <FindingCards rows={rows} control={control} onToggle={toggle} work={work} />
      ) : (
        <FindingTable rows={rows} narrow={narrow} control={control} onToggle={toggle} work={work} />
      )}
      <Beside told={told} work={work} onClose={() => setTold(null)} />
    </Panel>
  );
}

interface ListingsProps {
  counts: Record<Listing, number>;
  control: ViewControl;
}

function Listings({ counts, control: { view, go } }: ListingsProps) {
  return (
    <Radios<Listing>
      aria-label={listText.show}
      className={styles.listing}
      value={view.listing}
      onChange={(listing) => go({ listing, change: null }, { replace: true })}
      options={listings
        .filter((value) => always.includes(value) || counts[value] > 0 || view.listing === value)
        .map((value) => ({
          value,
          label: (
            <>
              {listingWord[value]}{' '}
              <Text tone="muted" figures>
                {formatCount(counts[value])}
              </Text>
            </>
          ),
        }))}
    />
  );
}

/** What is shown over the list. */
type Told = 'keys' | 'justifications' | null;

interface ToolsProps {
  control: ViewControl;
  onTell: (told: Told) => void;
  close: () => void;
}

/** Grouping, and what is told over the list. */
function Tools({ control: { view, go }, onTell, close }: ToolsProps) {
  const tell = (told: Told) => () => {
    close();
    onTell(told);
  };
  return (
    <>
      <Select
        aria-label={listText.group}
        value={view.grouping}
        onChange={(grouping) => go({ grouping }, { replace: true })}
        options={groupings.map((value) => ({ value, label: listText.groupBy[value] }))}
      />
      <Row>
        <Button type="inline" title={`${keysText.title} (?)`} onClick={tell('keys')}>
          {keysText.title}
        </Button>
        {view.listing === 'apartados' && (
          <Button type="inline" onClick={tell('justifications')}>
            {lifeListText.title}
          </Button>
        )}
      </Row>
    </>
  );
}

function Beside({ told, work, onClose }: { told: Told; work: Work; onClose: () => void }) {
  return (
    <Suspense>
      {(work.chosen.length > 0 || work.undo !== null) && <BulkBar work={work} />}
      {told === 'keys' && <KeysDialog onClose={onClose} />}
      {told === 'justifications' && <JustificationsDrawer company={work.company} onClose={onClose} />}
    </Suspense>
  );
}

/** Ref of the field that / leads to, unless one is typing or a dialog is open. */
function useSlash() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const { key, target } = event;
      const isTyping =
        target instanceof Element && target.closest('input:not([type=radio], [type=checkbox]), textarea');
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (key !== '/' || isTyping || isCommand || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return field;
}
