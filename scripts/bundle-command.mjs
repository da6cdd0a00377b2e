// @ts-check
/** Makes `dist/cli` of the checkout that it is given. Run by lib/command-bundle.mjs, which says what for. */
import { build } from 'vite';
import { stampBundle } from './lib/build/command-bundle.mjs';

const root = /** @type {string} */ (process.argv[2]);
const started = Date.now();

/**
 * Accents written as escapes, wherever they stand: one letter beyond Latin-1 makes the engine hold a whole module with two bytes a
 * letter, which takes longer to decode and to load.
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
