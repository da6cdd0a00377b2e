/** Who has seen a template: three figures that add up to what was sent, and the days on which it was seen. */
import { Link } from 'react-router';
import { recipientStates } from '#api/users/notifications/templates/calls.gen.ts';
import type { RecipientState } from '#api/users/notifications/templates/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { resultsFile, useTemplateResults } from '../../../../data/users/notification-templates.ts';
import { ExportButton } from '../../../../lists/ExportButton.tsx';
import { oneOf } from '../../../../lists/list-address.ts';
import { useListAddress } from '../../../../lists/use-list-address.ts';
import { Columns } from '../../../../ui/layout/Layout.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../../ui/state/SkeletonRows.tsx';
import { Table } from '../../../../ui/table/Table.tsx';
import { templatesText as text } from '../text.es.ts';
import { Recipients } from './Recipients.tsx';
import { SeenDays } from './SeenDays.tsx';

interface Line {
  name: string;
  count: number;
  share: string;
  /** None: a sum. */
  state?: RecipientState;
}

/** Query parameter of the figure whose people are shown. */
const parameter = 'quienes';

function Count({ name, count, state }: Line) {
  if (state === undefined || count === 0) return formatCount(count);
  return (
    <Link to={`?${parameter}=${state}`} aria-label={text.whoOf(name, count)}>
      {formatCount(count)}
    </Link>
  );
}

export function Results({ templateId }: { templateId: number }) {
  const { search, clear } = useListAddress();
  const shown = oneOf(recipientStates, search.get(parameter));
  const { data: results, error, refetch } = useTemplateResults(templateId);
  const shareOf = (count: number, sent: number) => (sent === 0 ? text.none : text.rate(count, sent));
  const lines: Line[] = results
    ? [
        { name: text.states.seen, count: results.seen, state: 'seen' as const },
        { name: text.states.reminded, count: results.reminded, state: 'reminded' as const },
        { name: text.states.waiting, count: results.waiting, state: 'waiting' as const },
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
              { key: 'count', title: text.people, isFigure: true, cell: (line: Line) => <Count {...line} /> },
              { key: 'share', title: text.share, isFigure: true, cell: ({ share }: Line) => share },
            ]}
            rows={lines}
            keyOf={({ name }) => name}
            asCards={false}
          />
          {results.days.length > 0 && <SeenDays days={results.days} />}
        </Columns>
      )}
      <Recipients templateId={templateId} state={shown ?? null} onClose={() => clear(parameter)} />
    </Panel>
  );
}
