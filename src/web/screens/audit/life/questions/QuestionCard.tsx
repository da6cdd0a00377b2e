/** A question about a finding with its answer, and what can be done with it. */
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { usualDays } from '#api/audits/finding-lives/questions/calls.gen.ts';
import type { ClientQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import { dayAfter } from '../../../../asked/day-after.ts';
import { choiceWord } from '../../../../asked/text.es.ts';
import { downloadAnswerFile, type SentQuestion, useQuestionAct } from '../../../../data/audits/client-questions.ts';
import { notify } from '../../../../data/failures/notices.ts';
import { reportFailure } from '../../../../data/failures/report-failure.ts';
import { saveFile } from '../../../../data/transport/save-file.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Checkbox } from '../../../../ui/control/Checkbox.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import styles from '../Life.module.css';
import { lifeText } from '../text.es.ts';
import { LinkReady } from './LinkReady.tsx';
import { askedText } from './text.es.ts';

interface QuestionCardProps {
  company: number;
  question: ClientQuestion;
  /** Of the finding. */
  fingerprint: string;
  mayEdit: boolean;
  onAskAgain: () => void;
}

export function QuestionCard({ company, question, fingerprint, mayEdit, onAskAgain }: QuestionCardProps) {
  const { state, items, answerer, askedBy, askedAt } = question;
  // The name of a finding about several third parties may have changed since.
  const item = items.find((one) => one.fingerprint === fingerprint) ?? items[0]!;
  return (
    <Stack as="section" gap={6} className={styles.comment} aria-label={askedText.section}>
      <Row justify="between" wrap>
        <b>{item.sentAt === null ? askedText.states[state] : askedText.answered(answerer.name, item.sentAt)}</b>
        {item.sentAt !== null && (state === 'closed' || state === 'withdrawn') && (
          <Text size="small" tone="muted">
            {askedText.states[state]}
          </Text>
        )}
      </Row>
      <Text as="p" tone="secondary">
        «{item.words}»
      </Text>
      <Answer company={company} question={question} item={item} />
      <Text as="p" size="small" tone="muted">
        {askedText.asked(askedBy.name, answerer.name, askedAt)} · {askedText.facts(question)}
        {items.length > 1 && `. ${askedText.alsoAbout(items.length - 1)}`}
      </Text>
      {mayEdit && <Actions company={company} question={question} onAskAgain={onAskAgain} />}
    </Stack>
  );
}

interface AnswerProps {
  company: number;
  question: ClientQuestion;
  item: ClientQuestion['items'][number];
}

function Answer({ company, question, item }: AnswerProps) {
  const { choice, answer, files, sentAt } = item;
  if (sentAt === null) return question.sentAt === null ? null : <p>{askedText.noAnswer}</p>;
  const save = async (fileId: string, name: string) => {
    try {
      saveFile(await downloadAnswerFile(company, { questionId: question.id, fileId }), name);
    } catch (failure) {
      reportFailure(failure);
    }
  };
  return (
    <>
      {choice !== null && <Text weight="strong">{choiceWord[choice]}</Text>}
      {answer.trim() !== '' && <p>{answer}</p>}
      {files.map(({ id, fileName, size }) => (
        <Row key={id}>
          <Icon of={FileText} className="mut" />
          <Button type="inline" title={askedText.download(fileName)} onClick={() => void save(id, fileName)}>
            {fileName}
          </Button>
          <Text size="small" tone="muted">
            {lifeText.size(size)}
          </Text>
        </Row>
      ))}
    </>
  );
}

interface ActionsProps {
  company: number;
  question: ClientQuestion;
  onAskAgain: () => void;
}

function Actions({ company, question, onAskAgain }: ActionsProps) {
  const { id, state, answerer, reminds } = question;
  const [sent, setSent] = useState<SentQuestion | null>(null);
  const acting = useQuestionAct(company, id, {
    onSuccess: (answer, { act }) => {
      if (act !== 'renew') return;
      if (answer.link === null) notify({ title: askedText.resent, description: answerer.name }, 'success');
      else setSent(answer);
    },
  });
  const isOpen = state !== 'closed';
  const isWaiting = state === 'waiting' || state === 'expired';
  const canRemind = answerer.id !== null || answerer.email !== null;
  return (
    <Row wrap>
      {(isWaiting || state === 'withdrawn') && (
        <Button
          size="small"
          loading={acting.isPending}
          onClick={() => acting.mutate({ act: 'renew', expiresOn: dayAfter(usualDays) })}
        >
          {askedText.again}
        </Button>
      )}
      {!isWaiting && state !== 'withdrawn' && (
        <Button size="small" onClick={onAskAgain}>
          {askedText.askAgain}
        </Button>
      )}
      {isOpen && state !== 'withdrawn' && (
        <Button size="small" onClick={() => acting.mutate({ act: state === 'answered' ? 'close' : 'withdraw' })}>
          {state === 'answered' ? askedText.closeIt : askedText.withdraw}
        </Button>
      )}
      {state === 'waiting' && canRemind && (
        <Checkbox
          checked={reminds}
          onChange={({ target }) => acting.mutate({ act: 'remind', reminds: target.checked })}
        >
          {askedText.reminds}
        </Checkbox>
      )}
      {sent?.link && <LinkReady question={sent.data} link={sent.link} onClose={() => setSent(null)} />}
    </Row>
  );
}
