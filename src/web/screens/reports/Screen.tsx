/** Use of the product: totals, over time, by software and by ally, for the days and filters of the address. */
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Usage } from '#api/audits/usage/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { planName } from '#core/product/license.es.ts';
import { planKeys } from '#core/product/license.ts';
import { useDownloadUsage, useUsage } from '../../data/usage.ts';
import { DayField } from '../../lists/DayField.tsx';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { withChange } from '../../lists/list-address.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Radios } from '../../ui/control/Radios.tsx';
import { Columns, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { AllyTable } from './AllyTable.tsx';
import { AccountsPanel, AuditsPanel, FirstPanel, SeverityPanel } from './ChartPanels.tsx';
import { Figures } from './Figures.tsx';
import { SoftwareTable } from './SoftwareTable.tsx';
import { reportsText as text } from './text.es.ts';
import { noAlly, type UsageView, viewOf } from './usage-view.ts';

export function Screen() {
  const { search } = useListAddress();
  const today = dayInBogota(new Date());
  const view = viewOf(search, today);
  const { data, error, refetch } = useUsage(view.query);
  const excel = useDownloadUsage(view.query, text.fileName);
  return (
    <>
      <PageHeader
        title={text.title}
        context={text.context}
        actions={
          <Button icon={<Icon of={Download} />} loading={excel.isPending} onClick={() => excel.mutate()}>
            {text.excel}
          </Button>
        }
      />
      <Stack gap={12}>
        <Filters view={view} usage={data} today={today} />
        {error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Panel label={text.title} flush>
            <SkeletonRows rows={8} columns="1fr 1fr 1fr 1fr" />
          </Panel>
        ) : (
          <Content usage={data} today={today} />
        )}
      </Stack>
    </>
  );
}

function Content({ usage, today }: { usage: Usage; today: string }) {
  return (
    <>
      <Figures totals={usage.totals} />
      <Columns of="minmax(0, 3fr) minmax(0, 2fr)" until="tablet">
        <AuditsPanel usage={usage} today={today} />
        <div>
          <SoftwareTable rows={usage.software} />
        </div>
      </Columns>
      <Columns of="minmax(0, 1fr) minmax(0, 1fr)" until="tablet">
        <SeverityPanel usage={usage} />
        <div>
          <FirstPanel usage={usage} />
        </div>
      </Columns>
      <AccountsPanel usage={usage} today={today} />
      <AllyTable rows={usage.allies} lastMonth={usage.lastMonth} />
    </>
  );
}

function Filters({
  view: { range, query },
  usage,
  today,
}: {
  view: UsageView;
  usage: Usage | undefined;
  today: string;
}) {
  const { change } = useListAddress();
  const [search, setSearch] = useSearchParams();
  const chooseRange = (next: string) => {
    const without = ['desde', 'hasta'].reduce((some, name) => withChange(some, name, null), search);
    setSearch(withChange(without, 'rango', next), { replace: true });
  };
  const chooseDays = (from: string, to: string) => {
    if (from === '' || to === '') return;
    setSearch(withChange(withChange(withChange(search, 'rango', null), 'desde', from), 'hasta', to), { replace: true });
  };
  const names = text.ranges(today.slice(0, 4));
  return (
    <Row wrap>
      <Radios
        aria-label={text.range}
        value={range}
        options={(['30', '90', 'meses', 'anio'] as const).map((value) => ({ value, label: names[value] }))}
        onChange={chooseRange}
      />
      <DayField
        key={`de ${query.from}`}
        label={text.from}
        value={query.from}
        onChange={(day) => chooseDays(day, query.to)}
      />
      <DayField
        key={`a ${query.to}`}
        label={text.to}
        value={query.to}
        onChange={(day) => chooseDays(query.from, day)}
      />
      <FilterSelect
        label={text.software}
        all={text.anySoftware}
        choices={(usage?.choices.software ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={query.software}
        onChoose={(value) => change('software', value)}
      />
      <FilterSelect
        label={text.ally}
        all={text.anyAlly}
        choices={(usage?.choices.allies ?? []).map((ally) => ({
          value: ally || noAlly,
          label: text.allyName(ally) || text.noAlly,
        }))}
        value={query.ally === '' ? noAlly : query.ally}
        onChoose={(value) => change('aliado', value)}
      />
      <FilterSelect
        label={text.plan}
        all={text.anyPlan}
        choices={planKeys.map((value) => ({ value, label: planName[value] }))}
        value={query.plan}
        onChoose={(value) => change('plan', value)}
      />
      {usage && (
        <Text size="small" tone="muted" role="status">
          {text.refreshed(usage.refreshedAt)}
        </Text>
      )}
    </Row>
  );
}
