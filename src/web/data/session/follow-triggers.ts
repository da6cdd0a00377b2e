/** The Session's triggers across tabs. Apart from the Session itself, as only the signed-in screens follow them. */
import { useSession } from './session.ts';
import type { SessionState } from './session-state.ts';

/** The triggers of another tab, where they are ahead: what changed there changed here. */
export function withTriggers(
  state: SessionState,
  { triggerCompany, triggerChartAccount }: Pick<SessionState, 'triggerCompany' | 'triggerChartAccount'>,
): SessionState {
  if (triggerCompany <= state.triggerCompany && triggerChartAccount <= state.triggerChartAccount) return state;
  return {
    ...state,
    triggerCompany: Math.max(triggerCompany, state.triggerCompany),
    triggerChartAccount: Math.max(triggerChartAccount, state.triggerChartAccount),
  };
}

/** Follows the triggers of other tabs, which write the same storage; returns how to stop. */
export function followTriggers(): () => void {
  const read = ({ key, newValue }: StorageEvent) => {
    if (key !== 'session' || newValue === null) return;
    const { state } = JSON.parse(newValue) as { state: Partial<SessionState> };
    const { triggerCompany = 0, triggerChartAccount = 0 } = state;
    const before = useSession.getState();
    const after = withTriggers(before, { triggerCompany, triggerChartAccount });
    if (after !== before) useSession.setState(after);
  };
  addEventListener('storage', read);
  return () => removeEventListener('storage', read);
}
