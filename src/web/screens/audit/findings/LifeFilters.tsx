/** Filters by state and person. */
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { findingStates } from '#core/engine/life/finding-state.ts';
import { Select } from '../../../ui/select/Select.tsx';
import { StateMark } from '../life/StateMark.tsx';
import { stateWord } from '../life/text.es.ts';
import { listText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import styles from './FindingList.module.css';

export function LifeFilters({ findings, control }: { findings: readonly FindingItem[]; control: ViewControl }) {
  const { view, go } = control;
  const assigned = findings.flatMap(({ life: { assignee } }) => assignee ?? []);
  const people = new Map(assigned.map(({ id, name }) => [id, name]));
  return (
    <>
      <Select
        className={styles.filter}
        aria-label={listText.state}
        placeholder={listText.state}
        value={view.state}
        onChange={(state) => go({ state }, { replace: true })}
        onClear={() => go({ state: null }, { replace: true })}
        options={findingStates.map((value) => ({ value, label: stateWord[value] }))}
        renderOption={({ value }) => <StateMark state={value} />}
      />
      {people.size > 0 && (
        <Select
          className={styles.filter}
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
