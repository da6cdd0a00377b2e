/** Reopening of a closed month, an act with its reason. */
import { type Period, periodKey } from '#core/calendar/period.ts';
import { useSignOffAct } from '../../../data/audits/sign-offs.ts';
import { notify } from '../../../data/failures/notices.ts';
import { dropDraft } from '../../../data/session/draft.ts';
import { isAdmin } from '../../../data/session/session.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { signOffText as text } from './text.es.ts';

export function ReopenPanel({ company, period }: { company: number; period: Period }) {
  const access = useAccess();
  const draft = `reopen-${company}-${periodKey(period)}`;
  const act = useSignOffAct(
    { company, period: periodKey(period) },
    {
      onSuccess: () => {
        dropDraft(draft);
        notify({ title: text.told.reopen }, 'success');
      },
    },
  );
  if (isAdmin() || access === undefined || !allows(access, 'auditoria.aprobar', company)) return null;
  return (
    <Panel title={text.reopenTitle(period)}>
      <Stack gap={12}>
        <Text as="p" tone="secondary">
          {text.reopenNote}
        </Text>
        <ReasonForm
          draft={draft}
          label={text.reopenReason}
          help={text.reopenHelp}
          action={text.reopenTitle(period)}
          pending={act.isPending}
          onSend={(reason) => act.mutate({ act: 'reopen', reason })}
        />
      </Stack>
    </Panel>
  );
}
