/** What a file leaves open: its answers with the totals that each gives. Nothing is stored without one. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Lines, Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../../ui/layout/Text.tsx';
import type { LoadedFile } from '../loaded-file.ts';
import { questionText } from '../question-text.es.ts';
import type { Loading } from '../use-loading.ts';
import { Doubt } from './IssueExcerpt.tsx';

interface FileQuestionProps {
  file: LoadedFile;
  loading: Loading;
  question: NonNullable<Inspection['question']>;
  issues: Inspection['issues'];
}

export function FileQuestion({ file, loading, question: { kind, choices }, issues }: FileQuestionProps) {
  const asked = issues.find(({ code }) => code === `${kind}_asked`);
  return (
    <Stack gap={8}>
      {asked && <Doubt issue={asked} />}
      <Lines tight aria-label={questionText.region(kind, file.name)}>
        {choices.map(({ value, label, totals }) => (
          <Row as="li" key={value} wrap gap={12} justify="between">
            <div>
              <Text weight="medium">{questionText.choice(kind, label)}</Text>
              <Second>{questionText.totals(totals)}</Second>
            </div>
            <Button
              aria-label={questionText.answer(kind, label, file.name)}
              onClick={() => loading.answer(file.id, { [kind]: value })}
            >
              {questionText.choose(kind)}
            </Button>
          </Row>
        ))}
      </Lines>
    </Stack>
  );
}
