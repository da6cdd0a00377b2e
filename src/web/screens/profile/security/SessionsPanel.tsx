/** Where somebody is signed in, and ending it there. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { endOtherSessions, endSession, listSessions } from '#api/sessions/contract.ts';
import { deviceWords } from '#core/device.es.ts';
import { call } from '../../../data/api.ts';
import { notify } from '../../../data/notices.ts';
import { queryClient } from '../../../data/query-client.ts';
import { formatClock, formatDay } from '../../../ui/dates.es.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import styles from '../Screen.module.css';
import { securityText as text } from './text.es.ts';

const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
  meta: { quiet: true },
});
const refresh = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });

export function SessionsPanel() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const endOne = useMutation({
    mutationFn: (sessionId: string) => call(endSession, { params: { sessionId } }),
    onSettled: refresh,
  });
  const endOthers = useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: () => notify({ title: text.othersEnded }, 'success'),
    onSettled: refresh,
  });
  const others = data?.some(({ attributes }) => !attributes.current);
  return (
    <Panel
      title={text.sessions}
      flush
      {...(others && {
        actions: (
          <Button size="small" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {text.endOthers}
          </Button>
        ),
      })}
    >
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} columns="2fr 1fr" height={60} />}
      <ul className={styles.rows}>
        {data?.map(({ id, attributes: { userAgent, address, createdAt, current } }) => {
          const device = deviceWords(userAgent);
          return (
            <li key={id}>
              <div className={styles.what}>
                <b>{device}</b>
                {current && <span className={styles.tag}>{text.thisSession}</span>}
                <p>{text.opened(address, `${formatDay(createdAt)}, ${formatClock(new Date(createdAt))}`)}</p>
              </div>
              {!current && (
                <Button
                  loading={endOne.isPending && endOne.variables === id}
                  aria-label={text.endOf(device)}
                  onClick={() => endOne.mutate(id)}
                >
                  {text.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
