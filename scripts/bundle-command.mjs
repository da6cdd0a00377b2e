// @ts-check
/** Builds `dist/cli` of a given checkout and its code caches. Run by lib/build/command-bundle.mjs, which gives the reason. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { stampBundle } from './lib/build/command-bundle.mjs';

const root = /** @type {string} */ (process.argv[2]);
const started = Date.now();

/**
 * Chunks by the first of these modules that imports them statically: each file costs as much as several kilobytes of code,
 * and the usual commands would load forty.
 */
const tiers = {
  comandos: ['commands.ts', 'report/terminal.ts'],
  leer: ['commands/inspect-command.ts'],
  fuentes: ['../../sources/readers.gen.ts'],
  auditar: ['commands/audit-command.ts'],
};
/** @type {Map<string, string>} names of chunks by module */
const chunkOf = new Map();

/**
 * @param {string} module absolute path
 * @param {{ getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }} graph
 */
function chunkName(module, graph) {
  if (chunkOf.size === 0) {
    for (const [name, entries] of Object.entries(tiers)) {
      const found = entries.map((entry) => join(root, 'src', 'app', 'cli', entry));
      for (const id of found) {
        if (chunkOf.has(id)) continue;
        chunkOf.set(id, name);
        found.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
      }
    }
  }
  return chunkOf.get(module) ?? null;
}

const bundle = await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'silent',
  build: {
    ssr: 'src/app/cli.ts',
    outDir: 'dist/cli',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      output: {
        // A script can be compiled with a code cache; the loader of ES modules takes none.
        format: 'cjs',
        entryFileNames: 'cli.cjs',
        chunkFileNames: '[name]-[hash].cjs',
        comments: false,
        codeSplitting: { groups: [{ name: chunkName, debugName: 'tiers', includeDependenciesRecursively: false }] },
      },
    },
  },
});
const modules = [bundle].flat().flatMap((made) => ('output' in made ? made.output : []));
const chunks = new Map(modules.flatMap((made) => (made.type === 'chunk' ? [[made.fileName, made.moduleIds]] : [])));
practise(join(root, 'dist', 'cli', 'cli.cjs'));
stampBundle(root, chunks, started);

/**
 * Runs the usual commands on the sample company, each of which keeps the code it needed. Where it cannot, commands take
 * longer and do the same.
 * @param {string} entry absolute path
 */
function practise(entry) {
  const folder = mkdtempSync(join(tmpdir(), 'cuadre-practice-'));
  const practice = join(import.meta.dirname, 'practise-command.mjs');
  for (const command of [['demo'], ['inspeccionar'], ['auditar', '--todos', '--json'], ['estados']])
    spawnSync(process.execPath, [practice, entry, ...command, folder], { stdio: 'ignore', timeout: 60_000 });
  rmSync(folder, { recursive: true });
}
