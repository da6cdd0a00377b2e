/** Every open question to the client of a company, of all months, with what was answered; each leads to its finding. */
import { Link } from 'react-router';
import type { ClientQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import { choiceWord } from '../../asked/text.es.ts';
import { useOpenQuestions } from '../../data/audits/client-questions.ts';
import { findingPath } from '../../data/routes/company-route.ts';
import { Lines, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { Tag } from '../../ui/mark/Tag.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { openQuestionsText as text } from './text.es.ts';

export function OpenQuestions({ company }: { company: number }) {
  const { data, error, refetch } = useOpenQuestions(company);
  return (
    <Panel title={text.title} note={data?.length || undefined} flush>
      {error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRows rows={3} columns="2fr 1fr" />
      ) : data.length === 0 ? (
        <EmptyState>{text.none}</EmptyState>
      ) : (
        <Lines>
          {data.map((question) => (
            <OpenQuestion key={question.id} company={company} question={question} />
          ))}
        </Lines>
      )}
    </Panel>
  );
}

function OpenQuestion({ company, question }: { company: number; question: ClientQuestion }) {
  const { period, state, answerer, items } = question;
  return (
    <Stack as="li" gap={8}>
      <div>
        <Row>
          <Text weight="medium" overflow="ellipsis" grow>
            {text.heading(answerer.name, period)}
          </Text>
          <Tag muted={state === 'expired'}>{text.states[state]}</Tag>
        </Row>
        <Second>{text.facts(question)}</Second>
      </div>
      {items.map(({ id, fingerprint, words, shown, choice, answer, files, sentAt }) => (
        <Stack gap={2} ground="well" key={id}>
          <Link to={findingPath(company, period, fingerprint)}>{shown.title}</Link>
          <Text tone="secondary" overflow="breaks">
            «{words}»
          </Text>
          {sentAt === null ? (
            <Text size="small" tone="muted">
              {text.unanswered}
            </Text>
          ) : (
            <Text overflow="breaks">
              {choice !== null && <b>{choiceWord[choice]}. </b>}
              {answer}
              {files.length > 0 && <Text tone="muted"> {text.files(files.length)}</Text>}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
