/** Parses and type-checks an expression. */
import { checkTypes } from './check-types.ts';
import { parse } from './parse.ts';
import { childrenOf, type Node } from './syntax-tree.ts';

export interface Expression {
  tree: Node;
  /** The first account in it. */
  account: string;
}

/** Throws ExpressionError. */
export function compileExpression(source: string): Expression {
  const tree = parse(source);
  checkTypes(tree);
  return { tree, account: firstAccount(tree)! };
}

/** The first account in a node, or null. */
export function firstAccount(node: Node): string | null {
  if (node.kind === 'figure' || node.kind === 'thirdParty') return node.accounts[0]!;
  for (const child of childrenOf(node)) {
    const account = firstAccount(child);
    if (account !== null) return account;
  }
  return null;
}
