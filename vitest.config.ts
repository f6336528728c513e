import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * Three ways to run a test, chosen by where it lies: `unit` needs nothing, `dom` a document,
 * `server` a real PostgreSQL (one embedded server per run, a fresh database per rig).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'mocks/**/*.test.ts',
            'client/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          // The workspace's theme reads the tokens out of their sheet (src/ui/workspace/tokens.ts).
          css: { include: [/tokens\.css/] },
          environment: 'happy-dom',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          // The product is read once per worker, not once per file: what a server knows lies in its dependencies,
          // nothing in modules. Nobody mocks a module, therefore: a double goes in through `startRig`.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
    /** Two cores: more workers than that only wait for each other. */
    maxWorkers: 2,
  },
})
