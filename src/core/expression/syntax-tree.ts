/** Syntax tree of an expression. Every node has its source span, for messages. */

/** Character offsets in the source, from 0. */
export interface Span {
  at: number;
  length: number;
}

/** Figures of accounts. Balances and movements are debit positive, but `saldo_natural` on the side of its account. */
export const figures = ['saldo', 'saldo_natural', 'saldo_inicial', 'debitos', 'creditos', 'movimiento'] as const;
export type FigureName = (typeof figures)[number];

export const comparisons = ['<', '<=', '>', '>=', '=', '!='] as const;
export type Comparison = (typeof comparisons)[number];
export type Arithmetic = '+' | '-' | '*' | '/';
export type Connective = 'y' | 'o';

/** Prefixes of account codes, digits only, at least one. */
export type Accounts = readonly string[];

export interface FigureNode extends Span {
  kind: 'figure';
  figure: FigureName;
  accounts: Accounts;
}

/** Mean of the months before the audited one, which is excluded. */
export interface AverageNode extends Span {
  kind: 'average';
  of: Node;
  months: number;
}

/** Universal quantifier over the third parties of the accounts: inside, figures are those of the third party. */
export interface ThirdPartyNode extends Span {
  kind: 'thirdParty';
  accounts: Accounts;
  condition: Node;
}

export interface ComparisonNode extends Span {
  kind: 'comparison';
  operator: Comparison;
  left: Node;
  right: Node;
}

export type Node =
  /** Millionths, so that `0.05` and `5%` are exact. */
  | (Span & { kind: 'number'; millionths: bigint })
  | FigureNode
  | AverageNode
  | ThirdPartyNode
  | ComparisonNode
  | (Span & { kind: 'absolute'; of: Node })
  | (Span & { kind: 'negative'; of: Node })
  | (Span & { kind: 'not'; of: Node })
  | (Span & { kind: 'connective'; operator: Connective; left: Node; right: Node })
  | (Span & { kind: 'arithmetic'; operator: Arithmetic; left: Node; right: Node });

/** Direct children of a node. */
export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'number':
    case 'figure':
      return [];
    case 'average':
    case 'absolute':
    case 'negative':
    case 'not':
      return [node.of];
    case 'thirdParty':
      return [node.condition];
    case 'comparison':
    case 'connective':
    case 'arithmetic':
      return [node.left, node.right];
  }
}

/** From the start of one span to the end of another. */
export function spanOf(first: Span, last: Span): Span {
  return { at: first.at, length: last.at + last.length - first.at };
}
