/** The web client: `vite` serves it with /api passed on to the service, `vite build` writes it to dist/web. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

export default defineConfig({
  root: `${here}/src/web`,
  publicDir: 'public',
  plugins: [react()],
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
