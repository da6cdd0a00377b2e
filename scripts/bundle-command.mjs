// @ts-check
/** Builds `dist/cli` of a given checkout. Run by lib/command-bundle.mjs, which gives the reason. */
import { build } from 'vite';
import { stampBundle } from './lib/build/command-bundle.mjs';

const root = /** @type {string} */ (process.argv[2]);
const started = Date.now();

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
    rolldownOptions: { output: { entryFileNames: 'cli.mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
});
const modules = [bundle].flat().flatMap((made) => ('output' in made ? made.output : []));
const paths = modules.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
stampBundle(root, paths, started);
