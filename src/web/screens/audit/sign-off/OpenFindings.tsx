/** What stays open when the month is closed, each with its reason, and the sums that both sign. */
import { useState } from 'react';
import { Link } from 'react-router';
import type { OpenTopic, SignedContent, SignOff } from '#api/audits/audits/sign-off/contract.ts';
import { type SignOffAct, useSignOffAct } from '../../../data/audits/sign-offs.ts';
import { auditPath } from '../../../data/routes/company-route.ts';
import { dropDraft } from '../../../data/session/draft.ts';
import { isAdmin } from '../../../data/session/session.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Sum, SumName, Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { StateMark } from '../life/StateMark.tsx';
import { SpokenPlace, topicStake } from '../SpokenPlace.tsx';
import { ReasonEditor } from './ReasonEditor.tsx';
import { signOffText as text } from './text.es.ts';

interface OpenFindingsProps {
  company: number;
  month: SignOff;
  content: SignedContent;
}

/** Topics of which a reason is being written. */
type Editing = readonly string[] | null;

const draftOf = (company: number, period: string, topics: readonly string[]) =>
  `open-reason-${company}-${period}-${topics.join()}`;

function useReasons(company: number, period: string, onDone: () => void) {
  const onSuccess = (_: SignOff, done: SignOffAct) => {
    if (done.act === 'reasons') dropDraft(draftOf(company, period, done.topics));
    onDone();
  };
  return useSignOffAct({ company, period }, { onSuccess });
}

export function OpenFindings({ company, month, content }: OpenFindingsProps) {
  const [editing, setEditing] = useState<Editing>(null);
  const access = useAccess();
  const act = useReasons(company, month.period, () => setEditing(null));
  const mayWrite =
    month.state !== 'closed' && !isAdmin() && access !== undefined && allows(access, 'auditoria.editar', company);
  const missing = content.open.filter(({ reason }) => reason === null).map(({ topic }) => topic);
  const editor = (topics: readonly string[], label: string, reason: string | null) => (
    <ReasonEditor
      draft={draftOf(company, month.period, topics)}
      label={label}
      reason={reason}
      pending={act.isPending}
      onCancel={() => setEditing(null)}
      onSave={(words) => act.mutate({ act: 'reasons', topics: [...topics], reason: words })}
    />
  );
  const reasonOf = ({ topic, title, reason }: OpenTopic) => {
    if (editing?.length === 1 && editing[0] === topic) return editor([topic], text.reasonOf(title), reason);
    if (reason !== null)
      return (
        <Second>
          {reason}{' '}
          {mayWrite && (
            <Button
              type="link"
              size="small"
              aria-label={text.changeReasonOf(title)}
              onClick={() => setEditing([topic])}
            >
              {text.changeReason}
            </Button>
          )}
        </Second>
      );
    return (
      mayWrite && (
        <div>
          <Button size="small" aria-label={text.reasonOf(title)} onClick={() => setEditing([topic])}>
            {text.reason}
          </Button>
        </div>
      )
    );
  };
  const columns: TableColumn<OpenTopic>[] = [
    { key: 'severity', title: text.severity, cell: ({ severity }) => <SeverityMark mark={severity} /> },
    {
      key: 'title',
      title: text.finding,
      isName: true,
      cell: (topic) => (
        <Stack gap={2}>
          <Link to={`${auditPath(company)}?mes=${month.period}&hallazgo=${encodeURIComponent(topic.fingerprint)}`}>
            {topic.title}
            <SpokenPlace account={topic.account} {...topicStake(topic)} />
          </Link>
          {topic.findings > 1 && <Second>{text.several(topic.findings)}</Second>}
          {reasonOf(topic)}
        </Stack>
      ),
    },
    { key: 'account', title: text.account, cell: ({ account }) => account ?? '–' },
    { key: 'amount', title: text.amount, isFigure: true, cell: ({ amount }) => <Figure amount={amount} /> },
    { key: 'toExplain', title: text.toExplain, isFigure: true, cell: ({ toExplain }) => <Figure amount={toExplain} /> },
    { key: 'state', title: text.state, cell: ({ state }) => <StateMark state={state} /> },
    { key: 'due', title: text.due, cell: ({ due }) => (due === null ? '–' : text.dueDay(due)) },
    { key: 'assignee', title: text.assignee, cell: ({ assignee }) => assignee?.name ?? '–' },
  ];
  const all = editing !== null && editing.length !== 1;
  return (
    <Panel
      title={text.open}
      flush
      actions={
        mayWrite &&
        missing.length > 1 &&
        !all && (
          <Button size="small" onClick={() => setEditing(missing)}>
            {text.sameForAll}
          </Button>
        )
      }
    >
      {all && (
        <Stack inset gap={8}>
          {editor(editing, text.sameForAll, null)}
        </Stack>
      )}
      {content.open.length === 0 ? (
        <EmptyState>{text.nothingOpen}</EmptyState>
      ) : (
        <Table
          columns={columns}
          rows={content.open}
          keyOf={({ topic }) => topic}
          foot={
            <tr>
              <SumName span={3}>{text.openCount(content.sums.count)}</SumName>
              <Sum>
                <Figure amount={content.sums.amount} />
              </Sum>
              <Sum>
                <Figure amount={content.sums.toExplain} />
              </Sum>
              <td colSpan={3}>
                <Text tone="muted" />
              </td>
            </tr>
          }
        />
      )}
    </Panel>
  );
}
