/** State of a finding in its header, in one row: state, person, due date. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import type { WholeLife } from '#api/audits/finding-lives/contract.ts';
import { type GivenState, givenStates } from '#core/engine/life/finding-state.ts';
import { DayInput } from '../../../ui/control/DayInput.tsx';
import { MergeDialog } from '../../../ui/dialog/MergeDialog.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Initials } from '../../../ui/mark/Avatar.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { stateWord } from '../../../ui/text.es.ts';
import styles from './Life.module.css';
import { type ShownState, StateSign, shownState } from './StateMark.tsx';
import { lifeText } from './text.es.ts';
import type { LifeChanges, Person } from './use-life-changes.ts';

interface LifePanelProps {
  item: FindingItem;
  /** Undefined while loading: the list's is shown. */
  life: WholeLife | undefined;
  people: readonly Person[];
  changes: LifeChanges;
  /** Without permission. */
  disabled: boolean;
}

export function LifePanel({ item, life, people, changes, disabled }: LifePanelProps) {
  const shown = life ?? item.life;
  const state = shownState(shown);
  const isOpen = givenStates.includes(shown.state as GivenState) || shown.state === 'reabierto';
  const { assignee } = shown;
  const known = assignee === null || people.some(({ id }) => id === assignee.id) ? people : [assignee, ...people];
  return (
    <>
      <div className={styles.fields}>
        <Select<ShownState>
          aria-label={lifeText.state}
          value={state}
          disabled={disabled || !isOpen}
          options={statesFrom(state).map((value) => ({ value, label: stateWord[value] }))}
          renderOption={({ value, label }) => <Signed state={value} label={label} />}
          renderChosen={({ value, label }) => <Signed state={value} label={label} />}
          onChange={(value) => value !== state && changes.change({ state: value as GivenState })}
        />
        <Select<number>
          aria-label={lifeText.assignee}
          placeholder={lifeText.unassigned}
          value={assignee?.id}
          disabled={disabled}
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          renderChosen={({ label }) => <Named name={label} />}
          onChange={(id) => changes.change({ assignee: id })}
          onClear={() => changes.change({ assignee: null })}
          searchable
        />
        <Due due={shown.due} disabled={disabled} onChange={(due) => changes.change({ due })} />
      </div>
      {changes.disputed.length > 0 && (
        <MergeDialog
          person={lastAuthor(life)}
          disputed={changes.disputed}
          onChoose={changes.choose}
          onDiscard={changes.discard}
        />
      )}
    </>
  );
}

function lastAuthor(life: WholeLife | undefined): string | null {
  return life?.acts.at(-1)?.by?.name ?? null;
}

/** Legal moves; what is shown now is always among them. */
function statesFrom(state: ShownState): ShownState[] {
  return [...new Set<ShownState>([state, ...givenStates.filter((one) => state !== 'reabierto' || one !== 'nuevo')])];
}

function Signed({ state, label }: { state: ShownState; label: string }) {
  return (
    <Row as="span" gap={6}>
      <StateSign state={state} /> {label}
    </Row>
  );
}

export function Named({ name }: { name: string }) {
  return (
    <Row as="span" gap={6}>
      <Initials name={name} />
      {name}
    </Row>
  );
}

interface DueProps {
  due: string | null;
  disabled: boolean;
  onChange: (due: string | null) => void;
}

function Due({ due, disabled, onChange }: DueProps) {
  return (
    <DayInput
      key={due ?? ''}
      aria-label={lifeText.due}
      placeholder={lifeText.noDue}
      prefix={due === null ? null : <Text tone="muted">{lifeText.due}</Text>}
      value={due ?? ''}
      disabled={disabled}
      onChange={(day) => day !== '' && day !== due && onChange(day)}
      onBlur={({ target }) => target.value.trim() === '' && due !== null && onChange(null)}
    />
  );
}
