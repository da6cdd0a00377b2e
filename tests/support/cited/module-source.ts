/** Constants and imports of a parsed module. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Node } from './syntax.ts';

export interface Module {
  file: string;
  /** Comments as spaces. */
  source: string;
  program: Node;
}

/** Value of a constant of the module itself, exported or not; null for functions and anything else. */
export function constantOf({ program }: Module, name: string): Node | null {
  for (const statement of program.body as Node[]) {
    const declared = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations as { id: Node; init: Node | null }[])
      if (id.type === 'Identifier' && id.name === name && init && !/Function/.test(init.type)) return init;
  }
  return null;
}

/** By local name: where it is from and how it is called there. */
export function importsOf({ program }: Module): Map<string, { path: string; name: string }> {
  const found = new Map<string, { path: string; name: string }>();
  for (const statement of program.body as Node[]) {
    if (statement.type !== 'ImportDeclaration') continue;
    const path = String((statement.source as Node).value);
    for (const { local, imported } of statement.specifiers as { local: Node; imported?: Node }[])
      if (imported) found.set(String(local.name), { path, name: String(imported.name) });
  }
  return found;
}

/** File of an import of the project; null for packages. `#core/` and the like are read from `package.json`. */
export function resolved(root: string, from: string, path: string): string | null {
  const file = path.startsWith('.') ? join(dirname(from), path) : aliased(root, path);
  return file && existsSync(file) && /\.tsx?$/.test(file) ? file : null;
}

let aliases: Record<string, string> | null = null;

function aliased(root: string, path: string): string | null {
  aliases ??= (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> })
    .imports;
  const alias = Object.keys(aliases).find((one) => path.startsWith(one.replace('*', '')));
  return alias ? join(root, aliases[alias]!.replace('*', path.slice(alias.length - 1))) : null;
}
