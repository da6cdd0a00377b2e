/** State of a finding: a grey pie that fills, or an arrow; never coloured. */
import { Check, Clock, RotateCw } from 'lucide-react';
import type { FindingLife } from '#api/audits/finding-lives/contract.ts';
import type { FindingState } from '#core/engine/life/finding-state.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { stateWord } from '../../../ui/text.es.ts';

/** What the list shows: put off goes before the state. */
export type ShownState = FindingState | 'pospuesto';

export function shownState({ state, snoozedTo }: Pick<FindingLife, 'state' | 'snoozedTo'>): ShownState {
  return snoozedTo === null ? state : 'pospuesto';
}

export function StateMark({ state }: { state: ShownState }) {
  return (
    <Row as="span" gap={6}>
      <StateSign state={state} />
      {stateWord[state]}
    </Row>
  );
}

const signs = { corregido: Check, reabierto: RotateCw, pospuesto: Clock };

/** Sectors of the pie, clockwise from the top. */
const pies = {
  nuevo: '',
  en_revision: 'M6 2a4 4 0 0 1 0 8z',
  por_corregir: 'M6 2a4 4 0 1 1 -4 4h4z',
  justificado: 'M6 2a4 4 0 1 1 0 8a4 4 0 1 1 0 -8z',
};

export function StateSign({ state }: { state: ShownState }) {
  if (state === 'corregido' || state === 'reabierto' || state === 'pospuesto')
    return <Icon of={signs[state]} size={12} bold className="mut" />;
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" className="mut" aria-hidden="true">
      <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={pies[state]} fill="currentColor" />
    </svg>
  );
}
