/** Sends the report: to whom, how they are greeted, what they are asked, until when. */
import { Eye, Mail, MessageCircle, X } from 'lucide-react';
import { useId, useState } from 'react';
import { mostNeeds } from '#api/audits/audits/client-report/calls.gen.ts';
import { dayAfter } from '../../asked/day-after.ts';
import { LinkReady } from '../../asked/LinkReady.tsx';
import { type SentReport, useSendReport } from '../../data/audits/client-reports.ts';
import { dropDraft } from '../../data/session/draft.ts';
import { Button } from '../../ui/control/Button.tsx';
import { DayInput } from '../../ui/control/DayInput.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { TextArea } from '../../ui/control/TextArea.tsx';
import { LooseField } from '../../ui/form/Field.tsx';
import { Columns, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { reportText as text } from './text.es.ts';
import { draftName, type Proposal, type ReportDraft } from './use-report-draft.ts';

interface SendPanelProps {
  company: number;
  auditId: string;
  candidates: Proposal['candidates'];
  draft: ReportDraft;
  onDraft: (draft: ReportDraft) => void;
}

export function SendPanel({ company, auditId, candidates, draft, onDraft }: SendPanelProps) {
  const [sent, setSent] = useState<SentReport | null>(null);
  const sending = useSendReport(company, auditId, {
    onSuccess: (made) => {
      setSent(made);
      dropDraft(draftName(company, auditId));
    },
  });
  const { name, greeting, email, needs, due, expiresOn } = draft;
  const isNamed = name.trim().length >= 2 && greeting.trim().length >= 2;
  const isDayGood = due > dayAfter(0) && due <= expiresOn;
  const isWorded = needs.every(({ words }) => words.trim().length >= 3);
  const byMail = email.trim() !== '';
  const set = (part: Partial<ReportDraft>) => onDraft({ ...draft, ...part });
  const send = () =>
    sending.mutate({
      name: name.trim(),
      greeting: greeting.trim(),
      ...(byMail && { email: email.trim() }),
      needs: needs.map((need) => ({ ...need, words: need.words.trim() })),
      due,
      expiresOn,
    });
  return (
    <Panel title={text.send}>
      <Stack gap={12}>
        <Columns of="1fr 1fr">
          <LooseField label={text.name} extra={text.nameNote}>
            <Input
              maxLength={120}
              autoComplete="off"
              value={name}
              onChange={({ target }) =>
                set({ name: target.value, ...(greeting === name && { greeting: target.value }) })
              }
            />
          </LooseField>
          <LooseField label={text.greeting} extra={text.greetingNote}>
            <Input
              maxLength={120}
              autoComplete="off"
              value={greeting}
              onChange={({ target }) => set({ greeting: target.value })}
            />
          </LooseField>
        </Columns>
        <LooseField label={text.email} extra={text.emailNote}>
          <Input
            type="email"
            maxLength={254}
            autoComplete="off"
            value={email}
            onChange={({ target }) => set({ email: target.value })}
          />
        </LooseField>
        <Needs candidates={candidates} needs={needs} onNeeds={(next) => set({ needs: next })} />
        <Columns of="1fr 1fr">
          <LooseField label={text.due}>
            <DayInput value={due} onChange={(day) => set({ due: day })} />
          </LooseField>
          <LooseField label={text.until}>
            <DayInput value={expiresOn} onChange={(day) => set({ expiresOn: day })} />
          </LooseField>
        </Columns>
        <Row align="top">
          <Icon of={Eye} size={14} className="mut" />
          <Text size="small" tone="muted">
            {text.receipt}
          </Text>
        </Row>
        {!isNamed && (
          <Text as="p" size="small">
            {text.missing}
          </Text>
        )}
        {isNamed && !isDayGood && (
          <Text as="p" size="small" tone="wrong">
            {text.badDay}
          </Text>
        )}
        <Button
          type="primary"
          block
          icon={<Icon of={byMail ? Mail : MessageCircle} />}
          disabled={!isNamed || !isDayGood || !isWorded}
          loading={sending.isPending}
          onClick={send}
        >
          {byMail ? text.byMail : text.byLink}
        </Button>
      </Stack>
      {sent && (
        <LinkReady
          title={text.ready}
          note={sent.data.email === null ? text.copy : text.mailed(sent.data.email)}
          link={sent.link}
          message={sent.message}
          onClose={() => setSent(null)}
        />
      )}
    </Panel>
  );
}

interface NeedsProps {
  candidates: Proposal['candidates'];
  needs: ReportDraft['needs'];
  onNeeds: (needs: ReportDraft['needs']) => void;
}

function Needs({ candidates, needs, onNeeds }: NeedsProps) {
  const id = useId();
  const free = candidates.filter((one) => !needs.some(({ fingerprint }) => fingerprint === one.fingerprint));
  const titleOf = (fingerprint: string) => candidates.find((one) => one.fingerprint === fingerprint)?.title ?? '';
  return (
    <Stack gap={8} role="group" aria-labelledby={id}>
      <b id={id}>{text.needs(needs.length, mostNeeds)}</b>
      {candidates.length === 0 && <Text tone="muted">{text.noCandidates}</Text>}
      {needs.map(({ fingerprint, words }, at) => (
        <Stack gap={4} key={fingerprint}>
          <Row>
            <Text size="small" tone="muted" overflow="ellipsis" grow>
              {at + 1}. {titleOf(fingerprint)}
            </Text>
            <Button
              type="text"
              size="small"
              icon={<Icon of={X} size={14} />}
              aria-label={text.remove(at + 1)}
              onClick={() => onNeeds(needs.filter((need) => need.fingerprint !== fingerprint))}
            />
          </Row>
          <TextArea
            rows={2}
            maxLength={300}
            aria-label={text.words(at + 1)}
            value={words}
            onChange={({ target }) =>
              onNeeds(needs.map((need, index) => (index === at ? { ...need, words: target.value } : need)))
            }
          />
        </Stack>
      ))}
      {needs.length < mostNeeds && free.length > 0 && (
        <Select<string>
          aria-label={text.add}
          placeholder={text.add}
          value={undefined}
          options={free.map(({ fingerprint, title }) => ({ value: fingerprint, label: title }))}
          onChange={(fingerprint) => {
            const words = candidates.find((one) => one.fingerprint === fingerprint)?.need.words ?? '';
            onNeeds([...needs, { fingerprint, words }]);
          }}
          searchable
        />
      )}
    </Stack>
  );
}
