/** The DIAN's calendar of a year: its dates by return and last digit of the NIT, loaded as a table or row by row. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { obligationName, writeDuePeriod } from '#core/reference/tax/due-words.es.ts';
import {
  type DueCalendar,
  type DueCalendarRow,
  useDownloadCalendar,
  useDueCalendars,
  useWithdrawCalendar,
} from '../../../data/audits/due-calendars.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { TabLinks } from '../../../ui/nav/TabLinks.tsx';
import { ConfirmPopover } from '../../../ui/overlay/ConfirmPopover.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { CalendarDrawer, type Task } from './CalendarDrawer.tsx';
import { digits } from './digits.ts';
import { calendarText as text } from './text.es.ts';

export function CalendarPanel() {
  const list = useDueCalendars();
  const [search] = useSearchParams();
  const [task, setTask] = useState<Task | null>(null);
  const calendars = list.data;
  const asked = Number(search.get('anio'));
  const calendar =
    calendars?.find(({ id }) => id === asked) ??
    calendars?.find(({ attributes: { rows, isComputed } }) => rows.length > 0 && !isComputed);
  if (!calendars || !calendar)
    return (
      <Panel label={text.tab} flush>
        {list.error ? (
          <ErrorState failure={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <SkeletonRows rows={10} columns="2fr 1fr 4fr" />
        )}
      </Panel>
    );
  const { id: year, attributes } = calendar;
  const { rows, loaded, isComputed } = attributes;
  return (
    <>
      <TabLinks
        label={text.years}
        links={calendars.map(({ id }) => ({
          to: `?tabla=calendario&anio=${id}`,
          name: String(id),
          current: id === year ? 'page' : false,
        }))}
      />
      <Panel
        title={text.title(year)}
        note={
          <span className="small">
            {loaded ? text.loaded(loaded) : isComputed ? text.computed : rows.length > 0 && text.ofProgram}
          </span>
        }
        actions={<Actions calendar={calendar} onLoad={() => setTask({ kind: 'file' })} />}
        flush
      >
        {rows.length === 0 ? (
          <EmptyState>{text.none(year)}</EmptyState>
        ) : (
          <ScrollFrame label={text.frame} inPanel>
            <Table
              look="dense"
              columns={columns}
              rows={rows}
              keyOf={({ obligation, period }) => `${obligation} ${period}`}
              actionsOf={(row) => (
                <Button
                  size="small"
                  type="text"
                  aria-label={text.editOf(row)}
                  onClick={() => setTask({ kind: 'row', row })}
                >
                  {text.edit}
                </Button>
              )}
            />
          </ScrollFrame>
        )}
      </Panel>
      <CalendarDrawer calendar={calendar} task={task} onClose={() => setTask(null)} />
    </>
  );
}

const columns: readonly TableColumn<DueCalendarRow>[] = [
  {
    key: 'obligation',
    title: text.obligation,
    isName: true,
    isNarrow: true,
    cell: ({ obligation }) => obligationName[obligation],
  },
  { key: 'period', title: text.period, isNarrow: true, cell: ({ period }) => writeDuePeriod(period) },
  ...digits.map(
    (digit): TableColumn<DueCalendarRow> => ({
      key: String(digit),
      title: text.digit(digit),
      isNarrow: true,
      hint: ({ dates }) => text.fullDay(digit, dates[digit] ?? ''),
      cell: ({ dates }) => <Text figures>{text.day(dates[digit] ?? '')}</Text>,
    }),
  ),
];

function Actions({ calendar, onLoad }: { calendar: DueCalendar; onLoad: () => void }) {
  const download = useDownloadCalendar(calendar, text.fileName(calendar.id));
  const withdraw = useWithdrawCalendar(calendar);
  return (
    <Row wrap>
      {calendar.attributes.loaded && (
        <ConfirmPopover
          trigger={<Button loading={withdraw.isPending}>{text.withdraw}</Button>}
          title={text.withdraw}
          okText={text.withdrawYes}
          cancelText={text.no}
          onConfirm={() => withdraw.mutate()}
        >
          {text.withdrawDetail}
        </ConfirmPopover>
      )}
      <Button icon={<Icon of={Download} />} loading={download.isPending} onClick={() => download.mutate()}>
        {text.download}
      </Button>
      <Button type="primary" onClick={onLoad}>
        {text.load}
      </Button>
    </Row>
  );
}
