import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { appendFile, rm, truncate, writeFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '../scripts/free-port.ts'
import { openPool } from './db/pool.ts'
import { memoryFolder } from './testing/memory-folder.ts'

// The process itself: what it says, how it ends. Its database is its own, in a folder of its own.
const MAIN = path.resolve(import.meta.dirname, 'main.ts')
/** A database is made at the first, and others start beside it. */
const START = { timeout: 240_000 }
let folder: string
const children: ChildProcess[] = []
/** What a server here has of our environment: the way to its programs, and compiled code. */
const { PATH, NODE_COMPILE_CACHE } = process.env

beforeAll(() => {
  folder = memoryFolder('llar-main-')
})
// What one test left does not fail the next.
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (let i = 0; i < 200 && postmaster() !== null; i += 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Id of the PostgreSQL on the folder, null when none runs. */
function postmaster(): string | null {
  const file = path.join(folder, 'pg18', 'postmaster.pid')
  const pid = existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[0] ?? '') : ''
  return pid !== '' && existsSync(`/proc/${pid}`) ? pid : null
}

async function start(
  env: Record<string, string>,
): Promise<{ child: ChildProcess; words: () => string; url: string }> {
  const port = env['PORT'] ?? String(await freePort())
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      STOP_SECONDS: '120',
      ...env,
      PORT: port,
    },
    stdio: 'pipe',
  })
  children.push(child)
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (words += chunk.toString()))
  await expect.poll(() => words.includes('Llar: http') || child.exitCode !== null, START).toBe(true)
  return { child, words: () => words, url: `http://127.0.0.1:${port}` }
}

test('says where things are in one line, serves, stops at SIGTERM with its database', async () => {
  const { child, words, url } = await start({})
  const line =
    words()
      .split('\n')
      .find((text) => text.startsWith('Llar:')) ?? ''
  expect(line).toContain(`data: ${folder}`)
  expect(line).toContain(`mail: ${path.join(folder, 'outbox')}`)
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, START).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(postmaster()).toBeNull()
})

test('a damaged key is said at the start, in words, and nothing is started', async () => {
  const keys = memoryFolder('llar-keys-')
  await writeFile(path.join(keys, 'channel.key'), '')
  const { child, words } = await start({ DATA_DIR: keys })
  if (child.exitCode === null) await once(child, 'exit')
  expect([child.exitCode, existsSync(path.join(keys, 'pg18'))]).toEqual([1, false])
  expect(words()).toMatch(/^The key in .*channel\.key is damaged: it has 0 bytes/)
  await rm(keys, { recursive: true })
})

test('a log on a full disk holds up neither the start, nor anybody, nor the end', async () => {
  const port = String(await freePort())
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      DATA_DIR: folder,
      LOG_LEVEL: 'debug',
      STOP_SECONDS: '120',
      PORT: port,
    },
    stdio: ['ignore', full, full],
  })
  children.push(child)
  closeSync(full)
  const asked = async (): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => ({ status: 0 }))).status
  await expect.poll(asked, { interval: 200, ...START }).toBe(200)
  const lives = async (): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}/healthz`)).status
  for (let at = 0; at < 20; at += 1) expect(await lives()).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('one that finds its port taken ends in words, and has taken no work', async () => {
  const first = await start({ JOB_WORKERS: '0' })
  const visitor = {
    account: 'visitor',
    email: 'waits@rig.example',
    first_name: 'Ona',
    password: 'llar-rig-secret',
    accept_terms: true,
  }
  const registered = await fetch(`${first.url}/api/v1/user/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visitor),
  })
  expect(registered.status).toBe(201)
  const port = new URL(first.url).port
  const { child, words } = await start({ PORT: port })
  if (child.exitCode === null) await once(child, 'exit')
  expect([child.exitCode, words()]).toEqual([
    1,
    `Port ${port} is in use: choose another with PORT\n`,
  ])
  const host = path.join(folder, 'pg18')
  const { pool } = openPool({ host, user: 'llar', database: 'llar' })
  const { rows } = await pool.query("select attempts from job where kind = 'user.mail'")
  await pool.end()
  expect(rows).toEqual([{ attempts: 0 }])
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
})

test('one that is told to stop takes no more work, however slow its last request is', async () => {
  const other = await start({ JOB_WORKERS: '0' })
  const { child, url } = await start({})
  const slow = net.connect(Number(new URL(url).port), '127.0.0.1')
  slow.on('error', () => undefined)
  const head = ['POST /api/v1/user/login/ HTTP/1.1', 'Host: localhost', 'Expect: 100-continue']
  const body = ['Content-Type: application/json', 'Content-Length: 99', '', '']
  slow.write([...head, ...body].join('\r\n'))
  expect(String(await once(slow, 'data'))).toContain('100 Continue')
  child.kill('SIGTERM')
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  await expect.poll(answers, { interval: 20 }).toBe(false)
  const { pool } = openPool({ host: path.join(folder, 'pg18'), user: 'llar', database: 'llar' })
  await pool.query(`insert into job (id, kind, key, payload)
    values (gen_random_uuid(), 'core.rate-limit', 'late', 'null')`)
  await pool.query("select pg_notify('llar_job', 'core.rate-limit')")
  await expect.poll(async () => (await fetch(`${other.url}/readyz`)).status, START).toBe(200)
  slow.destroy()
  expect(await once(child, 'exit')).toEqual([0, null])
  const { rows } = await pool.query("select attempts from job where key = 'late'")
  expect(rows).toEqual([{ attempts: 0 }])
  await pool.end()
  other.child.kill('SIGTERM')
  await once(other.child, 'exit')
})

test('two servers share one folder; the second goes on when the first is killed', async () => {
  const [first, second] = [await start({}), await start({})]
  first.child.kill('SIGKILL')
  await expect
    .poll(async () => (await fetch(`${second.url}/readyz`)).status, { interval: 100 })
    .toBe(200)
  second.child.kill('SIGTERM')
  expect(await once(second.child, 'exit')).toEqual([0, null])
  await expect.poll(postmaster).toBeNull()
})

test('a database that can only be read is started on, and said', async () => {
  const { child: maker } = await start({})
  maker.kill('SIGTERM')
  await once(maker, 'exit')
  const settings = path.join(folder, 'pg18', 'postgresql.auto.conf')
  await appendFile(settings, 'default_transaction_read_only = on\n')
  const { child, words, url } = await start({})
  expect(words()).toContain('Llar: http')
  // A slow machine's database may take longer than the look at it has patience.
  await expect
    .poll(async () => {
      const answer = await fetch(`${url}/readyz`)
      return [answer.status, await answer.json()]
    }, START)
    .toMatchObject([200, { status: 'limited', database: 'read-only' }])
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  await truncate(settings)
})

test('a wrong setting or a taken port is said plainly', async () => {
  const wrong = await start({ PORT: 'many', SMTP_URL: 'x' })
  expect([wrong.child.exitCode, wrong.words()]).toEqual([
    1,
    expect.stringMatching(/PORT must be a whole number[^]*SMTP_URL must be/),
  ])
  const blocker = net.createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const { port } = blocker.address() as net.AddressInfo
  const taken = await start({ PORT: String(port) })
  expect([taken.child.exitCode, taken.words()]).toEqual([
    1,
    expect.stringContaining(`Port ${port} is in use`),
  ])
  blocker.close()
})
