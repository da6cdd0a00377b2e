/**
 * What a test says, found by its title: its body, the tables that it and its groups iterate, and the constants that they
 * import. Source text without comments, white space as single spaces.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { constantOf, importsOf, type Module, resolved } from './module-source.ts';
import { identifiersIn, isNode, type Node, walk } from './syntax.ts';

const testsOf = new Map<string, Map<string, string>>();

/** Texts of the tests and groups of a file, by title. `path`: from `root`, the folder of the project. */
export function citedTests(root: string, path: string): ReadonlyMap<string, string> {
  const file = join(root, path);
  const found = testsOf.get(file) ?? readTests(root, file);
  testsOf.set(file, found);
  return found;
}

function readTests(root: string, file: string): Map<string, string> {
  const module = moduleOf(file);
  const tests = new Map<string, string>();
  const visit = (node: Node, tables: readonly Node[]) => {
    const test = testOf(node);
    // Nothing in it proves anything.
    if (test?.isOff) return;
    if (test === null) {
      walk(node, (child) => visit(child, tables));
      return;
    }
    const all = [...tables, ...(test.table ? [test.table] : [])];
    const said = textOf(root, module, [test.body, ...all], all);
    tests.set(test.title, `${tests.get(test.title) ?? ''} ${said}`);
    walk(test.body, (child) => visit(child, all));
  };
  walk(module.program, (child) => visit(child, []));
  return tests;
}

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  let bare = '';
  for (const { start, end } of comments) bare += source.slice(bare.length, start) + ' '.repeat(end - start);
  const module = { file, source: bare + source.slice(bare.length), program: program as unknown as Node };
  modules.set(file, module);
  return module;
}

interface Test {
  title: string;
  body: Node;
  table: Node | null;
  /** Never run, or run in order to fail. */
  isOff: boolean;
}

const off = ['skip', 'todo', 'fails'];

/** A call like `test('title', …, () => …)`, `it.each(table)('title', …)` or `describe(…)`. */
function testOf(node: Node): Test | null {
  if (node.type !== 'CallExpression') return null;
  const [first, ...rest] = node.arguments as Node[];
  const body = rest.findLast(({ type }) => /^(?:Arrow)?Function/.test(type));
  const title = first && titleIn(first);
  if (title === null || title === undefined || !body) return null;
  let callee = node.callee as Node;
  let table: Node | null = null;
  if (callee.type === 'CallExpression') {
    table = (callee.arguments as Node[])[0] ?? null;
    callee = callee.callee as Node;
  }
  let isOff = false;
  for (; callee.type === 'MemberExpression'; callee = callee.object as Node)
    isOff ||= off.includes(String((callee.property as Node).name));
  const isTest = callee.type === 'Identifier' && ['test', 'it', 'describe'].includes(String(callee.name));
  return isTest ? { title, body, table, isOff } : null;
}

function titleIn({ type, value, quasis }: Node): string | null {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral') return null;
  const [only, ...others] = quasis as { value: { cooked: string } }[];
  return others.length === 0 ? only!.value.cooked : null;
}

/** Source of the nodes, of the local constants that the tables name, and of the constants that any of them imports. */
function textOf(root: string, module: Module, nodes: readonly Node[], tables: readonly Node[]): string {
  const named = tables.flatMap(identifiersIn).flatMap((name) => constantOf(module, name) ?? []);
  const all = [...nodes, ...named];
  const imports = importsOf(module);
  const imported = [...new Set(all.flatMap(identifiersIn))].flatMap((name) => {
    const from = imports.get(name);
    const file = from && resolved(root, module.file, from.path);
    if (!file) return [];
    return constantsOf(root, moduleOf(file), from.name);
  });
  return [...all.map((node) => sourceOf(module, node)), ...imported].join(' ').replace(/\s+/g, ' ');
}

/** Source of a constant, and of those that it is made of, in its module or imported by it: it says what they say. */
function constantsOf(root: string, module: Module, name: string): string[] {
  const constant = constantOf(module, name);
  if (!constant) return [];
  const imports = importsOf(module);
  const parts = identifiersIn(constant).flatMap((part): string[] => {
    const own = constantOf(module, part);
    if (own) return [sourceOf(module, own)];
    const from = imports.get(part);
    const file = from && resolved(root, module.file, from.path);
    const other = file ? moduleOf(file) : null;
    const theirs = other && constantOf(other, from!.name);
    return theirs ? [sourceOf(other, theirs)] : [];
  });
  return [sourceOf(module, constant), ...parts];
}

function sourceOf({ source }: Module, node: Node): string {
  return isNode(node) ? source.slice(node.start, node.end) : '';
}
