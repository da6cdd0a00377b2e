/** Asks the client for files: which, of whom, until when, with the message as it will read. */
import { Mail, MessageCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fileKinds, mostRequestDays, usualRequestDays } from '#api/balances/file-requests/calls.gen.ts';
import type { FileKind, listFileRequests } from '#api/balances/file-requests/contract.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { requestWords } from '#core/source/file-request.es.ts';
import { dayAfter } from '../../asked/day-after.ts';
import { LinkReady } from '../../asked/LinkReady.tsx';
import { type AskedRequest, useAskForFiles } from '../../data/balances/file-requests.ts';
import { askedKindParameter } from '../../data/routes/company-route.ts';
import { dropDraft, useDraft } from '../../data/session/draft.ts';
import { useSession } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { DayInput } from '../../ui/control/DayInput.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { LooseField } from '../../ui/form/Field.tsx';
import { Columns, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { requestText as text } from './text.es.ts';

interface AskPanelProps {
  company: number;
  /** Of the company. */
  name: string;
  period: string;
  known: AnswerOf<typeof listFileRequests>['meta'];
}

interface RequestDraft {
  wants: FileKind[];
  name: string;
  greeting: string;
  email: string;
  expiresOn: string;
}

export function AskPanel({ company, name: companyName, period, known }: AskPanelProps) {
  const id = useId();
  const [search] = useSearchParams();
  const asked = fileKinds.find((kind) => kind === search.get(askedKindParameter)) ?? 'balance';
  const draftName = `file-request-${company}-${period}-${asked}`;
  const [draft, setDraft] = useDraft<RequestDraft>(draftName, {
    wants: [asked],
    name: known.recipient?.name ?? '',
    greeting: known.recipient?.greeting ?? '',
    email: known.recipient?.email ?? '',
    expiresOn: dayAfter(usualRequestDays),
  });
  const [made, setMade] = useState<AskedRequest | null>(null);
  const asking = useAskForFiles(company, {
    onSuccess: (request) => {
      setMade(request);
      dropDraft(draftName);
    },
  });
  const asker = useSession((state) => state.user)?.attributes.user_name ?? '';
  const { wants, name, greeting, email, expiresOn } = draft;
  const isNamed = wants.length > 0 && name.trim().length >= 2 && greeting.trim().length >= 2;
  const isDayGood = expiresOn > dayAfter(0) && expiresOn <= dayAfter(mostRequestDays);
  const byMail = email.trim() !== '';
  const set = (part: Partial<RequestDraft>) => setDraft({ ...draft, ...part });
  const toggle = (kind: FileKind, isWanted: boolean) =>
    set({ wants: fileKinds.filter((one) => (one === kind ? isWanted : wants.includes(one))) });
  const send = () =>
    asking.mutate({
      period,
      wants,
      name: name.trim(),
      greeting: greeting.trim(),
      ...(byMail && { email: email.trim() }),
      expiresOn,
    });
  const words = { greeting, wants, period, company: companyName, expiresOn, asker, firm: known.firm.name };
  return (
    <Panel title={text.ask}>
      <Stack gap={12}>
        <Stack gap={4} role="group" aria-labelledby={id}>
          <b id={id}>{text.wants}</b>
          {fileKinds.map((kind) => (
            <Checkbox key={kind} checked={wants.includes(kind)} onChange={({ target }) => toggle(kind, target.checked)}>
              {text.kind(kind)}
            </Checkbox>
          ))}
        </Stack>
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
        <LooseField label={text.until} extra={text.untilNote(mostRequestDays)}>
          <DayInput value={expiresOn} onChange={(day) => set({ expiresOn: day })} />
        </LooseField>
        {isNamed && isDayGood ? (
          <Stack gap={4} ground="well">
            <Text size="small" tone="muted">
              {text.preview}
            </Text>
            <Text as="p" overflow="breaks">
              «{requestWords.message({ ...words, isFormal: known.firm.isFormal }, text.itsLink(window.location.host))}»
            </Text>
          </Stack>
        ) : (
          <Text as="p" size="small" {...(isNamed && { tone: 'wrong' as const })}>
            {isNamed ? text.badDay(mostRequestDays) : text.missing}
          </Text>
        )}
        <Button
          type="primary"
          block
          icon={<Icon of={byMail ? Mail : MessageCircle} />}
          disabled={!isNamed || !isDayGood}
          loading={asking.isPending}
          onClick={send}
        >
          {byMail ? text.byMail : text.byLink}
        </Button>
      </Stack>
      {made && <RequestReady made={made} onClose={() => setMade(null)} />}
    </Panel>
  );
}

export function RequestReady({ made: { data, link, message }, onClose }: { made: AskedRequest; onClose: () => void }) {
  const note = data.email === null ? text.copy : text.mailed(data.email);
  return <LinkReady title={text.ready} note={note} link={link} message={message} onClose={onClose} />;
}
