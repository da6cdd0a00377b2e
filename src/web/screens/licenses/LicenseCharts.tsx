/** New accounts and licenses that end, by month; accounts by state and plan. */
import { shortMonth } from '#core/calendar/period.es.ts';
import { formatCount } from '#core/money/money.es.ts';
import { licenseStateName, planName } from '#core/product/license.es.ts';
import { useLicenseSummary } from '../../data/subscription/licenses.ts';
import { Bars } from '../../ui/chart/Bars.tsx';
import { Columns, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { phone, useMedia } from '../../ui/page/use-media.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { licensesText } from './text.es.ts';

const text = licensesText.charts;

interface MonthCount {
  month: string;
  accounts: number;
}

/** Months on a phone. */
const fewMonths = 6;

export function LicenseCharts() {
  const { data, error, refetch } = useLicenseSummary();
  const isPhone = useMedia(phone);
  if (data === undefined)
    return (
      <Panel label={text.label} flush>
        {error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={4} columns="1fr 1fr 1fr" />
        )}
      </Panel>
    );
  const created = isPhone ? data.created.slice(-fewMonths) : data.created;
  const ending = isPhone ? data.ending.slice(0, fewMonths) : data.ending;
  return (
    <Columns as="section" aria-label={text.label} of="repeat(2, minmax(0, 1fr)) 220px" until="tablet" below={12}>
      <MonthPanel title={text.created} months={created} open={created.at(-1)?.month} />
      <div>
        <MonthPanel title={text.ending} months={ending} marked={ending[0]?.month} />
      </div>
      <div>
        <Panel title={text.accounts}>
          <Stack gap={12}>
            <Counts
              title={licensesText.state}
              rows={data.states.map(({ state, accounts }) => [licenseStateName[state], accounts])}
            />
            <Counts
              title={licensesText.plan}
              rows={data.plans.map(({ plan, accounts }) => [planName[plan], accounts])}
            />
          </Stack>
        </Panel>
      </div>
    </Columns>
  );
}

interface MonthPanelProps {
  title: string;
  months: readonly MonthCount[];
  /** The month that is not over. */
  open?: string | undefined;
  marked?: string | undefined;
}

function MonthPanel({ title, months, open, marked }: MonthPanelProps) {
  const name = (month: string) => shortMonth(Number(month.slice(5)));
  const said = months.map(({ month, accounts }) => `${name(month)} ${month.slice(0, 4)}, ${formatCount(accounts)}`);
  return (
    <Panel title={title}>
      <Bars
        label={text.said(title, said.join('; '))}
        bars={months.map(({ month, accounts }) => ({ key: month, name: name(month), value: accounts }))}
        open={open}
        marked={marked}
      />
    </Panel>
  );
}

function Counts({ title, rows }: { title: string; rows: readonly (readonly [name: string, accounts: number])[] }) {
  return (
    <Table
      look="sums"
      columns={[
        { key: 'name', title, isName: true, cell: ([name]) => name },
        { key: 'accounts', title: text.accounts, cell: ([, accounts]) => <Text figures>{formatCount(accounts)}</Text> },
      ]}
      rows={rows}
      keyOf={([name]) => name}
    />
  );
}
