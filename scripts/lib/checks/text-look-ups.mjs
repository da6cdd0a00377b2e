// @ts-check
/**
 * Look-ups by text in objects with a prototype, found by the types of the compiler: `words[text]` and `text in words`
 * answer `constructor` with what every object inherits. `lookUp` and `dictionary` of core/dictionary do not.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API, TypeFlags } from 'typescript/unstable/sync';

/** @import { Expression, Node, SourceFile } from 'typescript/unstable/ast' */
/** @import { Checker, Type } from 'typescript/unstable/sync' */
/** @typedef {{ at: Node, entries: Expression, key: Node }} LookUp */

const literals = new Set([
  SyntaxKind.NumericLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
]);
const wrappers = new Set([
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.NonNullExpression,
  SyntaxKind.AsExpression,
  SyntaxKind.SatisfiesExpression,
]);

/**
 * Sources below the folders, without tests and generated files.
 * @param {string} root the checkout
 * @param {readonly string[]} folders relative to it
 * @returns {{ files: number, found: string[] }} found: `path:line: code`
 */
export function textLookUps(root, folders) {
  const folder = join(root, 'node_modules/.cache');
  mkdirSync(folder, { recursive: true });
  const config = join(folder, `text-look-ups.${process.pid}.json`);
  const include = folders.map((name) => join(root, name));
  const exclude = include.flatMap((name) => [`${name}/**/*.test.ts`, `${name}/**/*.test.tsx`]);
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), include, exclude }));
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (project === undefined) throw new Error(`no project in ${config}`);
    const files = project.program
      .getSourceFileNames()
      .filter((name) => include.some((inside) => name.startsWith(`${inside}/`)) && !/\.gen\.ts$/.test(name));
    const found = files.flatMap((name) => {
      const source = project.program.getSourceFile(name);
      if (source === undefined) throw new Error(`no source of ${name}`);
      return lookUpsIn(source, project.checker).map((said) => `${name.slice(root.length + 1)}:${said}`);
    });
    return { files: files.length, found };
  } finally {
    api.close();
  }
}

/**
 * @param {SourceFile} source
 * @param {Checker} checker
 * @returns {string[]}
 */
function lookUpsIn(source, checker) {
  /** @type {LookUp[]} */
  const all = [];
  collect(source, all);
  if (all.length === 0) return [];
  const keys = checker.getTypeAtLocation(all.map(({ key }) => key));
  return all
    .filter((_, index) => isText(keys[index]))
    .filter(({ entries }) => !isBare(checker.getTypeAtLocation(entries), checker))
    .map(({ at }) => {
      const line = source.text.slice(0, at.end).split('\n').length;
      return `${line}: ${source.text.slice(at.pos, at.end).trim()}`;
    });
}

/**
 * @param {Node} node
 * @param {LookUp[]} found
 */
function collect(node, found) {
  const known = lookUpAt(node);
  if (known !== null) found.push(known);
  node.forEachChild((inner) => collect(inner, found));
}

/**
 * @param {Node} node
 * @returns {LookUp | null}
 */
function lookUpAt(node) {
  if (node.kind === SyntaxKind.ElementAccessExpression) {
    const { expression, argumentExpression } =
      /** @type {import('typescript/unstable/ast').ElementAccessExpression} */ (node);
    const key = unwrapped(argumentExpression);
    return literals.has(key.kind) ? null : { at: node, entries: expression, key };
  }
  if (node.kind === SyntaxKind.BinaryExpression) {
    const { left, right, operatorToken } = /** @type {import('typescript/unstable/ast').BinaryExpression} */ (node);
    const key = unwrapped(left);
    return operatorToken.kind !== SyntaxKind.InKeyword || literals.has(key.kind)
      ? null
      : { at: node, entries: right, key };
  }
  return null;
}

/**
 * A text that is said to be a key of the table (`text as Key`) is still a text.
 * @param {Node} node
 * @returns {Node}
 */
function unwrapped(node) {
  return wrappers.has(node.kind)
    ? unwrapped(/** @type {import('typescript/unstable/ast').ParenthesizedExpression} */ (node).expression)
    : node;
}

/**
 * @param {Type | undefined} type
 * @returns {boolean}
 */
function isText(type) {
  if (type === undefined) return false;
  if ((type.flags & (TypeFlags.String | TypeFlags.Any)) !== 0) return true;
  return type.isUnionType() && type.getTypes().some(isText);
}

/**
 * Whether it has no prototype.
 * @param {Type | undefined} type
 * @param {Checker} checker
 */
function isBare(type, checker) {
  if (type === undefined) return false;
  const parts = type.isUnionType() ? type.getTypes() : [type];
  return parts.every((part) => checker.typeToString(part).startsWith('Dictionary<'));
}
