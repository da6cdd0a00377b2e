/** State of a finding in its header: track, state, person, due date. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import type { FindingLife, WholeLife } from '#api/audits/finding-lives/contract.ts';
import { type GivenState, givenStates } from '#core/engine/life/finding-state.ts';
import { DayInput } from '../../../ui/control/DayInput.tsx';
import { MergeDialog } from '../../../ui/dialog/MergeDialog.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Initials } from '../../../ui/mark/Avatar.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import styles from './Life.module.css';
import { type ShownState, StateSign, shownState } from './StateMark.tsx';
import { lifeText, stateWord } from './text.es.ts';
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
      <Track state={state} life={life} />
      <div className={styles.fields}>
        <Labelled label={lifeText.state}>
          <Select<ShownState>
            aria-label={lifeText.state}
            value={state}
            disabled={disabled || !isOpen}
            options={statesFrom(state).map((value) => ({ value, label: stateWord[value] }))}
            renderOption={({ value, label }) => <Signed state={value} label={label} />}
            renderChosen={({ value, label }) => <Signed state={value} label={label} />}
            onChange={(value) => value !== state && changes.change({ state: value as GivenState })}
          />
        </Labelled>
        <Labelled label={lifeText.assignee}>
          <Select<number>
            aria-label={lifeText.assignee}
            placeholder={lifeText.nobody}
            value={assignee?.id}
            disabled={disabled}
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
            renderChosen={({ label }) => <Named name={label} />}
            onChange={(id) => changes.change({ assignee: id })}
            onClear={() => changes.change({ assignee: null })}
            searchable
          />
        </Labelled>
        <Labelled label={lifeText.due}>
          <Due due={shown.due} disabled={disabled} onChange={(due) => changes.change({ due })} />
        </Labelled>
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

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <Text as="p" size="small" tone="muted" below={4}>
        {label}
      </Text>
      {children}
    </div>
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
      value={due ?? ''}
      disabled={disabled}
      onChange={(day) => day !== '' && day !== due && onChange(day)}
      onBlur={({ target }) => target.value.trim() === '' && due !== null && onChange(null)}
    />
  );
}

/** Four steps; what replaces the present one says so itself. */
function Track({ state, life }: { state: ShownState; life: FindingLife | WholeLife | undefined }) {
  const order = ['nuevo', 'en_revision', 'por_corregir', 'corregido'] as const;
  const stored = state === 'corregido' ? 3 : state === 'por_corregir' ? 2 : state === 'en_revision' ? 1 : 0;
  const at = state === 'justificado' || state === 'pospuesto' ? Math.max(stored, 1) : stored;
  return (
    <ol className={styles.track} aria-label={lifeText.track}>
      {order.map((step, index) => {
        const isNow = index === at;
        const own: ShownState = isNow ? state : step;
        return (
          <li key={step} data-done={index < at || undefined} aria-current={isNow ? 'step' : undefined}>
            <StateSign state={own} />
            <Text as="p" size="small" tone={isNow ? 'plain' : 'muted'} {...(isNow && { weight: 'strong' as const })}>
              {stateWord[own]}
            </Text>
            <Text as="p" size="small" tone="muted">
              {step === 'corregido' && !isNow ? lifeText.byAudit : isNow ? sinceOf(own, life) : null}
            </Text>
          </li>
        );
      })}
    </ol>
  );
}

function sinceOf(state: ShownState, life: FindingLife | WholeLife | undefined): string | null {
  if (life === undefined || !('acts' in life)) return null;
  const act = life.acts.findLast(
    ({ kind, after }) =>
      (kind === 'state' && after === state) ||
      (kind === 'justified' && state === 'justificado') ||
      (kind === 'snooze' && state === 'pospuesto'),
  );
  return act === undefined ? null : lifeText.since(lifeText.day(act.at.slice(0, 10)));
}
