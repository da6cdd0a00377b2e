/** A question in its states: open, sent, expired, closed, gone. */
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { AskedQuestion as Asked } from '#api/audits/finding-lives/questions/contract.ts';
import { choiceWord } from '../../asked/text.es.ts';
import { type QuestionDoor, useAskedQuestion, useAskForLink } from '../../data/audits/asked-questions.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Lines, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { isAnswered } from './is-answered.ts';
import styles from './Question.module.css';
import { addressedText, questionText } from './text.es.ts';

export function AskedQuestion({ door }: { door: QuestionDoor }) {
  const { data, error, refetch } = useAskedQuestion(door);
  const [isCorrecting, setCorrecting] = useState(false);
  if (error) return <Unread failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={6} columns="1fr" />;
  if (data.state === 'expired') return <Expired question={data} door={door} />;
  if (data.state === 'closed')
    return <Over title={questionText.closed} note={addressedText(data.isFormal).closedNote(data.asker)} />;
  if (data.sentAt !== null && !isCorrecting && !hasDraft(data))
    return <Sent question={data} sentAt={data.sentAt} onCorrect={() => setCorrecting(true)} />;
  return <AnswerForm door={door} question={data} onSent={() => setCorrecting(false)} />;
}

type Item = Asked['items'][number];

/** Something is written that was not sent. */
function hasDraft({ items }: Asked): boolean {
  return items.some((item) => !item.isSent && isAnswered(item));
}

function Unread({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const word = failure instanceof ApiError ? failure.word : undefined;
  if (word === 'question.gone' || word === 'resource.not_found')
    return <Over title={questionText.gone} note={questionText.goneNote} />;
  return (
    <Stack gap={16}>
      <h1 tabIndex={-1}>{questionText.page}</h1>
      <ErrorState failure={failure} onRetry={onRetry} />
    </Stack>
  );
}

interface OverProps {
  title: string;
  note: string;
  children?: React.ReactNode;
}

function Over({ title, note, children }: OverProps) {
  return (
    <Stack gap={12}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <Text as="p" tone="secondary" className={styles.lead}>
        {note}
      </Text>
      {children}
    </Stack>
  );
}

function Expired({ question, door }: { question: Asked; door: QuestionDoor }) {
  const { expiresOn, asker } = question;
  const text = addressedText(question.isFormal);
  if (!('token' in door)) return <Over title={questionText.expiredOwn(expiresOn)} note={text.expiredOwnNote(asker)} />;
  return (
    <Over title={questionText.expired(expiresOn)} note={text.expiredNote(asker)}>
      <AnotherLink question={question} token={door.token} />
    </Over>
  );
}

function AnotherLink({ question: { asker, renewalAsked, isFormal }, token }: { question: Asked; token: string }) {
  const text = addressedText(isFormal);
  const asking = useAskForLink(token);
  if (renewalAsked) return <Notice>{text.asked(asker)}</Notice>;
  return (
    <>
      <Button type="primary" size="large" block loading={asking.isPending} onClick={() => asking.mutate()}>
        {questionText.askAgain}
      </Button>
      <Text as="p" size="small" tone="muted">
        {text.askAgainNote(asker)}
      </Text>
    </>
  );
}

interface SentProps {
  question: Asked;
  sentAt: string;
  onCorrect: () => void;
}

function Sent({ question, sentAt, onCorrect }: SentProps) {
  const { answerer, asker, expiresOn, items } = question;
  const text = addressedText(question.isFormal);
  return (
    <Stack gap={16} role="status">
      <span className={styles.done}>
        <Icon of={Check} size={22} bold />
      </span>
      <Over title={text.thanks(answerer ?? '', asker)} note={text.sentAt(sentAt, expiresOn)} />
      <Panel label={questionText.progress} flush>
        <Lines>
          {items.map((item) => (
            <li key={item.id}>
              <Text as="p" tone="secondary">
                {item.words}
              </Text>
              <Text as="p" weight="strong" overflow="breaks">
                {answerOf(item)}
              </Text>
              <Text as="p" size="small" tone="muted">
                {questionText.withFiles(item.files.length)}
              </Text>
            </li>
          ))}
        </Lines>
      </Panel>
      <Button size="large" block onClick={onCorrect}>
        {text.correct}
      </Button>
    </Stack>
  );
}

function answerOf({ choice, answer, files }: Item): string {
  const parts = [choice === null ? '' : choiceWord[choice], answer.trim()].filter((part) => part !== '');
  if (parts.length > 0) return parts.join('. ');
  return files.length > 0 ? questionText.files : questionText.unanswered;
}
