/** Accounts that somebody else changed in what an edit says of them, since the chart was read. */
import type {
  ChartAccountDocument,
  ChartAccountState,
  ChartDocument,
  ChartEdit,
} from '#api/audits/parametrization/chart/contract.ts';
import type { Disputed } from '../../../ui/dialog/MergeDialog.tsx';
import { chartText } from '../text.es.ts';
import { differencesOf } from './state-words.ts';

type Read = Pick<ChartDocument, 'accounts' | 'useSets' | 'validations'>;

/** `base`: as it was read; `now`: as it is stored. Empty: the edits can follow what was stored meanwhile. */
export function disputedAccounts(base: Read, now: Read, edits: readonly ChartEdit[]): Disputed[] {
  const [before, after] = [statesOf(base), statesOf(now)];
  return edits.flatMap((edit) =>
    edit.accounts.flatMap((code): Disputed[] => {
      const [was, is] = [before.get(code), after.get(code)];
      if (was === undefined || is === undefined || !isDisputed(was, is, edit)) return [];
      const mine = edit.equivalent
        ? chartText.equals(edit.equivalent)
        : differencesOf(base, was.state, stateAfter(was.state, edit)).after;
      const theirs = differencesOf(now, was.state, is.state).after;
      return [{ key: code, label: `${code} ${is.account.name}`, mine, theirs }];
    }),
  );
}

/** Without the edits of some accounts. */
export function editsWithout(edits: readonly ChartEdit[], codes: ReadonlySet<string>): ChartEdit[] {
  return edits.flatMap((edit) => {
    const accounts = edit.accounts.filter((code) => !codes.has(code));
    return accounts.length === 0 ? [] : [{ ...edit, accounts }];
  });
}

interface Known {
  account: ChartAccountDocument;
  state: ChartAccountState;
}

function statesOf({ accounts, useSets }: Read): ReadonlyMap<string, Known> {
  return new Map(
    accounts.map((account) => {
      const { nature, movements = false, takesThirdParties = false, isInactive = false, marks = [], uses } = account;
      const state: ChartAccountState = {
        nature,
        movements,
        takesThirdParties,
        isActive: !isInactive,
        marks: [...marks],
        uses: uses === undefined ? [] : useSets[uses]!,
      };
      return [account.code, { account, state }];
    }),
  );
}

/** Somebody else changed a part that the edit speaks of, and to something else than it asks for. */
function isDisputed(was: Known, is: Known, edit: ChartEdit): boolean {
  const asked = stateAfter(is.state, edit);
  const differs = <Value>(of: (known: Known) => Value, wanted: (state: ChartAccountState) => Value) =>
    JSON.stringify(of(was)) !== JSON.stringify(of(is)) && JSON.stringify(of(is)) !== JSON.stringify(wanted(asked));
  const part = <Value>(of: (state: ChartAccountState) => Value) => differs(({ state }) => of(state), of);
  const touched = new Set([...(edit.add ?? []), ...(edit.drop ?? [])].map(({ id }) => id));
  const rolesOf = ({ uses }: ChartAccountState) =>
    uses.filter(({ id }) => touched.has(id)).map(({ id, role }) => `${id} ${role}`);
  const isDecided = JSON.stringify(decided(was)) !== JSON.stringify(decided(is));
  return (
    (edit.name !== undefined &&
      differs(
        ({ account }) => account.name,
        () => edit.name ?? '',
      )) ||
    (edit.nature !== undefined && part(({ nature }) => nature)) ||
    (edit.movements !== undefined && part(({ movements }) => movements)) ||
    (edit.takesThirdParties !== undefined && part(({ takesThirdParties }) => takesThirdParties)) ||
    (edit.isActive !== undefined && part(({ isActive }) => isActive)) ||
    (edit.marks ?? []).some(({ mark }) => part(({ marks }) => marks.includes(mark))) ||
    part(rolesOf) ||
    ((edit.equivalent !== undefined || edit.asCoded === true) && isDecided)
  );
}

/** What tells that the suggestion of an account was confirmed or refused. */
function decided({ account, state }: Known): unknown[] {
  return [account.inferred === undefined, state.uses.map(({ id, role }) => `${id} ${role}`)];
}

/** What the edit asks for; null, as the books or the PUC say, leaves the words as they were. */
function stateAfter(state: ChartAccountState, edit: ChartEdit): ChartAccountState {
  const marks = new Set(state.marks);
  for (const { mark, isOn } of edit.marks ?? [])
    if (isOn) marks.add(mark);
    else marks.delete(mark);
  const dropped = new Set((edit.drop ?? []).map(({ id, role }) => `${id} ${role}`));
  return {
    nature: edit.nature ?? state.nature,
    movements: edit.movements ?? state.movements,
    takesThirdParties: edit.takesThirdParties ?? state.takesThirdParties,
    isActive: edit.isActive ?? state.isActive,
    marks: [...marks],
    uses: [
      ...state.uses.filter(({ id, role }) => !dropped.has(`${id} ${role}`)),
      ...(edit.add ?? []).map((added) => ({ ...added, entry: '', isSpecific: true })),
    ],
  };
}
