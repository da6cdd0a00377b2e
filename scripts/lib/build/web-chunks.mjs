// @ts-check
/**
 * Chunks of the web client. By itself the bundler makes one for each set of screens that share a module: hundreds of
 * small files, dozens of them for the first page. What a page needs at first is one chunk here: pages of visitors, the
 * shell of who is signed in, and the audit.
 */
import { join } from 'node:path';

/** Modules that a part is made of: these, which stay chunks of their own, and all that they import statically. */
const parts = /** @type {const} */ ([
  ['visitor', ['main.tsx', 'screens/login/Screen.tsx']],
  ['signed-in', ['signed-in-routes.ts']],
  ['audit', ['screens/audit/Screen.tsx']],
]);

const LIBRARIES = /node_modules\/(react|react-dom|react-router|scheduler|zustand|@tanstack)\//;
const ICON = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;

/**
 * @typedef {object} Modules
 * @property {(id: string) => { importedIds: string[], code: string | null } | null} getModuleInfo
 */

/**
 * The bundler's `codeSplitting`.
 * @param {string} folder absolute path of the client's sources
 */
export function webChunks(folder) {
  /** @type {Map<string, string> | null} chunk by module */
  let chunks = null;
  const chunkOf = (/** @type {string} */ id, /** @type {Modules} */ modules) => {
    chunks ??= placed(folder, modules);
    return chunks.get(id) ?? null;
  };
  return {
    groups: [
      // Compressed better as one, and most releases leave it as browsers have it.
      { name: 'libraries', test: LIBRARIES, priority: 2 },
      { debugName: 'parts', name: chunkOf, priority: 1 },
    ],
    // A module goes where it is placed, not to the first chunk that needs it.
    includeDependenciesRecursively: false,
  };
}

/**
 * @param {string} folder
 * @param {Modules} modules
 */
function placed(folder, modules) {
  /** @type {Map<string, string>} */
  const chunks = new Map();
  for (const [name, roots] of parts) {
    const entries = roots.map((root) => join(folder, root));
    const reached = closure(entries, modules);
    const icons = iconsOf(reached, modules);
    for (const id of reached) {
      const icon = ICON.exec(id)?.[1];
      // The package's index imports every icon there is.
      if (icon !== undefined && !icons.has(icon)) continue;
      if (!chunks.has(id) && !entries.includes(id)) chunks.set(id, name);
    }
  }
  return chunks;
}

/**
 * @param {readonly string[]} entries
 * @param {Modules} modules
 */
function closure(entries, modules) {
  const reached = new Set(entries);
  for (const id of reached) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/**
 * File names of the icons that modules import by name.
 * @param {Iterable<string>} ids
 * @param {Modules} modules
 */
function iconsOf(ids, modules) {
  const icons = new Set();
  for (const id of ids) {
    const code = id.includes('/node_modules/') ? null : (modules.getModuleInfo(id)?.code ?? null);
    for (const [, names = ''] of code?.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g) ?? [])
      for (const name of names.split(',')) icons.add(fileName(name));
  }
  return icons;
}

/** @param {string} imported `FileText`, `Building2 as Building` */
function fileName(imported) {
  const [name = ''] = imported.trim().split(/\s+as\s+/);
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([a-zA-Z])(\d)/g, '$1-$2')
    .toLowerCase();
}
