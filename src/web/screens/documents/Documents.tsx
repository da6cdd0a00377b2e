/** The crossing of a month: side, words and state in the address; a third party opens to its documents and rows. */
import { FileSpreadsheet, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { type CrossedSide, type CrossedState, crossedSides, crossedStates } from '#core/source/crossing.ts';
import { stateName } from '#core/source/crossing-words.es.ts';
import { type CrossedView, useCrossedDocuments, useExportDocuments } from '../../data/balances/crossed-documents.ts';
import { auditPath, balancePath, documentsPath, fileRequestsPath, loadPath } from '../../data/routes/company-route.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import { SearchField } from '../../lists/SearchField.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { StoredMonths } from '../../months/StoredMonths.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Radios } from '../../ui/control/Radios.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { TabLinks } from '../../ui/nav/TabLinks.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { phone, useMedia } from '../../ui/page/use-media.ts';
import { Select } from '../../ui/select/Select.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { PartyTable } from './PartyTable.tsx';
import { documentsText as text } from './text.es.ts';

interface DocumentsProps {
  company: number;
  period: string;
  /** Months with a balance, oldest first. */
  periods: readonly string[];
}

const among = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((one) => one === value);

export function Documents({ company, period, periods }: DocumentsProps) {
  const { search, change, clear } = useListAddress();
  const side: CrossedSide = among(crossedSides, search.get('lado')) ?? 'received';
  const state = among(crossedStates, search.get('cruce'));
  const words = search.get('buscar') ?? '';
  const view: CrossedView = { period, side, ...(state && { state }), ...(words && { search: words }) };
  const { data, error, refetch, isPlaceholderData } = useCrossedDocuments(company, view);
  const mayExport = useHindrance('auditoria.exportar', company) === null;
  const mayLoad = useHindrance('auditoria.ejecutar', company) === null;
  const save = useExportDocuments(company, view, text.exportedFile(period));
  const load = loadPath(company, period);
  const isCrossed = data !== undefined && data.problem === null;
  return (
    <>
      <StoredMonths period={period} periods={periods} onChoose={(chosen) => change('mes', chosen)} />
      <PageHeader
        title={text.titleOf(period)}
        context={text.context}
        actions={
          <>
            {mayExport && isCrossed && (
              <Button icon={<Icon of={FileSpreadsheet} />} loading={save.isPending} onClick={() => save.mutate()}>
                {text.export}
              </Button>
            )}
            {mayLoad && (
              <Button icon={<Icon of={Upload} />} href={load}>
                {text.bring}
              </Button>
            )}
          </>
        }
      />
      <TabLinks
        label={text.tabs}
        links={[
          { to: `${auditPath(company)}?mes=${period}`, name: text.findings, current: false },
          { to: balancePath(company, { mes: period }), name: text.balance, current: false },
          { to: documentsPath(company, period), name: text.title, current: 'page' },
        ]}
      />
      <Stack gap={12}>
        {data !== undefined && isCrossed && (
          <Text as="p">{text.summary(data.totals.crossed, data.totals.documents)}</Text>
        )}
        {data?.notCrossed.map((sentence) => (
          <Notice key={sentence}>{sentence}</Notice>
        ))}
        <Panel label={text.title} flush>
          {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} />}
          {!data && !error && <SkeletonRows rows={12} columns="3fr 1fr 1fr 1fr 2fr" />}
          {data && data.problem !== null && (
            <EmptyState
              action={
                <Row wrap gap={16} justify="center">
                  <Link to="/ayuda/validacion/documentos" target="_blank">
                    {text.how}
                  </Link>
                  {mayLoad && <Link to={fileRequestsPath(company, period, 'documentos')}>{text.ask}</Link>}
                </Row>
              }
            >
              {data.problem}
            </EmptyState>
          )}
          {data !== undefined && isCrossed && (
            <Stack gap={0}>
              <Stack gap={8} inset="bar" ruled="below">
                <Row wrap gap={12}>
                  <Radios
                    aria-label={text.sides}
                    value={side}
                    options={crossedSides.map((one) => ({ value: one, label: text.side(one, data.counts[one]) }))}
                    onChange={(chosen) => {
                      clear('cruce', 'buscar');
                      change('lado', chosen === 'received' ? null : chosen);
                    }}
                  />
                  <SearchField
                    label={text.search}
                    placeholder={text.searchWords}
                    value={words}
                    onChange={(value) => change('buscar', value || null)}
                  />
                </Row>
                <States
                  states={data.states}
                  chosen={state}
                  onChoose={(chosen) => change('cruce', chosen === 'todos' ? null : chosen)}
                />
              </Stack>
              {data.parties.length === 0 ? (
                <EmptyState>{words || state ? text.noneFound : text.none}</EmptyState>
              ) : (
                <PartyTable company={company} view={view} data={data} isOld={isPlaceholderData} />
              )}
            </Stack>
          )}
        </Panel>
        <Text as="p" size="small" tone="muted">
          {text.rule}
        </Text>
      </Stack>
    </>
  );
}

interface StatesProps {
  states: readonly { state: CrossedState; count: number }[];
  chosen: CrossedState | undefined;
  onChoose: (state: CrossedState | 'todos') => void;
}

function States({ states, chosen, onChoose }: StatesProps) {
  const isPhone = useMedia(phone);
  const all = states.reduce((sum, { count }) => sum + count, 0);
  const options = [
    { value: 'todos' as const, label: text.all(all) },
    ...states.map(({ state, count }) => ({ value: state, label: text.state(stateName[state], count) })),
  ];
  const shown = { 'aria-label': text.states, value: chosen ?? ('todos' as const), options };
  // Its words do not fit beside each other.
  return isPhone ? <Select {...shown} onChange={onChoose} /> : <Radios {...shown} onChange={onChoose} />;
}
