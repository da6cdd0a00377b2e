/** History of a license, newest first. */
import { planName } from '#core/product/license.es.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { dayWords, placeWords } from '#web/licenses/text.es.ts';
import { useLicenseChanges } from '../../data/subscription/licenses.ts';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { drawerText } from './text.es.ts';

export function History({ accountId }: { accountId: string }) {
  const { data, error, refetch } = useLicenseChanges(accountId);
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={3} columns="1fr" />;
  if (data.length === 0) return <p className="mut">{drawerText.noHistory}</p>;
  return (
    <Stack as="ol" gap={12}>
      {data.map(({ id, attributes }) => {
        const { action, changedAt, changedBy, note, plan, companies, users, endsOn } = attributes;
        return (
          <li key={id}>
            <b>{drawerText.did[action]}</b>{' '}
            <span className="mut">
              {formatDay(changedAt)}, {formatClock(new Date(changedAt))} · {changedBy ?? drawerText.byNobody}
            </span>
            <Text as="p" tone="secondary">
              {drawerText.change(planName[plan], placeWords(companies, users), dayWords(endsOn))}
            </Text>
            {note !== '' && (
              <Text as="p" tone="secondary" overflow="breaks">
                «{note}»
              </Text>
            )}
          </li>
        );
      })}
    </Stack>
  );
}
