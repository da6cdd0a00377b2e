/** Who has seen a template: three figures that add up to what was sent, and the days on which it was seen. */
import { formatCount } from '#core/money/money.es.ts';
import { formatDay } from '#web/dates.es.ts';
import { resultsFile, useTemplateResults } from '../../../../data/users/notification-templates.ts';
import { ExportButton } from '../../../../lists/ExportButton.tsx';
import { Columns } from '../../../../ui/layout/Layout.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../../ui/state/SkeletonRows.tsx';
import { Table } from '../../../../ui/table/Table.tsx';
import { templatesText as text } from '../text.es.ts';

interface Line {
  name: string;
  count: number;
  share: string;
}

export function Results({ templateId }: { templateId: number }) {
  const { data: results, error, refetch } = useTemplateResults(templateId);
  const shareOf = (count: number, sent: number) => (sent === 0 ? text.none : text.rate(count, sent));
  const lines: Line[] = results
    ? [
        { name: text.accepted, count: results.seen },
        { name: text.later, count: results.reminded },
        { name: text.waiting, count: results.waiting },
        { name: text.total, count: results.sent },
      ].map((line) => ({ ...line, share: shareOf(line.count, results.sent) }))
    : [];
  return (
    <Panel
      title={text.results}
      flush
      actions={<ExportButton size="small" label={text.excel} file={resultsFile(templateId)} />}
    >
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!results && !error && <SkeletonRows rows={4} columns="3fr 1fr 1fr" />}
      {results && (
        <Columns of="1fr 1fr">
          <Table
            columns={[
              { key: 'name', title: text.results, isName: true, cell: ({ name }: Line) => name },
              { key: 'count', title: text.people, isFigure: true, cell: ({ count }: Line) => formatCount(count) },
              { key: 'share', title: text.share, isFigure: true, cell: ({ share }: Line) => share },
            ]}
            rows={lines}
            keyOf={({ name }) => name}
            asCards={false}
          />
          {results.days.length > 0 && (
            <Table
              columns={[
                { key: 'day', title: text.byDay, isName: true, cell: ({ day }) => formatDay(`${day}T12:00`) },
                { key: 'seen', title: text.seen, isFigure: true, cell: ({ seen }) => formatCount(seen) },
              ]}
              rows={results.days}
              keyOf={({ day }) => day}
              asCards={false}
            />
          )}
        </Columns>
      )}
    </Panel>
  );
}
