/** Filters by state, question to the client and person. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { questionMarks } from '#api/audits/finding-lives/calls.gen.ts';
import { findingStates } from '#core/engine/life/finding-state.ts';
import { Select } from '../../../../ui/select/Select.tsx';
import { stateWord } from '../../../../ui/text.es.ts';
import { markWord } from '../../life/questions/text.es.ts';
import { StateMark } from '../../life/StateMark.tsx';
import { listText } from '../../text.es.ts';
import type { ViewControl } from '../../use-audit-view.ts';

/** Names of whom findings are assigned to, by id. */
export function peopleOf(findings: readonly FindingItem[]): ReadonlyMap<number, string> {
  const assigned = findings.flatMap(({ life: { assignee } }) => assignee ?? []);
  return new Map(assigned.map(({ id, name }) => [id, name]));
}

export function LifeFilters({ findings, control }: { findings: readonly FindingItem[]; control: ViewControl }) {
  const { view, go } = control;
  const people = peopleOf(findings);
  return (
    <>
      <Select
        aria-label={listText.state}
        placeholder={listText.state}
        value={view.state}
        onChange={(state) => go({ state }, { replace: true })}
        onClear={() => go({ state: null }, { replace: true })}
        options={findingStates.map((value) => ({ value, label: stateWord[value] }))}
        renderOption={({ value }) => <StateMark state={value} />}
      />
      {(view.question !== null || findings.some(({ life }) => life.question !== null)) && (
        <Select
          aria-label={listText.question}
          placeholder={listText.question}
          value={view.question}
          onChange={(question) => go({ question }, { replace: true })}
          onClear={() => go({ question: null }, { replace: true })}
          options={questionMarks.map((value) => ({ value, label: markWord[value] }))}
        />
      )}
      {people.size > 0 && (
        <Select
          aria-label={listText.assignee}
          placeholder={listText.assignee}
          value={view.assignee}
          onChange={(assignee) => go({ assignee }, { replace: true })}
          onClear={() => go({ assignee: null }, { replace: true })}
          options={[
            { value: 0, label: listText.nobody },
            ...Array.from(people, ([value, label]) => ({ value, label })),
          ]}
        />
      )}
    </>
  );
}
