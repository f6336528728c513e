// npm start: installs what is missing, builds what has changed, seeds the demo, serves. System Node 20 is enough.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BIN, ensureBuilt, ensureInstalled, fail, NODE, ROOT } from './bootstrap.mjs'
import { ALLOCATOR } from './allocator.mjs'
import { isTaken, listenerOf } from './port.mjs'

/** npm runs this through a shell that a signal ends without handing it on: then another is above us. */
const above = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === above || process.kill(process.pid, 'SIGTERM'), 500).unref()

if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? '127.0.0.1'
/** The demo is for trying the product out: on unless this is production, somebody's own database, or DEMO=0. */
const demo =
  (process.env.DEMO ??
    (process.env.NODE_ENV === 'production' || process.env.DATABASE_URL ? '0' : '1')) === '1'

/**
 * The demo has an operator, so that their desk can be tried (scripts/seed/others.ts); a setting of
 * yours goes before.
 */
if (demo) process.env.OPERATORS ??= 'operadora@llar.example'

if (await isTaken(port, host)) {
  const who = listenerOf(port)
  fail(
    `Port ${port} is in use${who === null ? '' : ` by ${who}`}. If that is Llar, it already runs: http://localhost:${port}. Else choose another: PORT=${port + 1} npm start`,
  )
}
await ensureInstalled()
await ensureBuilt()

/** What runs at the moment: signals go to it, and it ends when this process is gone. */
let child = null
let stopSignal = null
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stopSignal = signal === 'SIGHUP' ? 'SIGTERM' : signal
    child?.kill(stopSignal)
  })

function runWithParent(script, env) {
  child = spawn(NODE, ['--import', './scripts/stop-with-parent.mjs', script], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env,
  })
  child.on('error', (error) => fail(error.message))
  return child
}

if (demo && existsSync(join(ROOT, 'scripts', 'seed.ts'))) {
  const env = { ...process.env, PATH: `${BIN}:${process.env.PATH}`, DEMO: '1' }
  const code = await new Promise((done) => runWithParent('scripts/seed.ts', env).on('exit', done))
  if (stopSignal) process.exit(0)
  if (code !== 0) fail('The demo could not be seeded; DEMO=0 npm start serves without it.')
}

const server = runWithParent('server/main.ts', {
  // The compile cache spares a third of the warm start. Pictures are worked on outside the heap: told to, the C library
  // gives that memory back instead of keeping hundreds of MB for good (docs/how-to/operate.md).
  ...ALLOCATOR,
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
  ...process.env,
  DEMO: demo ? '1' : '0',
})
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))
