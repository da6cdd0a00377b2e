/** One question with its answer: yes, no or not known; words; files. */
import { Check } from 'lucide-react';
import { useId } from 'react';
import { answerChoices } from '#api/audits/finding-lives/questions/calls.gen.ts';
import type { AnswerChoice, AnswerKind, AskedQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import { ShownFinding } from '../../asked/ShownFinding.tsx';
import type { DraftAnswer, QuestionDoor } from '../../data/audits/asked-questions.ts';
import { Radios } from '../../ui/control/Radios.tsx';
import { TextArea } from '../../ui/control/TextArea.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { AnswerFiles } from './AnswerFiles.tsx';
import { isAnswered } from './is-answered.ts';
import styles from './Question.module.css';
import { type AddressedText, questionText } from './text.es.ts';

interface AnswerCardProps {
  door: QuestionDoor;
  item: AskedQuestion['items'][number];
  asks: readonly AnswerKind[];
  text: AddressedText;
  /** From 1. */
  at: number;
  count: number;
  written: DraftAnswer;
  onWrite: (change: Partial<Pick<DraftAnswer, 'choice' | 'answer'>>) => void;
}

export function AnswerCard({ door, item, asks, text, at, count, written, onWrite }: AnswerCardProps) {
  const id = useId();
  const isDone = isAnswered({ ...item, ...written });
  const isSent = item.isSent && written.choice === item.choice && written.answer === item.answer;
  return (
    <Panel label={questionText.number(at, count)} className={styles.card}>
      <Row below={8}>
        <span className={styles.number} data-done={isDone || undefined}>
          {isDone ? <Icon of={Check} size={12} bold /> : at}
        </span>
        <Text size="small" tone="muted">
          {questionText.number(at, count)}
          {isDone && ` · ${isSent ? questionText.sent : questionText.answered}`}
        </Text>
      </Row>
      <h2 className={styles.words}>{item.words}</h2>
      <ShownFinding shown={item.shown} />
      {asks.includes('choice') && (
        <Stack above={12}>
          <Radios<AnswerChoice>
            aria-label={text.answer}
            look="list"
            className={styles.choices}
            value={written.choice ?? undefined}
            onChange={(choice) => onWrite({ choice })}
            options={answerChoices.map((value) => ({ value, label: questionText.choices[value] }))}
          />
        </Stack>
      )}
      {asks.includes('text') && (
        <Stack gap={4} above={12}>
          <label htmlFor={id}>
            <Text weight="medium">{asks.includes('choice') ? text.tell : text.answer}</Text>{' '}
            {asks.includes('choice') && <Text tone="muted">{questionText.optional}</Text>}
          </label>
          <TextArea
            id={id}
            rows={3}
            maxLength={4000}
            value={written.answer}
            onChange={({ target }) => onWrite({ answer: target.value })}
          />
        </Stack>
      )}
      {asks.includes('files') && <AnswerFiles door={door} item={item} />}
    </Panel>
  );
}
