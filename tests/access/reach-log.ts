/**
 * Which calls reach the activity log, read from the sources: from the handler of each mounted endpoint through the functions that
 * it names, in its file and in those that it imports from. A function that is only named counts as called, so that listeners and
 * callbacks are seen; a call that never names one that logs leaves no entry whatever it does.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const log = 'src/api/kernel/activity-log/queries.ts';
const logging = new Set(['logActivity', 'logInAccounts']);
/** Log what was refused, not what was done. */
const refusals = ['src/api/kernel/receive-upload.ts'];

interface Source {
  text: string;
  /** Names that it imports, with file and name there. */
  imports: Map<string, { file: string; name: string }>;
  /** Text of each function, and of each constant that may hold one. */
  functions: Map<string, string>;
}

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const source = { text, imports: importsOf(file, text), functions: functionsOf(text) };
  sources.set(file, source);
  return source;
}

function importsOf(file: string, text: string): Source['imports'] {
  const found: Source['imports'] = new Map();
  for (const [, names = '', from = ''] of text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)) {
    const target = from.startsWith('#') ? from.replace(/^#(\w+)\//, 'src/$1/') : join(dirname(file), from);
    for (const one of names.split(',').map((name) => name.trim().replace(/^type /, ''))) {
      const [name = '', as = name] = one.split(' as ');
      if (name !== '') found.set(as, { file: target, name });
    }
  }
  for (const [, as = '', from = ''] of text.matchAll(/import \* as (\w+) from '(\.[^']+\.ts)'/g))
    found.set(as, { file: join(dirname(file), from), name: '*' });
  return found;
}

/** Each from its name to the line that closes it at the same depth. */
function functionsOf(text: string): Source['functions'] {
  const found: Source['functions'] = new Map();
  const starts = /^( *)(?:export )?(?:(?:async )?function\*? (\w+)|const (\w+)(?:: [^=\n]+)? = )/gm;
  for (const match of text.matchAll(starts)) {
    const [, indent = '', named, constant] = match;
    const rest = text.slice(match.index);
    const end = new RegExp(`\n${indent}[})\\]]|;\n`).exec(rest.slice(1));
    const closed = named === undefined ? closingOf(rest) : new RegExp(`\n${indent}}`).exec(rest);
    const at = typeof closed === 'number' ? closed : (closed?.index ?? end?.index ?? rest.length);
    found.set((named ?? constant)!, rest.slice(0, at));
  }
  return found;
}

/** End of a statement: the first semicolon outside of brackets. */
function closingOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter)) depth--;
    else if (letter === ';' && depth === 0) return at;
  }
  return text.length;
}

/** Names that may be called: no members of members, no keys of objects, no names of parameters with a type. */
const calledNames = /(?<![.\w])[a-zA-Z_]\w*(?:\.\w+)?(?![\w]|\??:)/g;

/** Without comments and texts, whose words are no names. */
function withoutWords(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/g, '');
}

/** Whether a text of a file reaches the log. */
function reaches(file: string, text: string, seen: Set<string>): boolean {
  const source = sourceOf(file);
  for (const [name] of withoutWords(text).matchAll(calledNames)) {
    const [head = '', member] = name.split('.');
    const imported = source.imports.get(head);
    const target =
      imported === undefined
        ? { file, name: head }
        : imported.name === '*'
          ? { file: imported.file, name: member ?? '' }
          : imported;
    if (target.file === log && logging.has(target.name)) return true;
    const key = `${target.file} ${target.name}`;
    if (seen.has(key) || !target.file.startsWith('src/api/') || refusals.includes(target.file)) continue;
    const body = sourceOf(target.file).functions.get(target.name);
    if (body === undefined) continue;
    seen.add(key);
    if (reaches(target.file, body, seen)) return true;
  }
  return false;
}

export interface Mounted {
  /** File and name of the declaration. */
  contract: string;
  endpoint: string;
  logs: boolean;
}

/** Endpoints that are mounted in a file, with whether their handlers reach the log. */
export function mountedIn(file: string): Mounted[] {
  const { text, imports } = sourceOf(file);
  return [...text.matchAll(/\bmount\(\s*(?:(\w+)\.)?(\w+),/g)].map(({ 0: begin, 1: of, 2: named = '', index }) => {
    const rest = text.slice(index + 'mount'.length);
    const handler = rest.slice(begin.length - 'mount'.length, closedBy(rest));
    const declared = of === undefined ? imports.get(named) : { file: imports.get(of)!.file, name: named };
    if (declared === undefined) throw new Error(`${file} mounts ${named}, which it does not import`);
    return { contract: declared.file, endpoint: declared.name, logs: reaches(file, handler, new Set()) };
  });
}

/** Where the bracket that a text begins with closes. */
function closedBy(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if ('([{'.includes(text[at]!)) depth++;
    else if (')]}'.includes(text[at]!) && --depth === 0) return at;
  }
  return text.length;
}
