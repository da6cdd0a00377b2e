/** The life of a finding as a month sees it. */
import type { FindingState, SetAside } from '#core/engine/life/finding-state.ts';
import type { FindingLife } from './finding-lives/contract.ts';
import type { LifeRecord } from './finding-lives/queries.ts';

/** What the audit of a month says of a finding; `change` is that of its list. */
export interface Sight {
  change: string;
  setAside: SetAside | null;
  justificationId: string | null;
}

/** `life`: undefined before the first act. */
export function lifeInMonth(life: LifeRecord | undefined, sight: Sight): FindingLife {
  const { assignee = null, assigneeName = null } = life ?? {};
  return {
    state: stateOf(life, sight),
    snoozedTo: sight.setAside === 'pospuesto' ? (life?.snoozedTo ?? null) : null,
    assignee: assignee === null ? null : { id: assignee, name: assigneeName ?? '' },
    due: life?.due ?? null,
    comments: life?.comments ?? 0,
    attachments: life?.attachments ?? 0,
    question: life?.question ?? null,
    justificationId: sight.justificationId,
    version: life?.version ?? 0,
  };
}

/** What the month shows goes before what is stored: it is justified, or gone, in that month. */
function stateOf(life: LifeRecord | undefined, { change, setAside }: Sight): FindingState {
  if (setAside === 'justificado') return 'justificado';
  if (change === 'corregido') return 'corregido';
  if (life === undefined || (life.state === 'nuevo' && change === 'reabierto'))
    return change === 'reabierto' ? 'reabierto' : 'nuevo';
  return life.state;
}
