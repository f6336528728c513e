import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { mockingTests, pureTests } from './scripts/kinds-of-tests.ts'
import { ROOT } from './scripts/part.ts'

const NODE = [
  'src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'mocks/**/*.test.ts',
  'client/**/*.test.ts',
]
/**
 * Browsers and trials run beside the tests, and machines differ by three: what is awaited comes, at
 * its time. A test that asks how long something takes says its own limit.
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}
/**
 * Room for what is young: a worker goes through hundreds of servers and documents, and a sixth of its
 * time went into looking for what is no longer used.
 */
const execArgv = ['--max-semi-space-size=64']
/** Whole pages drawn by the hundred, as the server draws them: with React's production build. */
const DRAWN = ['src/site/naughty.test.tsx']
const pure = pureTests()
const mocking = mockingTests()

/**
 * Ways to run a test, chosen by where it lies and what it loads: `unit` needs nothing, `dom` a
 * document, `drawn` React as it is in production, `server` a real PostgreSQL (one embedded server per run, a fresh database per test
 * server).
 * What is imported is read once per worker, not once per file: modules hold no state that a test
 * would leave behind. Files that put another module in a module's place run apart, each anew.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          execArgv,
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [...NODE, ...pure],
          exclude: [...configDefaults.exclude, ...mocking],
        },
      },
      {
        plugins: [react()],
        test: {
          ...patience,
          execArgv,
          name: 'dom',
          // The workspace's theme reads the tokens out of their sheet (src/ui/workspace/tokens.ts).
          css: { include: [/tokens\.css/] },
          environment: 'happy-dom',
          setupFiles: ['src/dom-tests.ts'],
          isolate: false,
          unstubGlobals: true,
          include: ['src/**/*.test.tsx', 'mocks/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, ...mocking, ...DRAWN],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...patience,
          execArgv,
          name: 'drawn',
          environment: 'node',
          env: { NODE_ENV: 'production' },
          include: DRAWN,
        },
      },
      {
        plugins: [react()],
        test: {
          ...patience,
          execArgv,
          name: 'apart',
          environment: 'happy-dom',
          setupFiles: ['src/dom-tests.ts'],
          include: mocking,
        },
      },
      {
        // Made to be dear, and asked the same thousands of times.
        resolve: { alias: { '@node-rs/argon2': join(ROOT, 'server/testing/argon2.ts') } },
        test: {
          ...patience,
          execArgv,
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...pure],
          globalSetup: ['server/testing/global-setup.ts'],
          isolate: false,
        },
      },
    ],
    /** For two cores: each waits a third of its time for PostgreSQL, or for processes that end. */
    maxWorkers: 3,
  },
})
