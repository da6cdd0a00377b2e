/** Asks the client about findings: who answers, the words, what is shown of each and what is asked for. */

import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { answerKinds, mostAsked, mostDays, usualDays } from '#api/audits/finding-lives/questions/calls.gen.ts';
import type { AnswerKind } from '#api/audits/finding-lives/questions/contract.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { onlyShown, type ShownPart, shownParts } from '#core/engine/life/asked-finding.ts';
import { dayAfter } from '../../../../asked/day-after.ts';
import { ShownFinding } from '../../../../asked/ShownFinding.tsx';
import {
  type GivenQuestion,
  type SentQuestion,
  useAskClient,
  useQuestionProposal,
} from '../../../../data/audits/client-questions.ts';
import { useFindingPeople } from '../../../../data/audits/finding-lives.ts';
import { dropDraft, useDraft } from '../../../../data/session/draft.ts';
import { useSession } from '../../../../data/session/session.ts';
import { Checkbox } from '../../../../ui/control/Checkbox.tsx';
import { DayInput } from '../../../../ui/control/DayInput.tsx';
import { Input } from '../../../../ui/control/Input.tsx';
import { Radios } from '../../../../ui/control/Radios.tsx';
import { TextArea } from '../../../../ui/control/TextArea.tsx';
import { Columns, Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../../ui/state/SkeletonRows.tsx';
import styles from '../Life.module.css';
import { LinkReady } from './LinkReady.tsx';
import { askText } from './text.es.ts';

/** Who answered before. */
export interface KnownAnswerer {
  id: number | null;
  name: string;
  email: string | null;
}

interface AskDialogProps {
  company: number;
  period: Period;
  /** Fingerprints. */
  findings: readonly string[];
  /** Of an earlier question about them. */
  answerer?: KnownAnswerer | undefined;
  onClose: () => void;
}

export function AskDialog({ company, period, findings, answerer, onClose }: AskDialogProps) {
  const [sent, setSent] = useState<SentQuestion | null>(null);
  const month = periodKey(period);
  const proposal = useQuestionProposal(company, month, findings.slice(0, mostAsked));
  const name = `question-${company}-${month}-${findings.join()}`;
  const [draft, setDraft] = useDraft<Draft>(name, newDraft(answerer));
  const asking = useAskClient(company, month, {
    onSuccess: (made) => {
      dropDraft(name);
      if (made.link === null) onClose();
      else setSent(made);
    },
  });
  if (sent?.link) return <LinkReady question={sent.data} link={sent.link} onClose={onClose} />;
  const items = proposal.data ?? [];
  const words = items.map(({ fingerprint, words: proposed }) => lookUp(draft.words, fingerprint) ?? proposed);
  const isReady = items.length > 0 && isComplete(draft) && words.every((one) => one.trim().length >= 3);
  const send = () =>
    asking.mutate(
      givenOf(
        draft,
        items.map(({ fingerprint }, at) => ({ fingerprint, words: words[at]!.trim() })),
      ),
    );
  return (
    <Dialog
      open
      width={600}
      closes="cross"
      title={askText.title(findings.length)}
      okText={draft.by === 'link' && draft.email.trim() === '' ? askText.link : askText.send}
      cancelText={askText.cancel}
      okDisabled={!isReady || findings.length > mostAsked}
      pending={asking.isPending}
      onOk={send}
      onCancel={onClose}
    >
      <Stack gap={16}>
        {findings.length > mostAsked && <Text tone="wrong">{askText.tooMany(mostAsked)}</Text>}
        <Whom company={company} draft={draft} onDraft={setDraft} />
        {proposal.error && <ErrorState failure={proposal.error} onRetry={() => void proposal.refetch()} />}
        {proposal.isLoading && <SkeletonRows rows={4} columns="1fr" />}
        {items.map(({ fingerprint, shown }, at) => (
          <Stack gap={4} key={fingerprint}>
            <b>{items.length === 1 ? askText.words : askText.wordsOf(shown.title)}</b>
            <TextArea
              rows={3}
              maxLength={1000}
              aria-label={items.length === 1 ? askText.words : askText.wordsOf(shown.title)}
              value={words[at]}
              onChange={({ target }) => setDraft({ ...draft, words: { ...draft.words, [fingerprint]: target.value } })}
            />
            <Text as="p" size="small" tone="muted">
              {askText.sees}
            </Text>
            <ShownFinding shown={onlyShown(shown, draft.shows)} />
          </Stack>
        ))}
        <Columns of="1fr 1fr 1.2fr" gap={16}>
          <Ticks<AnswerKind>
            label={askText.asks}
            names={askText.kinds}
            all={answerKinds}
            chosen={draft.asks}
            onChoose={(asks) => setDraft({ ...draft, asks })}
          />
          <Ticks<ShownPart>
            label={askText.shows}
            names={askText.parts}
            all={shownParts}
            chosen={draft.shows}
            disabled={draft.shows.includes('amount') ? [] : ['lines']}
            onChoose={(shows) => setDraft({ ...draft, shows })}
          />
          <Until draft={draft} onDraft={setDraft} />
        </Columns>
        <Row align="top">
          <Icon of={Lock} size={14} className="mut" />
          <Text size="small" tone="muted">
            {askText.privacy}
          </Text>
        </Row>
      </Stack>
    </Dialog>
  );
}

interface Draft {
  by: 'link' | 'user';
  name: string;
  email: string;
  userId: number | null;
  /** By fingerprint, where the proposal was changed. */
  words: Readonly<Record<string, string>>;
  asks: readonly AnswerKind[];
  shows: readonly ShownPart[];
  expiresOn: string;
  reminds: boolean;
}

function newDraft(answerer: KnownAnswerer | undefined): Draft {
  return {
    by: answerer?.id ? 'user' : 'link',
    name: answerer?.id ? '' : (answerer?.name ?? ''),
    email: answerer?.email ?? '',
    userId: answerer?.id ?? null,
    words: {},
    asks: ['text', 'files'],
    shows: shownParts,
    expiresOn: dayAfter(usualDays),
    reminds: true,
  };
}

function isComplete({ by, name, userId, asks, expiresOn }: Draft): boolean {
  const isNamed = by === 'user' ? userId !== null : name.trim().length >= 2;
  return isNamed && asks.length > 0 && expiresOn > dayAfter(0) && expiresOn <= dayAfter(mostDays);
}

function givenOf(draft: Draft, items: GivenQuestion['items']): GivenQuestion {
  const { by, name, email, userId, asks, shows, expiresOn, reminds } = draft;
  const mail = email.trim();
  const to = by === 'user' && userId !== null ? { userId } : { name: name.trim(), ...(mail !== '' && { email: mail }) };
  return { ...to, items, asks: [...asks], shows: [...shows], expiresOn, reminds };
}

interface PartProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

function Whom({ company, draft, onDraft }: PartProps & { company: number }) {
  const me = useSession(({ user }) => user?.id);
  const people = (useFindingPeople(company, true).data ?? []).filter(({ id }) => id !== me);
  const id = useId();
  return (
    <Stack gap={8}>
      <b>{askText.whom}</b>
      <Radios<Draft['by']>
        aria-label={askText.whom}
        className={styles.cards}
        look="list"
        value={draft.by}
        onChange={(by) => onDraft({ ...draft, by })}
        options={[
          { value: 'link', label: <Card title={askText.byLink} note={askText.byLinkNote} /> },
          { value: 'user', label: <Card title={askText.byUser} note={askText.byUserNote} /> },
        ]}
      />
      {draft.by === 'user' ? (
        <Select<number>
          aria-label={askText.user}
          placeholder={askText.chooseUser}
          value={draft.userId ?? undefined}
          options={people.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(userId) => onDraft({ ...draft, userId })}
          searchable
        />
      ) : (
        <Columns of="1fr 1fr">
          <div>
            <label htmlFor={`${id}-name`}>{askText.name}</label>
            <Input
              id={`${id}-name`}
              maxLength={120}
              autoComplete="off"
              value={draft.name}
              onChange={({ target }) => onDraft({ ...draft, name: target.value })}
            />
          </div>
          <div>
            <label htmlFor={`${id}-email`}>{askText.email}</label>
            <Input
              id={`${id}-email`}
              type="email"
              maxLength={254}
              autoComplete="off"
              aria-describedby={`${id}-note`}
              value={draft.email}
              onChange={({ target }) => onDraft({ ...draft, email: target.value })}
            />
          </div>
        </Columns>
      )}
      {draft.by === 'link' && (
        <Text as="p" size="small" tone="muted" id={`${id}-note`}>
          {askText.emailNote}
        </Text>
      )}
    </Stack>
  );
}

function Card({ title, note }: { title: string; note: string }) {
  return (
    <>
      <Text as="b">{title}</Text>
      <Text as="p" size="small" tone="muted">
        {note}
      </Text>
    </>
  );
}

interface TicksProps<Value extends string> {
  label: string;
  names: Readonly<Record<Value, string>>;
  all: readonly Value[];
  chosen: readonly Value[];
  disabled?: readonly Value[];
  onChoose: (chosen: Value[]) => void;
}

function Ticks<Value extends string>({ label, names, all, chosen, disabled = [], onChoose }: TicksProps<Value>) {
  const id = useId();
  return (
    <Stack gap={6} role="group" aria-labelledby={id} align="start">
      <b id={id}>{label}</b>
      {all.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value) && !disabled.includes(value)}
          disabled={disabled.includes(value)}
          onChange={({ target }) =>
            onChoose(all.filter((one) => (one === value ? target.checked : chosen.includes(one))))
          }
        >
          {names[value]}
        </Checkbox>
      ))}
    </Stack>
  );
}

function Until({ draft, onDraft }: PartProps) {
  const id = useId();
  const isMute = draft.by === 'link' && draft.email.trim() === '';
  return (
    <Stack gap={6}>
      <label htmlFor={id}>
        <b>{askText.until}</b>
      </label>
      <DayInput id={id} value={draft.expiresOn} onChange={(expiresOn) => onDraft({ ...draft, expiresOn })} />
      <Checkbox
        checked={draft.reminds && !isMute}
        disabled={isMute}
        onChange={({ target }) => onDraft({ ...draft, reminds: target.checked })}
      >
        {askText.reminds}
      </Checkbox>
    </Stack>
  );
}
