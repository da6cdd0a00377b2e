/** Findings of the month: listing tabs, filters, and the findings grouped by validation. */
import { Search } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { moveFocus } from '../../../ui/page/move-focus.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { useWidth } from '../../../ui/page/use-media.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { isFiltered, type Listing, listings, noFilters } from '../audit-view.ts';
import { listingWord, listText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { FindingCards } from './FindingCards.tsx';
import { FindingFilters } from './FindingFilters.tsx';
import styles from './FindingList.module.css';
import { FindingTable } from './FindingTable.tsx';
import { countCauses, flattenGroups, groupFindings, listingCounts, selectFindings } from './select-findings.ts';

/** Width in px below which columns are dropped; below the other, cards replace the table. */
const narrowWidth = 900;
const cardsWidth = 640;

export function FindingList({ findings, control }: { findings: readonly FindingItem[]; control: ViewControl }) {
  const { view, go } = control;
  const region = useRef<HTMLElement>(null);
  const width = useWidth(region);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  // Deferred: typing stays responsive.
  const deferred = useDeferredValue(view);
  const shown = selectFindings(findings, deferred);
  const groups = groupFindings(shown);
  const rows = flattenGroups(groups, { toggled, isSearch: isFiltered(deferred), shown: view.finding });
  const toggle = (key: string) => {
    const next = new Set(toggled);
    if (!next.delete(key)) next.add(key);
    setToggled(next);
  };
  const counts = listingCounts(findings);
  const narrow = width !== null && width < narrowWidth;

  return (
    <Panel ref={region} label={listText.region} onKeyDown={(event) => moveFocus(event, '[data-row]', 'vertical')} flush>
      <Row wrap className={styles.bar}>
        <Radios<Listing>
          aria-label={listText.show}
          className={styles.listing}
          value={view.listing}
          onChange={(listing) => go({ listing, change: null }, { replace: true })}
          options={listings
            .filter((value) => value !== 'ya_no_aplican' || counts[value] > 0 || view.listing === value)
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
        <Input
          className={styles.search}
          prefix={<Icon of={Search} className="mut" />}
          placeholder={listText.search}
          aria-label={listText.searchLabel}
          value={view.search}
          clearable
          onChange={(event) => go({ search: event.target.value }, { replace: true })}
        />
        <FindingFilters findings={findings} control={control} folded={narrow} />
        <span className="sr" role="status">
          {listText.count(countCauses(shown))}
        </span>
      </Row>
      {shown.length === 0 ? (
        <EmptyState
          action={
            isFiltered(view) ? <Button onClick={() => go(noFilters, { replace: true })}>{listText.clear}</Button> : null
          }
        >
          {isFiltered(view) ? listText.noMatch : listText.none[view.listing]}
        </EmptyState>
      ) : width !== null && width < cardsWidth ? (
        <FindingCards rows={rows} control={control} onToggle={toggle} />
      ) : (
        <FindingTable rows={rows} narrow={narrow} control={control} onToggle={toggle} />
      )}
    </Panel>
  );
}
