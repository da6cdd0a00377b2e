/** All notifications of a user: filtered, under headings of time, each marked as seen or all at once. */
import { CheckCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useAllNotifications, useMarkAllSeen } from '../../../data/users/notifications.ts';
import { Pages } from '../../../lists/Pages.tsx';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { markingFailure } from '../../../notifications/marking-failure.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel, PanelHead } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { byTime } from './days.ts';
import { Filters } from './Filters.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { isFiltered, queryOf } from './own-view.ts';
import { ownText } from './text.es.ts';

const preferencesPath = '/editar-perfil?seccion=preferencias';

export function OwnNotifications() {
  const { search, change, clear } = useListAddress();
  const query = queryOf(search);
  const { data: list, error, refetch } = useAllNotifications(query);
  return (
    <>
      <PageHeader
        title={ownText.title}
        context={
          <>
            {ownText.context} <Link to={preferencesPath}>{ownText.preferences}</Link>
          </>
        }
        actions={<MarkAll disabled={list?.meta.unseen === 0} />}
      />
      <Panel label={ownText.title} flush>
        {(isFiltered(query) || list?.meta.all !== 0) && <Filters query={query} counts={list?.meta} onChange={change} />}
        {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
        {!list && !error && <SkeletonRows rows={8} columns="3fr 1fr" height={76} />}
        {list?.data.length === 0 && <Nothing isFiltered={isFiltered(query)} onClear={() => clear()} />}
        {byTime(list?.data ?? [], new Date()).map(({ heading, items }) => (
          <section key={heading} aria-label={heading}>
            <PanelHead title={heading} of="part" />
            <Lines>
              {items.map((one) => (
                <NotificationItem key={one.id} notification={one} />
              ))}
            </Lines>
          </section>
        ))}
        {list && <Pages meta={list.meta} onPage={(page) => change('pagina', String(page))} />}
      </Panel>
    </>
  );
}

function MarkAll({ disabled }: { disabled: boolean }) {
  const seen = useMarkAllSeen({ bell: false }, markingFailure);
  return (
    <Button icon={<Icon of={CheckCheck} />} disabled={disabled} loading={seen.isPending} onClick={() => seen.mutate()}>
      {ownText.allSeen}
    </Button>
  );
}

function Nothing({ isFiltered: hasFilter, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!hasFilter) return <EmptyState>{ownText.empty}</EmptyState>;
  return <EmptyState action={<Button onClick={onClear}>{ownText.clear}</Button>}>{ownText.noMatch}</EmptyState>;
}
