/** Dated tables of the law: until when each holds, its rows, and loading of new ones with their norm. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type RateTable, rateTables } from '#core/reference/dated/loaded-rate.ts';
import { tableName } from '#core/reference/dated/rate-words.es.ts';
import { useLegalRates } from '../../data/audits/legal-rates.ts';
import { Button } from '../../ui/control/Button.tsx';
import { TabLinks } from '../../ui/nav/TabLinks.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { CalendarPanel } from './calendar/CalendarPanel.tsx';
import { calendarText } from './calendar/text.es.ts';
import { EndsNotice } from './EndsNotice.tsx';
import { LoadDrawer } from './LoadDrawer.tsx';
import { RateRows } from './RateRows.tsx';
import { ratesText } from './text.es.ts';

/** Of the calendar of due dates, among the tables in the address. */
const calendarKey = 'calendario';

export function Screen() {
  const [search] = useSearchParams();
  const asked = search.get('tabla');
  const shown: RateTable = rateTables.find((table) => table === asked) ?? 'interest';
  const [loading, setLoading] = useState(false);
  const list = useLegalRates();
  const table = list.data?.find(({ id }) => id === shown);
  const isCalendar = asked === calendarKey;
  return (
    <>
      <PageHeader
        title={ratesText.title}
        context={ratesText.context}
        actions={
          table &&
          !isCalendar && (
            <Button type="primary" onClick={() => setLoading(true)}>
              {ratesText.load}
            </Button>
          )
        }
      />
      {list.data && <EndsNotice tables={list.data} />}
      <TabLinks
        label={ratesText.tables}
        links={[
          ...rateTables.map((id) => ({
            to: `?tabla=${id}`,
            name: ratesText.tab[id],
            current: id === shown && !isCalendar ? ('page' as const) : (false as const),
          })),
          { to: `?tabla=${calendarKey}`, name: calendarText.tab, current: isCalendar && 'page' },
        ]}
      />
      {isCalendar ? (
        <CalendarPanel />
      ) : table ? (
        <RateRows table={table} />
      ) : (
        <Panel label={tableName[shown]} flush>
          {list.error ? (
            <ErrorState failure={list.error} onRetry={() => void list.refetch()} />
          ) : (
            <SkeletonRows rows={10} columns="2fr 1fr 1fr 3fr" />
          )}
        </Panel>
      )}
      {table && <LoadDrawer table={table} open={loading} onClose={() => setLoading(false)} />}
    </>
  );
}
