/** What the acts on chosen accounts store. */
import type { ChartAccountDocument, ChartDocument, ChartEdit } from '#api/audits/parametrization/chart/contract.ts';

const fixed = {
  debit: { nature: 'D' },
  credit: { nature: 'C' },
  asPuc: { nature: null },
  takesThirdParties: { takesThirdParties: true },
  noThirdParties: { takesThirdParties: false },
  takesMovements: { movements: true },
  noMovements: { movements: false },
  asBooks: { movements: null, takesThirdParties: null },
  nonDeductible: { marks: [{ mark: 4, isOn: true }] },
  deductible: { marks: [{ mark: 4, isOn: false }] },
  byThirdParty: { marks: [{ mark: 6, isOn: true }] },
  byAccount: { marks: [{ mark: 6, isOn: false }] },
} as const satisfies Record<string, Omit<ChartEdit, 'accounts' | 'marks'> & { marks?: readonly object[] }>;

export type BulkAct = keyof typeof fixed | 'dropUses';

type Accounts = readonly ChartAccountDocument[];

export function bulkEdit(chart: Pick<ChartDocument, 'useSets'>, accounts: Accounts, act: BulkAct): ChartEdit[] {
  const codes = accounts.map(({ code }) => code);
  if (act === 'dropUses') return dropEdits(chart, accounts);
  const { marks, ...rest } = { marks: undefined, ...fixed[act] };
  return [{ accounts: codes, ...rest, ...(marks && { marks: [...marks] }) }];
}

/** Takes accounts out of the roles that name them alone; those of prefixes are changed in the wizard. */
function dropEdits({ useSets }: Pick<ChartDocument, 'useSets'>, accounts: Accounts): ChartEdit[] {
  return accounts.flatMap(({ code, uses }): ChartEdit[] => {
    const own = (uses === undefined ? [] : useSets[uses]!).filter(
      ({ entry }) => entry === `=${code}` || entry === code,
    );
    return own.length === 0 ? [] : [{ accounts: [code], drop: own.map(({ id, role }) => ({ id, role })) }];
  });
}

/** Confirms the suggestions among accounts, those of one place together. */
export function confirmEdits({ inferred }: Pick<ChartDocument, 'inferred'>, accounts: Accounts): ChartEdit[] {
  const byPlace = new Map<string, string[]>();
  for (const { code, inferred: at } of accounts) {
    if (at === undefined) continue;
    const { equivalent } = inferred[at]!;
    byPlace.set(equivalent, [...(byPlace.get(equivalent) ?? []), code]);
  }
  return [...byPlace].map(([equivalent, codes]) => ({ accounts: codes, equivalent }));
}
