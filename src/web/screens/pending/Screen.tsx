/** What waits for the user over all companies: a list by date, a calendar, and the balances of the month. */
import { useState } from 'react';
import type { MonthBalance } from '#api/audits/pending/contract.ts';
import { type PendingWork, usePendingWork } from '../../data/pending.ts';
import { pendingPath } from '../../data/routes/company-route.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Radios } from '../../ui/control/Radios.tsx';
import { Columns, Stack } from '../../ui/layout/Layout.tsx';
import { TabLinks } from '../../ui/nav/TabLinks.tsx';
import { NoneChosen } from '../../ui/page/NoneChosen.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { phone, useMedia } from '../../ui/page/use-media.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { AskMany } from './AskMany.tsx';
import { type Entry, entriesOf } from './entries.ts';
import { askableOf, MonthBalances } from './MonthBalances.tsx';
import { PendingList } from './PendingList.tsx';
import { Summary } from './Summary.tsx';
import { balancesText, pendingText as text } from './text.es.ts';
import { WorkCalendar } from './WorkCalendar.tsx';

/** Parts on a phone, by their name in the address. */
const parts = ['lista', 'calendario', 'balances'] as const;
type Part = (typeof parts)[number];

export function Screen() {
  const { search, change } = useListAddress();
  const isTeam = search.get('de') === 'equipo';
  const { data: work, error, refetch } = usePendingWork(isTeam ? 'team' : 'mine');
  const calendarOf = (day: string) => {
    const address = new URLSearchParams(search);
    address.set('dia', day);
    address.set('parte', 'calendario');
    return `${pendingPath}?${address}`;
  };
  const entries = work === undefined ? [] : entriesOf(work, { isTeam, calendarOf });
  return (
    <>
      <PageHeader
        title={text.title}
        context={work && <Summary entries={entries} work={work} />}
        actions={
          <Radios
            aria-label={text.whose}
            value={isTeam ? 'team' : 'mine'}
            options={[
              { value: 'mine', label: text.mine },
              { value: 'team', label: text.team },
            ]}
            onChange={(whose) => change('de', whose === 'team' ? 'equipo' : null)}
          />
        }
      />
      {work === undefined ? (
        <Panel label={text.title} flush>
          {error ? (
            <ErrorState failure={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={10} columns="20px 3fr 1fr 1fr" height={48} />
          )}
        </Panel>
      ) : work.data.balances.length === 0 ? (
        <Panel label={text.title} flush>
          <NoneChosen choose={text.none} none={text.none} />
        </Panel>
      ) : (
        <Parts work={work} entries={entries} isTeam={isTeam} />
      )}
    </>
  );
}

interface PartsProps {
  work: PendingWork;
  entries: readonly Entry[];
  isTeam: boolean;
}

function Parts({ work, entries, isTeam }: PartsProps) {
  const { search } = useListAddress();
  const isPhone = useMedia(phone);
  const [asked, setAsked] = useState<readonly MonthBalance[] | null>(null);
  // Here, so that links that are told once outlive the parts of a narrower window.
  const asking = asked !== null && (
    <AskMany period={work.meta.period} today={work.meta.today} balances={asked} onClose={() => setAsked(null)} />
  );
  const { balances } = work.data;
  const list = <PendingList work={work} entries={entries} isTeam={isTeam} />;
  const calendar = <WorkCalendar work={work} />;
  const month = <MonthBalances work={work} onAsk={() => setAsked(askableOf(work))} />;
  const notice = work.meta.lacksCalendar !== null && (
    <Notice tone="early">{text.noCalendar(work.meta.lacksCalendar)}</Notice>
  );
  if (!isPhone)
    return (
      <Stack gap={12}>
        {asking}
        {notice}
        <Columns of="minmax(0, 1fr) 384px" until="tablet" align="start">
          {list}
          <Stack gap={12}>
            {calendar}
            {month}
          </Stack>
        </Columns>
      </Stack>
    );
  const part: Part = parts.find((one) => one === search.get('parte')) ?? 'lista';
  const linkOf = (one: Part) => {
    const address = new URLSearchParams(search);
    address.set('parte', one);
    return `${pendingPath}?${address}`;
  };
  const missing = balances.filter(({ state }) => state === 'sin_cargar').length;
  const names: Record<Part, string> = {
    lista: `${text.list} ${entries.length}`,
    calendario: text.calendar,
    balances: missing === 0 ? text.balances : `${text.balances}, ${balancesText.missing(missing)}`,
  };
  const shown: Record<Part, typeof list> = { lista: list, calendario: calendar, balances: month };
  return (
    <Stack gap={12}>
      {asking}
      <TabLinks
        label={text.parts}
        links={parts.map((one) => ({ to: linkOf(one), name: names[one], current: one === part && 'part' }))}
      />
      <Stack gap={12}>
        {notice}
        {shown[part]}
      </Stack>
    </Stack>
  );
}
