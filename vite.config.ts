/** The web client: `vite` serves it with /api passed on to the service, `vite build` writes it to dist/web. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

const noSchemas = '\0no-schemas';

/**
 * Stands in for typebox in the built client. Contracts carry the schemas of each call; the server checks them, the browser
 * only reads methods and paths, and 20 kB of script are saved.
 */
const withoutSchemas: Plugin = {
  name: 'without-schemas',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'typebox' ? noSchemas : null),
  load: (id) =>
    id === noSchemas
      ? 'const schema = () => ({ properties: {} }); export const Type = new Proxy({}, { get: () => schema });'
      : null,
};

export default defineConfig({
  root: `${here}/src/web`,
  publicDir: 'public',
  plugins: [withoutSchemas, react()],
  build: {
    outDir: `${here}/dist/web`,
    emptyOutDir: true,
    manifest: true,
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
