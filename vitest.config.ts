/**
 * Test projects by what they need: nothing, the React transform, the run's PostgreSQL, or processes and a browser. No
 * isolation, as tests leave no global state: modules are loaded once per worker instead of once per file.
 */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Only a guard against hanging tests: machines differ, and no test asserts a time. */
const patience = 600_000;

/** Waits of a test: one second, as usual, is too short where others work too. */
const waits = { poll: { timeout: patience / 10 } };

const isDeep = process.env.CUADRE_DEEP === '1';

const common = {
  expect: waits,
  // Tests wait for databases and processes now and then: one worker more than cores.
  maxWorkers: availableParallelism() + 1,
  isolate: false,
  unstubGlobals: true,
  testTimeout: patience,
  hookTimeout: patience,
} as const;

/** Directly from the sources, like the product: Node.js strips the types itself. */
const native = { ...common, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** `npm run test:deep` alone runs `*.deep.test.ts`: deaths of processes, and what takes minutes. */
const excluded = ['node_modules/**', ...(isDeep ? [] : ['**/*.deep.test.ts'])];

const testFiles = globSync('{src,scripts,tests}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname });

/** Test files with a match of a pattern. */
function filesWith(pattern: RegExp): string[] {
  return testFiles.filter((file) => pattern.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
}

/** Tests with a database on the run's server. */
const withDatabase = filesWith(/\b(startTestService|startSiigoService|cloneTemplate|createEmptyDatabase|openPlace)\b/);

/** Tests that need transforms of Vite: React, and glob imports. */
const transformed = ['src/web/**/*.test.{ts,tsx}', ...filesWith(/import\.meta\.glob/)];

/** Of these, those with a page. A worker is used again for a file of the same project and environment only. */
const withPage = filesWith(/@vitest-environment happy-dom/);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...native,
          name: 'unit',
          globalSetup: 'tests/support/current-digests.ts',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...withDatabase, ...transformed, 'tests/e2e/**', ...excluded],
        },
      },
      { test: { ...common, name: 'web', include: transformed, exclude: [...withPage, ...excluded] } },
      { test: { ...common, name: 'page', include: withPage, exclude: excluded } },
      {
        test: {
          ...native,
          name: 'service',
          include: withDatabase,
          exclude: excluded,
          globalSetup: ['tests/support/current-digests.ts', 'tests/support/postgres.setup.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: excluded,
          globalSetup: 'tests/e2e/product.setup.ts',
          // One browser and one server.
          fileParallelism: false,
          isolate: false,
          expect: waits,
          experimental: native.experimental,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
});
