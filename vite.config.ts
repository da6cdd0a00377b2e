/** The web client: `vite` serves it with /api passed on to the service, `vite build` writes it to dist/web. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/** Leaves the schemas of the contracts out of the built client. */
const withoutSchemas: Plugin = {
  name: 'without-schemas',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'typebox' ? `${here}/src/web/no-schemas.ts` : null),
};

export default defineConfig({
  root: `${here}/src/web`,
  publicDir: 'public',
  plugins: [withoutSchemas, react()],
  build: {
    outDir: `${here}/dist/web`,
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy knows no data: scripts or fonts.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': process.env.CUADRE_API ?? 'http://127.0.0.1:3000' },
  },
});
