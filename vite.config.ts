/** The web client: `vite` serves it with /api proxied to the service, `vite build` writes it to dist/web. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { webChunks } from './scripts/lib/build/web-chunks.mjs';

const here = import.meta.dirname;

/**
 * Scripts and styles are compressed at build time, at a level too slow for responses: 13 % smaller than with gzip. The
 * server sends these.
 */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
    const compress = promisify(brotliCompress);
    await Promise.all(
      names.map(async (name) => {
        const path = join(dir, name);
        await writeFile(`${path}.br`, await compress(await readFile(path)));
      }),
    );
  },
};

export default defineConfig({
  root: `${here}/src/web`,
  publicDir: 'public',
  plugins: [react(), compressed],
  build: {
    outDir: `${here}/dist/web`,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The CSP forbids data: scripts and fonts.
    assetsInlineLimit: 0,
    // Browsers without module preload load the same modules a little later.
    modulePreload: { polyfill: false },
    // The first script lists every file; names would be half of what the list weighs. The manifest tells which is which.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: webChunks(`${here}/src/web`),
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': process.env.CUADRE_API ?? 'http://127.0.0.1:3000' },
  },
});
