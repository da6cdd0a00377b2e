/** Questions to the client about the open finding: those there are, and a new one. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { WholeLife } from '#api/audits/finding-lives/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { useClientQuestions } from '../../../../data/audits/client-questions.ts';
import type { LifePlace } from '../../../../data/audits/finding-lives.ts';
import type { KnownAnswerer } from './AskDialog.tsx';
import { EndedQuestions, OpenQuestions } from './FindingQuestions.tsx';

const AskDialog = lazy(async () => ({ default: (await import('./AskDialog.tsx')).AskDialog }));

interface Asking {
  /** Begins a question. */
  ask: () => void;
  dialog: ReactNode;
  /** Above what happened. */
  open: ReactNode;
  /** Among the evidence. */
  ended: ReactNode;
}

/** `life`: undefined while loading. */
export function useAsking(place: LifePlace, period: Period, life: WholeLife | undefined, mayEdit: boolean): Asking {
  const { company, fingerprint } = place;
  const [asking, setAsking] = useState<{ of: string; answerer?: KnownAnswerer } | null>(null);
  const wasAsked = life?.acts.some(({ kind }) => kind === 'asked') ?? false;
  const { data = [] } = useClientQuestions(company, fingerprint, wasAsked);
  const shared = {
    company,
    fingerprint,
    questions: data,
    mayEdit,
    onAskAgain: ({ answerer }: { answerer: KnownAnswerer }) => setAsking({ of: fingerprint, answerer }),
  };
  return {
    ask: () => setAsking({ of: fingerprint }),
    dialog: asking?.of === fingerprint && (
      <Suspense>
        <AskDialog
          company={company}
          period={period}
          findings={[fingerprint]}
          answerer={asking.answerer}
          onClose={() => setAsking(null)}
        />
      </Suspense>
    ),
    open: <OpenQuestions {...shared} />,
    ended: <EndedQuestions {...shared} />,
  };
}
