/** One sentence over the list: what is overdue, what waits today, who answered. */
import type { PendingWork } from '../../data/pending.ts';
import { Text } from '../../ui/layout/Text.tsx';
import type { Entry } from './entries.ts';
import { pendingText as text } from './text.es.ts';

export function Summary({ entries, work }: { entries: readonly Entry[]; work: PendingWork }) {
  const { today } = work.meta;
  const late = entries.filter(({ day }) => day !== null && day < today).length;
  const now = entries.filter(({ day }) => day === today).length;
  const answered = work.data.answers.filter(({ answeredAt }) => answeredAt !== null).length;
  const { overdue, rest, nothing } = text.summary(late, now, answered);
  if (overdue === '' && rest === '') return nothing;
  return (
    <>
      {overdue !== '' && (
        <Text as="b" tone="wrong">
          {overdue}
        </Text>
      )}
      {overdue !== '' && rest !== '' && ', '}
      {rest}.
    </>
  );
}
