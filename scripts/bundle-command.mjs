// @ts-check
/** Builds `dist/cli` of a given checkout. Run by lib/command-bundle.mjs, which gives the reason. */
import { build } from 'vite';
import { stampBundle } from './lib/build/command-bundle.mjs';

const root = /** @type {string} */ (process.argv[2]);
const started = Date.now();

/**
 * Escapes accented letters: one character beyond Latin-1 makes the engine store a whole module with two bytes per
 * character, which is slower to decode and load.
 */
const plainLetters = {
  name: 'plain-letters',
  /** @type {import('vite').Rolldown.Plugin['generateBundle']} */
  generateBundle: (_options, files) => {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code.replaceAll(
          /[^\0-\x7f]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};
const bundle = await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'silent',
  plugins: [plainLetters],
  build: {
    ssr: 'src/app/cli.ts',
    outDir: 'dist/cli',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'cli.mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
});
const modules = [bundle].flat().flatMap((made) => ('output' in made ? made.output : []));
const paths = modules.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
stampBundle(root, paths, started);
