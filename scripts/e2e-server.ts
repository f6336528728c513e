import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { fakeFotocasa } from '../server/modules/publication/push/portal.fixture.ts'
import { memoryPath } from '../server/testing/memory-folder.ts'
import { startGoogle } from '../server/testing/google.ts'
import { ensureBuilt, ROOT } from './bootstrap.mjs'

/**
 * The built server on an empty data folder, for the browser tests: PORT says where; the folder is
 * gone afterwards.
 */
const dataDir = process.env['E2E_DATA_DIR'] ?? memoryPath('llar-e2e-')
mkdirSync(dataDir, { recursive: true, mode: 0o700 })
const port = process.env['PORT'] ?? '4180'
await ensureBuilt()
const google = await startGoogle()
const calendar = {
  GOOGLE_CALENDAR_CLIENT_ID: 'rig',
  GOOGLE_CALENDAR_CLIENT_SECRET: 'rig-secret',
  GOOGLE_CALENDAR_KEY: randomBytes(32).toString('base64'),
  GOOGLE_CALENDAR_URL: google.origin,
}
// A double of Fotocasa: a test asks it which homes it has (e2e/two-channels.e2e.ts).
const fotocasa = await fakeFotocasa('fk-1234567890abcdef', Number(port) + 9)
const portal = { FETCH_PRIVATE_HOSTS: 'on', FOTOCASA_URL: fotocasa.origin }
const server = spawn(
  process.execPath,
  // Room for what is young, as vitest's workers have it: a sixth of its time went into looking.
  ['--max-semi-space-size=64', '--import', './scripts/stop-with-parent.mjs', 'server/main.ts'],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      MCP_DCR: 'on',
      OPERATOR_EMAIL: 'operator@e2e.example',
      ...calendar,
      ...portal,
      ...process.env,
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: port,
      // Passkeys belong to a name, and no address is one.
      SITE_URL: `http://${process.env['E2E_HOST'] ?? '127.0.0.1'}:${port}`,
      DATA_DIR: dataDir,
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 0)
})
