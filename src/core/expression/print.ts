/** Prints a tree in canonical form with minimal parentheses: `parse(print(tree))` is the tree. */
import type { Accounts, Node } from './syntax-tree.ts';

const NOT = 3;
const COMPARED = 4;
const SUM = 5;
const PRODUCT = 6;
const SIGN = 7;
const PRIMARY = 8;

export function print(node: Node): string {
  switch (node.kind) {
    case 'number':
      return printNumber(node.millionths);
    case 'figure':
      return `${node.figure}(${printAccounts(node.accounts)})`;
    case 'average':
      return `promedio(${inside(node.of, SUM)}, ${node.months} ${node.months === 1 ? 'mes' : 'meses'})`;
    case 'thirdParty':
      return `tercero(${printAccounts(node.accounts)}, ${print(node.condition)})`;
    case 'absolute':
      return `absoluto(${inside(node.of, SUM)})`;
    case 'negative':
      return `-${inside(node.of, SIGN)}`;
    case 'not':
      return `no ${inside(node.of, NOT)}`;
    case 'comparison':
      return `${inside(node.left, SUM)} ${node.operator} ${inside(node.right, SUM)}`;
    case 'connective':
    case 'arithmetic': {
      const own = tightness(node);
      return `${inside(node.left, own)} ${node.operator} ${inside(node.right, own + 1)}`;
    }
  }
}

function inside(node: Node, least: number): string {
  return tightness(node) < least ? `(${print(node)})` : print(node);
}

/** Precedence of a node: lower than its context needs parentheses. */
function tightness(node: Node): number {
  switch (node.kind) {
    case 'connective':
      return node.operator === 'o' ? 1 : 2;
    case 'not':
      return NOT;
    case 'comparison':
      return COMPARED;
    case 'arithmetic':
      return node.operator === '+' || node.operator === '-' ? SUM : PRODUCT;
    case 'negative':
      return SIGN;
    default:
      return PRIMARY;
  }
}

function printAccounts(accounts: Accounts): string {
  const quoted = accounts.map((prefix) => `"${prefix}"`).join(', ');
  return accounts.length === 1 ? quoted : `[${quoted}]`;
}

/** `10_000_000`, `0.05`. */
function printNumber(millionths: bigint): string {
  const whole = (millionths / 1_000_000n).toString().replace(/\B(?=(\d{3})+(?!\d))/g, '_');
  const exact = (millionths % 1_000_000n).toString().padStart(6, '0').replace(/0+$/, '');
  // Three decimals would look like thousands.
  const decimals = exact.length === 3 ? `${exact}0` : exact;
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
