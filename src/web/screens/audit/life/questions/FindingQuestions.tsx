/** Questions about a finding: the open ones above what happened, the ended ones below. */
import type { ClientQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { Section } from '../../Section.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { askedText } from './text.es.ts';

interface FindingQuestionsProps {
  company: number;
  fingerprint: string;
  questions: readonly ClientQuestion[];
  mayEdit: boolean;
  onAskAgain: (question: ClientQuestion) => void;
}

export function isOver({ state }: ClientQuestion): boolean {
  return state === 'closed' || state === 'withdrawn';
}

export function OpenQuestions(props: FindingQuestionsProps) {
  const open = props.questions.filter((question) => !isOver(question));
  return open.length === 0 ? null : <Cards {...props} questions={open} />;
}

export function EndedQuestions(props: FindingQuestionsProps) {
  const ended = props.questions.filter(isOver);
  if (ended.length === 0) return null;
  return (
    <Section title={askedText.section} note={ended.length}>
      <Cards {...props} questions={ended} />
    </Section>
  );
}

function Cards({ questions, onAskAgain, ...rest }: FindingQuestionsProps) {
  return (
    <Stack above={8}>
      {questions.map((question) => (
        <QuestionCard key={question.id} question={question} onAskAgain={() => onAskAgain(question)} {...rest} />
      ))}
    </Stack>
  );
}
