/** Checks of a consolidated statement: that the companies agree, and those of the statement over all of them. */
import type { Cents } from '#core/money/money.ts';
import type { CheckName } from '../checks/statement-checks.ts';
import type { StatementCheck, StatementTree } from '../statement-tree.ts';
import type { Elimination } from './eliminations.ts';
import type { GroupMember } from './group-member.ts';
import { groupWords } from './group-words.es.ts';

/** Their differences are sums of amounts: that of the group is the sum of those of its companies. */
const OF_SUMS: ReadonlySet<string> = new Set<CheckName>(['balances', 'endsInCash', 'equityEnds']);

/** `whole`, `outside`: of each member with what it has with the others, and without. */
export function groupChecks(
  members: readonly GroupMember[],
  whole: readonly StatementTree[],
  outside: readonly StatementTree[],
  eliminations: readonly Elimination[],
): StatementCheck[] {
  const named = (whole[0]?.checks ?? []).map(({ key, label }): StatementCheck => {
    const failing = whole.flatMap(({ checks }, index) => {
      const check = checks.find((one) => one.key === key);
      return check === undefined || check.holds ? [] : [groupWords.ofCompany(members[index]!.name, check.words)];
    });
    const differences = outside.map(({ checks }) => checks.find((one) => one.key === key)?.difference ?? null);
    const difference =
      OF_SUMS.has(key) && !differences.includes(null)
        ? differences.reduce<Cents>((sum, one) => sum + (one ?? 0n), 0n)
        : null;
    const ofGroup =
      difference === null || difference === 0n ? [] : [groupWords.groupDiffers(difference, failing.length > 0)];
    const words = [...ofGroup, ...failing].join(' ');
    return { key, label, holds: words === '', difference, words: words || groupWords.everywhere };
  });
  return [agreement(eliminations, members), ...named];
}

function agreement(eliminations: readonly Elimination[], members: readonly GroupMember[]): StatementCheck {
  const { agree, differ, label } = groupWords;
  const nameOf = (key: string) => members.find((member) => member.key === key)!.name;
  const open = eliminations.filter(({ difference }) => difference !== 0n);
  const told = open.map(({ members: [one, other], kind, difference }) =>
    differ(nameOf(one), nameOf(other), kind, difference),
  );
  return {
    key: 'eliminations',
    label,
    holds: open.length === 0,
    difference: open.reduce<Cents>((sum, { difference }) => sum + difference, 0n),
    words: open.length === 0 ? agree : told.join(' '),
  };
}
