/** Answers while they are written: saved as typed, sent with a button. */
import { Eye, ShieldQuestion } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AskedQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import {
  type DraftAnswer,
  type QuestionDoor,
  useDraftAnswers,
  useSendAnswers,
} from '../../data/audits/asked-questions.ts';
import { useConfiguration } from '../../data/configuration.ts';
import { useConnection } from '../../data/connection/connection.ts';
import { useDraft } from '../../data/session/draft.ts';
import { Button } from '../../ui/control/Button.tsx';
import { ProgressBar } from '../../ui/control/ProgressBar.tsx';
import { useDebounced } from '../../ui/form/use-debounced.ts';
import { FloatingBar } from '../../ui/layout/FloatingBar.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Avatar } from '../../ui/mark/Avatar.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import { isAnswered } from './is-answered.ts';
import styles from './Question.module.css';
import { type AddressedText, addressedText, questionText } from './text.es.ts';

interface AnswerFormProps {
  door: QuestionDoor;
  question: AskedQuestion;
  onSent: () => void;
}

/** Milliseconds without typing before what was written is saved. */
const pause = 1200;

export function AnswerForm({ door, question, onSent }: AnswerFormProps) {
  const { items } = question;
  const text = addressedText(question.isFormal);
  // As last saved, or as it was read.
  const [kept, setKept] = useState<DraftAnswer[]>(() =>
    items.map(({ id, choice, answer }) => ({ item: id, choice, answer })),
  );
  // A page without its server may be closed before what is written is saved.
  const [unsaved, setUnsaved] = useDraft<DraftAnswer[]>(`answers-${items[0]?.id}`, []);
  const written = kept.map((one) => unsaved.find(({ item }) => item === one.item) ?? one);
  const setWritten = (next: DraftAnswer[]) => setUnsaved(next.filter((one, at) => !isSame(one, kept[at])));
  const dropSaved = useEffectEvent(() => setWritten(written));
  useEffect(() => {
    if (kept.length > 0) dropSaved();
  }, [kept]);
  const saving = useDraftAnswers(door, { meta: { quiet: true } });
  const sending = useSendAnswers(door, { onSuccess: onSent });
  const save = async () => {
    const changed = written.filter((one, at) => !isSame(one, kept[at]));
    if (changed.length === 0) return;
    await saving.mutateAsync(changed);
    setKept(written);
  };
  const settled = useDebounced(unsaved, pause);
  const saveSettled = useEffectEvent((now: DraftAnswer[]) => {
    if (now === unsaved && !sending.isPending) save().catch(() => undefined);
  });
  useEffect(() => saveSettled(settled), [settled]);
  const isConnected = useConnection(({ state }) => state === 'on');
  const saveAgain = useEffectEvent(() => saving.isError && saveSettled(settled));
  useEffect(() => {
    if (isConnected) saveAgain();
  }, [isConnected]);
  const send = async () => {
    try {
      await save();
      sending.mutate();
    } catch {
      // Said beside the button.
    }
  };
  const done = items.filter((item, at) => isAnswered({ ...item, ...written[at] })).length;
  return (
    <Stack gap={16}>
      <Head question={question} hasAccount={'id' in door} />
      {items.map((item, at) => (
        <AnswerCard
          key={item.id}
          door={door}
          item={item}
          asks={question.asks}
          text={text}
          at={at + 1}
          count={items.length}
          written={written[at]!}
          onWrite={(change) => setWritten(written.map((one, index) => (index === at ? { ...one, ...change } : one)))}
        />
      ))}
      <Assurance asker={question.asker} count={items.length} hasAccount={'id' in door} text={text} />
      <FloatingBar className={styles.bar} gap={16}>
        <Stack gap={6} grow>
          <Text size="small" tone="muted" role="status">
            {[
              questionText.done(done, items.length),
              ...stateWords(saving.isPending, saving.isError ? text.unsaved : null, question.savedAt),
            ].join(' · ')}
          </Text>
          <ProgressBar share={done / items.length} label={questionText.progress} />
        </Stack>
        <Button
          type="primary"
          size="large"
          disabled={done === 0}
          loading={sending.isPending}
          onClick={() => void send()}
        >
          {questionText.send}
        </Button>
      </FloatingBar>
    </Stack>
  );
}

function isSame(one: DraftAnswer, other: DraftAnswer | undefined): boolean {
  return one.choice === other?.choice && one.answer === other.answer;
}

function stateWords(isSaving: boolean, wrong: string | null, savedAt: string | null): string[] {
  if (isSaving) return [questionText.saving];
  if (wrong !== null) return [wrong];
  return savedAt === null ? [] : [questionText.saved(savedAt)];
}

/** Who asks, for which company, until when. */
function Head({ question, hasAccount }: { question: AskedQuestion; hasAccount: boolean }) {
  const { asker, answerer, company, items, period, expiresOn } = question;
  const text = addressedText(question.isFormal);
  return (
    <Stack as="header" gap={8}>
      <Row gap={12}>
        <Avatar userId={0} photo={null} name={asker} size={40} />
        <div>
          <Text as="p" weight="strong">
            {asker}
          </Text>
          <Text as="p" size="small" tone="muted">
            {company && questionText.of(company)}
          </Text>
        </div>
      </Row>
      <h1 tabIndex={-1} className={styles.title}>
        {text.title(answerer ?? '', items.length, period ?? '')}
      </h1>
      <Text as="p" tone="secondary" className={styles.lead}>
        {text.until} <b>{questionText.untilDay(expiresOn)}</b>. {hasAccount ? text.keeps : text.noAccount}
      </Text>
    </Stack>
  );
}

interface AssuranceProps {
  asker: string;
  count: number;
  hasAccount: boolean;
  text: AddressedText;
}

/** A user knows where they are: only whoever came by a link is told whom to trust. */
function Assurance({ asker, count, hasAccount, text }: AssuranceProps) {
  const { email } = useConfiguration().support;
  return (
    <Stack gap={8}>
      <Row align="top">
        <Icon of={Eye} className="mut" />
        <Text tone="secondary">{text.onlyThis(count, asker)}</Text>
      </Row>
      {!hasAccount && (
        <Row align="top">
          <Icon of={ShieldQuestion} className="mut" />
          <Text tone="secondary">
            {text.stranger(asker)} {email !== '' && <a href={`mailto:${email}`}>{text.report}</a>}
          </Text>
        </Row>
      )}
    </Stack>
  );
}
