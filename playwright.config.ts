import { defineConfig } from '@playwright/test'
import { browserOptions } from './scripts/browser.ts'
import { memoryPath } from './server/testing/memory-folder.ts'

const port = Number(process.env['E2E_PORT'] ?? 4180)
/**
 * Data folder of the server under test, which makes it and takes it away: tests read its outbox
 * there. Workers inherit it.
 */
process.env['E2E_DATA_DIR'] ??= memoryPath('llar-e2e-')
const url = `http://127.0.0.1:${port}`

const declined = Object.entries({ ncc_c: 'necessaryanalytics', ncc_e: 'necessary' }).map(
  ([name, value]) => ({
    name,
    value,
    domain: '127.0.0.1',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }),
)

/** A real browser on the built server with an empty database of its own; e2e/*.e2e.ts. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // Two share the server, each test with people of its own: a third made all of them slower.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Generous: two workers, a server and its database share two cores with the other tests.
  timeout: 900_000,
  expect: { timeout: 90_000, toPass: { timeout: 300_000 } },
  reporter: 'line',
  use: {
    baseURL: url,
    // What never comes fails with its own words, not with those of the whole test.
    actionTimeout: 180_000,
    navigationTimeout: 300_000,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Somebody who has declined what is optional: the banner is tried by e2e/consent.e2e.ts alone.
    storageState: { cookies: declined, origins: [] },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(),
    // What fades is drawn many times in software, and no journey looks at it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node scripts/e2e-server.ts',
    url: `${url}/healthz`,
    env: { PORT: String(port) },
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
