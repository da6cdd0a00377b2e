/** Suggested roles of accounts, those of one role together, and what accepting or correcting them stores. */
import type { InferredAccount } from '#core/engine/finding.ts';

export interface SuggestedGroup extends Pick<InferredAccount, 'role' | 'equivalent' | 'why' | 'isDoubtful'> {
  accounts: readonly Pick<InferredAccount, 'account' | 'accountName'>[];
  /** The least of its accounts, in percent. */
  percent: number;
}

/** In the order of their first accounts. */
export function suggestedGroups(suggestions: readonly InferredAccount[]): SuggestedGroup[] {
  const groups = new Map<string, SuggestedGroup>();
  for (const { account, accountName, confidence, ...said } of suggestions) {
    const key = `${said.role} ${said.equivalent} ${said.isDoubtful}`;
    const known = groups.get(key);
    const percent = Math.round(confidence * 100);
    groups.set(key, {
      ...(known ?? said),
      accounts: [...(known?.accounts ?? []), { account, accountName }],
      percent: Math.min(known?.percent ?? percent, percent),
    });
  }
  return [...groups.values()];
}

type Pairs = readonly (readonly [string, string])[];

/** The stored pairs with those of a group; `place` null: the codes of its accounts are right. */
export function withGroup(pairs: Pairs, { accounts }: SuggestedGroup, place: string | null): [string, string][] {
  const codes = accounts.map(({ account }) => account);
  return [
    ...pairs.flatMap(([own, equivalent]): [string, string][] => (codes.includes(own) ? [] : [[own, equivalent]])),
    ...codes.map((code): [string, string] => [code, place ?? code]),
  ];
}
