/** Figures of statements that differ from those of a copy. Pure. */
import { type Cents, fromDecimal } from '#core/money/money.ts';
import { spansBelow } from '#core/statement/spans-below.ts';
import type { SignedDifference } from './signed/contract.ts';
import type { StatementNodeDocument, StatementTreeDocument } from './statements/contract.ts';

interface Figure {
  label: string;
  column: string;
  amount: string | null;
}

/** The largest first. Nothing and zero are the same: a line without accounts is left out. */
export function differencesOf(
  signed: readonly StatementTreeDocument[],
  now: readonly StatementTreeDocument[],
): SignedDifference[] {
  return signed
    .flatMap((tree) =>
      differencesOfTree(
        tree,
        now.find(({ key }) => key === tree.key),
      ),
    )
    .toSorted((a, b) => compare(sizeOf(b), sizeOf(a)));
}

function differencesOfTree(signed: StatementTreeDocument, now: StatementTreeDocument | undefined): SignedDifference[] {
  const before = figuresOf(signed);
  // Copies of earlier releases have no other spans of statements whose columns are reasons.
  const lacks = spansBelow.filter((span) => signed.nodes.every(({ key }) => key !== span));
  const nodes = now?.nodes.filter(({ key }) => !lacks.some((span) => span === key));
  const after = now === undefined ? new Map<string, Figure>() : figuresOf({ ...now, nodes: nodes! });
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const [was, is] = [before.get(place), after.get(place)];
    if (centsOf(was) === centsOf(is)) return [];
    const { label, column } = (is ?? was)!;
    const key = place.slice(0, place.lastIndexOf(' '));
    return [{ statement: signed.key, key, label, column, signed: was?.amount ?? null, now: is?.amount ?? null }];
  });
}

/** By node and column. */
function figuresOf({ columns, nodes }: StatementTreeDocument): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  const add = ({ key, label, amounts, children }: StatementNodeDocument): void => {
    for (const [at, amount] of amounts.entries()) {
      const { key: column, label: name } = columns[at]!;
      figures.set(`${key} ${column}`, { label, column: name, amount });
    }
    children.forEach(add);
  };
  nodes.forEach(add);
  return figures;
}

const centsOf = (figure: Figure | undefined): Cents => (figure?.amount ? fromDecimal(figure.amount) : 0n);

function sizeOf({ signed, now }: SignedDifference): Cents {
  const difference = (now === null ? 0n : fromDecimal(now)) - (signed === null ? 0n : fromDecimal(signed));
  return difference < 0n ? -difference : difference;
}

const compare = (a: Cents, b: Cents) => (a < b ? -1 : a > b ? 1 : 0);
