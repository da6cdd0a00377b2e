/** Two projects: everything that needs no browser, and the browser journeys. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Only against tests that hang: machines differ, and no test asserts a time. */
const patience = 600_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'node_modules/**'],
          globalSetup: 'tests/support/current-digests.ts',
          // The runner leaves one core free on its own account: on a machine of two, half of it would stand idle.
          maxWorkers: availableParallelism(),
          testTimeout: patience,
          hookTimeout: patience,
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
