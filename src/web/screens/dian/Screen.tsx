/** Look-up of NITs: pasted lines at the left, a row for each at the right, and the lists below. */
import { useState } from 'react';
import { useMostNits, useNitLookUp } from '../../data/audits/nit-lookups.ts';
import { Columns } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Lines } from './Lines.tsx';
import { Results } from './Results.tsx';
import { Sources } from './Sources.tsx';
import { dianText as text } from './text.es.ts';

/** Longer lines are a pasted row of a sheet: its number is near the beginning. */
const longestLine = 300;

export function Screen() {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, data, error, variables, isPending, reset } = useNitLookUp();
  const most = useMostNits();
  // Empty lines stay, so that the answer lines up with the sheet that they were copied from; those at the end are none.
  const lines = pasted
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, longestLine));
  const count = lines.filter((line) => line !== '').length;
  const lookUp = () => {
    const wrong = count === 0 ? text.nothing : count > most ? text.tooMany(count, most) : null;
    setProblem(wrong);
    if (wrong === null) mutate(lines);
  };
  return (
    <>
      <PageHeader title={text.title} context={text.context(most)} />
      <Columns of="320px minmax(0, 1fr)" until="tablet" align="start">
        <Lines
          pasted={pasted}
          count={count}
          problem={problem}
          isPending={isPending}
          onChange={(next) => {
            setPasted(next);
            setProblem(null);
          }}
          onClear={() => {
            setPasted('');
            setProblem(null);
            reset();
          }}
          onLookUp={lookUp}
          onLines={(booked) => {
            setPasted(booked.join('\n'));
            setProblem(booked.length === 0 ? text.noNumbers : null);
            if (booked.length > 0) mutate(booked);
          }}
        />
        {/* Within the column: a panel after a panel stands apart from it. */}
        <div>
          {data !== undefined && variables !== undefined ? (
            <Results rows={data} lines={variables} />
          ) : (
            <Panel label={text.results} flush>
              {error && variables !== undefined ? (
                <ErrorState failure={error} onRetry={() => mutate(variables)} />
              ) : (
                <EmptyState>{text.before}</EmptyState>
              )}
            </Panel>
          )}
        </div>
      </Columns>
      <Sources />
    </>
  );
}
