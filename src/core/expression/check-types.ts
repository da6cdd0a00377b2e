/**
 * Type checker: amounts compare with amounts, ratios with ratios, and the whole is a condition that reads some account.
 * A number literal is pesos beside an amount, dimensionless beside a ratio.
 */
import { ExpressionError } from './expression-error.ts';
import { childrenOf, type Node } from './syntax-tree.ts';

/** Pesos; a quotient of pesos; a number literal, which is either; or a boolean. */
export type Type = 'amount' | 'ratio' | 'constant' | 'condition';

/** Throws ExpressionError at the offending node. */
export function checkTypes(whole: Node): void {
  if (typeOf(whole, { inThirdParty: false, inAverage: false }) !== 'condition')
    throw new ExpressionError('not_a_condition', whole);
  if (!hasFigure(whole)) throw new ExpressionError('no_accounts', whole);
}

interface Place {
  inThirdParty: boolean;
  inAverage: boolean;
}

function typeOf(node: Node, place: Place): Type {
  switch (node.kind) {
    case 'number':
      return 'constant';
    case 'figure':
      return 'amount';
    case 'average': {
      if (place.inAverage) throw new ExpressionError('nested', node, { found: 'promedio' });
      if (!hasFigure(node.of)) throw new ExpressionError('no_accounts', node.of);
      return numeric(node.of, { ...place, inAverage: true });
    }
    case 'thirdParty':
      if (place.inThirdParty) throw new ExpressionError('nested', node, { found: 'tercero' });
      if (!hasFigure(node.condition)) throw new ExpressionError('no_accounts', node.condition);
      return condition(node.condition, { ...place, inThirdParty: true });
    case 'absolute':
    case 'negative':
      return numeric(node.of, place);
    case 'not':
      return condition(node.of, place);
    case 'connective':
      condition(node.left, place);
      return condition(node.right, place);
    case 'comparison':
      same(node, numeric(node.left, place), numeric(node.right, place));
      return 'condition';
    case 'arithmetic':
      return arithmetic(node, numeric(node.left, place), numeric(node.right, place));
  }
}

function condition(node: Node, place: Place): Type {
  const type = typeOf(node, place);
  if (type !== 'condition') throw new ExpressionError('not_a_condition', node);
  return type;
}

function numeric(node: Node, place: Place): Exclude<Type, 'condition'> {
  const type = typeOf(node, place);
  if (type === 'condition') throw new ExpressionError('not_a_number', node);
  return type;
}

/** Unifies the types of two operands that are compared, added or subtracted. */
function same(node: Node, left: Type, right: Type): Type {
  if (left === right || right === 'constant') return left;
  if (left === 'constant') return right;
  throw new ExpressionError('mixed', node);
}

function arithmetic(node: Node & { kind: 'arithmetic' }, left: Type, right: Type): Type {
  switch (node.operator) {
    case '+':
    case '-':
      return same(node, left, right);
    case '*':
      if (left === 'amount' && right === 'amount') throw new ExpressionError('product', node);
      if (left === 'amount' || right === 'amount') return 'amount';
      return left === 'constant' ? right : left;
    case '/':
      if (right === 'amount') {
        if (left === 'ratio') throw new ExpressionError('mixed', node);
        return 'ratio';
      }
      if (left === 'amount') return 'amount';
      return left === 'constant' ? right : left;
  }
}

/** Whether the tree reads some account. */
function hasFigure(node: Node): boolean {
  return node.kind === 'figure' || childrenOf(node).some(hasFigure);
}
