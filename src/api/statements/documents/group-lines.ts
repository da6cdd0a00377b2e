/** What was eliminated between the companies of a group, as lines of a table: each pair, then the accounts of both. */
import { type Cents, fromDecimal } from '#core/money/money.ts';
import type { GroupDocument } from '../consolidated/contract.ts';

export interface EliminationLine {
  /** `pair`: what each of two companies says of the other; `account`: one of its parts. */
  level: 'pair' | 'account';
  kind: GroupDocument['eliminations'][number]['kind'];
  /** Both companies, or the one whose books have the account. */
  companies: string[];
  /** Of the account. */
  code: string | null;
  name: string;
  /** As the first and the second have it; null: it is the other's. */
  amounts: [Cents | null, Cents | null];
  /** Of a pair; null for accounts. */
  difference: Cents | null;
}

export function eliminationLines({ companies, eliminations }: GroupDocument): EliminationLine[] {
  const nameOf = (id: number | undefined) => companies.find((one) => one.id === id)?.name ?? '';
  return eliminations.flatMap(({ companies: pair, kind, amounts, difference, accounts }) => [
    {
      ...{ level: 'pair' as const, kind, companies: pair.map(nameOf), code: null, name: '' },
      amounts: [fromDecimal(amounts[0]!), fromDecimal(amounts[1]!)],
      difference: fromDecimal(difference),
    },
    ...accounts.map(({ company, code, name, amount }): EliminationLine => {
      const cents = fromDecimal(amount);
      return {
        ...{ level: 'account', kind, companies: [nameOf(company)], code, name, difference: null },
        amounts: company === pair[0] ? [cents, null] : [null, cents],
      };
    }),
  ]);
}
