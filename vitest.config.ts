/**
 * The tests by what they need: nothing, the React transform, the run's PostgreSQL, or processes and a browser. Nothing is
 * isolated where nothing global is left behind: a module is then loaded once a worker and not once a file.
 */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Only against tests that hang: machines differ, and no test asserts a time. */
const patience = 600_000;

const common = {
  // The runner leaves one core free on its own account: on a machine of two, half of it would stand idle.
  maxWorkers: availableParallelism(),
  isolate: false,
  unstubGlobals: true,
  testTimeout: patience,
  hookTimeout: patience,
} as const;

/** Straight from the sources, as the product runs: Node.js takes the types away itself. */
const native = { ...common, experimental: { viteModuleRunner: false, nodeLoader: false } };

const testFiles = globSync('{src,scripts,tests}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname });

/** Test files in which a pattern is found. */
function filesWith(pattern: RegExp): string[] {
  return testFiles.filter((file) => pattern.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
}

/** They ask for a database of the run's server. */
const withDatabase = filesWith(/\b(startTestService|startSiigoService|cloneTemplate|createEmptyDatabase|openPlace)\b/);

/** They need the transforms of Vite: React, and the list of files that a pattern finds. */
const transformed = ['src/web/**/*.test.{ts,tsx}', ...filesWith(/import\.meta\.glob/)];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...native,
          name: 'unit',
          globalSetup: 'tests/support/current-digests.ts',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...withDatabase, ...transformed, 'tests/e2e/**', 'node_modules/**'],
        },
      },
      { test: { ...common, name: 'web', include: transformed } },
      {
        test: {
          ...native,
          name: 'service',
          include: withDatabase,
          globalSetup: ['tests/support/current-digests.ts', 'tests/support/postgres.setup.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // One browser and one server at a time.
          fileParallelism: false,
          testTimeout: patience / 2,
          hookTimeout: patience,
        },
      },
    ],
  },
});
