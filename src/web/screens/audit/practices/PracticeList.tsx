/** Practices of a company, each once, with its two answers. */
import { lazy, Suspense, useState } from 'react';
import type { Practice } from '#api/audits/audits/practices/contract.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { useAnswerPractice, useUndoAnswer } from '../../../data/audits/practices.ts';
import { notify } from '../../../data/failures/notices.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import type { ViewControl } from '../use-audit-view.ts';
import { PracticeFacts } from './PracticeFacts.tsx';
import { practiceText } from './text.es.ts';

const RegisterDialog = lazy(async () => ({ default: (await import('./RegisterDialog.tsx')).RegisterDialog }));

interface PracticeListProps {
  company: number;
  practices: readonly Practice[];
  period: Period;
  control: ViewControl;
}

export function PracticeList({ company, practices, period, control }: PracticeListProps) {
  const mayAnswer = useHindrance('auditoria.editar', company) === null;
  return (
    <Panel title={practiceText.title} note={practiceText.note} flush>
      <Lines>
        {practices.map((practice) => (
          <Row as="li" key={practice.finding.fingerprint} align="top" gap={16} rowGap={8} wrap>
            <PracticeFacts practice={practice} control={control} />
            {mayAnswer && <Answers company={company} period={periodKey(period)} practice={practice} />}
          </Row>
        ))}
      </Lines>
    </Panel>
  );
}

interface AnswersProps {
  company: number;
  period: string;
  practice: Practice;
}

function Answers({ company, period, practice: { answer, finding } }: AnswersProps) {
  const [asking, setAsking] = useState(false);
  const { fingerprint, title } = finding;
  const give = useAnswerPractice(company, period, {
    onSuccess: ({ answer: given, from }) => {
      setAsking(false);
      notify({ title: given === 'error' ? practiceText.counts(from) : practiceText.saved }, 'success');
    },
  });
  const undo = useUndoAnswer(company, { onSuccess: () => notify({ title: practiceText.undone }, 'success') });
  if (answer !== null)
    return (
      <Button
        size="small"
        aria-label={practiceText.undoOf(title)}
        loading={undo.isPending}
        onClick={() => undo.mutate(answer.id)}
      >
        {practiceText.undo}
      </Button>
    );
  return (
    <Row wrap>
      <Button size="small" aria-label={practiceText.registerOf(title)} onClick={() => setAsking(true)}>
        {practiceText.register}
      </Button>
      <Button
        size="small"
        aria-label={practiceText.errorOf(title)}
        loading={give.isPending && !asking}
        onClick={() => give.mutate({ fingerprint, answer: 'error' })}
      >
        {practiceText.error}
      </Button>
      {asking && (
        <Suspense>
          <RegisterDialog
            title={title}
            pending={give.isPending}
            onCancel={() => setAsking(false)}
            onSave={(reason) => give.mutate({ fingerprint, answer: 'registered', reason })}
          />
        </Suspense>
      )}
    </Row>
  );
}
