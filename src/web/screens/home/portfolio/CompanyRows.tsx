/** The list of companies: groups, search, filters, views, and rows of which only those in view are drawn. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { portfolioParts } from '#api/audits/portfolio/calls.gen.ts';
import type { PortfolioPart, PortfolioQuery } from '#api/audits/portfolio/contract.ts';
import { comparePeriods, nextMonth, parsePeriod, periodKey, previousMonth } from '#core/calendar/period.ts';
import type { Portfolio } from '../../../data/audits/portfolio.ts';
import { orderOf, orderText, useColumns } from '../../../lists/columns.ts';
import { FilterSelect } from '../../../lists/FilterSelect.tsx';
import { ListBar } from '../../../lists/ListBar.tsx';
import { SearchField } from '../../../lists/SearchField.tsx';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { MonthLegend } from '../../../months/MonthCell.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { TabLinks } from '../../../ui/nav/TabLinks.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import styles from '../Home.module.css';
import { portfolioText as text } from '../text.es.ts';
import { CompanyCards } from './CompanyCards.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { columnsOf, extraOrders } from './columns.tsx';
import { names, usualOrder, viewAddress, viewOf } from './portfolio-address.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

interface CompanyRowsProps {
  portfolio: Portfolio;
  query: PortfolioQuery;
}

export function CompanyRows({ portfolio: { data, meta }, query }: CompanyRowsProps) {
  const { change, clear } = useListAddress();
  const isPhone = useMedia(phone);
  const columns = columnsOf(meta);
  const choice = useColumns('portafolio', columns);
  const order = orderOf(query.sort ?? usualOrder);
  const onOrder = (asked: typeof order) => {
    const sort = orderText(asked);
    change(names.sort, sort === usualOrder ? null : sort);
  };
  return (
    <Panel label={text.region} flush>
      <Row wrap justify="between" gap={12} className={styles.head}>
        <Parts meta={meta} query={query} />
        <MonthSpan period={meta.period} today={meta.today} />
      </Row>
      <ListBar
        columns={[...extraOrders, ...columns]}
        choice={choice}
        order={order}
        onOrder={onOrder}
        count={text.count(data.length)}
      >
        <SearchField
          label={text.searchLabel}
          placeholder={text.search}
          value={query.q ?? ''}
          onChange={(words) => change(names.q, words)}
        />
        <Filters meta={meta} query={query} />
        <ViewsMenu view={viewOf(query)} />
      </ListBar>
      {data.length === 0 && (
        <EmptyState action={<Button onClick={() => clear()}>{text.clear}</Button>}>{text.noMatch}</EmptyState>
      )}
      {data.length > 0 &&
        (isPhone ? (
          <CompanyCards rows={data} meta={meta} />
        ) : (
          <CompanyTable rows={data} meta={meta} columns={choice.shown} order={order} onOrder={onOrder} />
        ))}
      <MonthLegend className={styles.legend} />
    </Panel>
  );
}

function Parts({ meta, query }: { meta: Portfolio['meta']; query: PortfolioQuery }) {
  const { part: shown, ...others } = query;
  const link = (part: PortfolioPart | undefined, name: string, count: number) => ({
    to: viewAddress({ ...others, ...(part && { part }) }),
    name: text.counted(name, count),
    current: part === shown ? ('page' as const) : (false as const),
  });
  return (
    <TabLinks
      label={text.parts}
      links={[
        link(undefined, text.all, meta.counts.all),
        ...portfolioParts.map((part) => link(part, text.part(part, meta.period), meta.counts[part])),
      ]}
    />
  );
}

/** Which twelve months are shown. */
function MonthSpan({ period, today }: { period: string; today: string }) {
  const { change } = useListAddress();
  const last = parsePeriod(period)!;
  const after = nextMonth(last);
  const current = parsePeriod(today.slice(0, 7))!;
  const go = (to: typeof last) => change(names.to, periodKey(to));
  return (
    <Row gap={4}>
      <Text tone="muted" size="small" aria-live="polite">
        {text.upTo(period)}
      </Text>
      <Button
        type="text"
        size="small"
        icon={<Icon of={ChevronLeft} />}
        aria-label={text.earlier}
        onClick={() => go(previousMonth(last))}
      />
      <Button
        type="text"
        size="small"
        icon={<Icon of={ChevronRight} />}
        aria-label={text.later}
        disabled={comparePeriods(after, current) > 0}
        onClick={() => go(after)}
      />
    </Row>
  );
}

function Filters({ meta, query }: { meta: Portfolio['meta']; query: PortfolioQuery }) {
  const { change } = useListAddress();
  // A filter that leaves nothing stays, to be taken back.
  const tags = [...new Set([...meta.tags, ...(query.tag === undefined ? [] : [query.tag])])];
  return (
    <>
      {tags.length > 0 && (
        <FilterSelect
          label={text.tag}
          all={text.anyTag}
          choices={tags.map((tag) => ({ value: tag, label: tag }))}
          value={query.tag}
          onChoose={(tag) => change(names.tag, tag)}
        />
      )}
      {(meta.people.length > 0 || query.assignee !== undefined) && (
        <FilterSelect
          label={text.assignee}
          all={text.anyAssignee}
          choices={[
            { value: '0', label: text.nobody },
            ...meta.people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={query.assignee}
          searches
          onChoose={(id) => change(names.assignee, id)}
        />
      )}
    </>
  );
}
