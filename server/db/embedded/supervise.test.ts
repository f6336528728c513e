import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { startEmbedded, type EmbeddedServer } from './index.ts'
import { startGuarded, type GuardedProcess } from './guarded-process.ts'
import { commandOf } from './settings.ts'

const HOLD = path.resolve(import.meta.dirname, '../../testing/embedded-process.ts')
const STOP = 1 // second
let folder: string
let words: string[]
let servers: EmbeddedServer[]
let children: ChildProcess[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'llar-pg-'))
  ;[words, servers, children] = [[], [], []]
})
afterEach(async () => {
  for (const server of servers) await server.stop()
  for (const child of children) child.kill('SIGKILL')
  for (let wait = 0; wait < 400 && alive(postmaster(folder)); wait += 1) await sleep(50)
  await rm(folder, { recursive: true, force: true })
}, 30_000)

const pidFile = (at: string): string => path.join(at, 'pg18', 'postmaster.pid')
const postmaster = (at: string): number =>
  existsSync(pidFile(at)) ? Number(readFileSync(pidFile(at), 'utf8').split('\n')[0]) : 0
const alive = (pid: number): boolean =>
  pid !== 0 &&
  existsSync(`/proc/${pid}/stat`) &&
  !/\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

async function start(at = folder): Promise<EmbeddedServer> {
  const server = await startEmbedded(at, {
    stopSeconds: STOP,
    say: (line) => void words.push(line),
  })
  servers.push(server)
  return server
}
async function ask(server: EmbeddedServer, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection)
  client.on('error', () => undefined) // the query rejects
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows as unknown[]
}
const answers = (server: EmbeddedServer) =>
  expect
    .poll(() => ask(server, 'select n from kept').catch(() => null), { timeout: 20_000 })
    .toEqual([{ n: 1 }])
async function kept(server: EmbeddedServer): Promise<void> {
  await ask(server, 'create table kept (n int)')
  await ask(server, 'insert into kept values (1)')
}
/** A server on the folder that belongs to nobody who would bring it back. */
async function unowned(): Promise<GuardedProcess> {
  const [bin, dir] = [await findBinaries(), path.join(folder, 'pg18')]
  const guarded = startGuarded(commandOf(dir, false, bin), chooseAccount(dir, bin.postgres), 60)
  await expect
    .poll(
      () => existsSync(pidFile(folder)) && readFileSync(pidFile(folder), 'utf8').includes('ready'),
      { timeout: 20_000 },
    )
    .toBe(true)
  return guarded
}

test('a PostgreSQL that is killed is started again, each time, with all that was acknowledged', async () => {
  const server = await start()
  await kept(server)
  for (let kill = 1; kill <= 3; kill += 1) {
    const pid = postmaster(folder)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => server.trouble(), { timeout: 5000 }).not.toBeNull()
    await expect.poll(() => server.trouble(), { timeout: 20_000 }).toBeNull()
    await answers(server)
    expect(postmaster(folder)).not.toBe(pid)
  }
  expect(words.filter((line) => line === 'PostgreSQL answers again')).toHaveLength(3)
}, 60_000)

test('one that cannot be started says why, and comes back when it can be', async () => {
  const server = await start()
  await kept(server)
  const wal = path.join(folder, 'pg18', 'pg_wal')
  await rename(wal, `${wal}.away`)
  process.kill(postmaster(folder), 'SIGKILL')
  await expect
    .poll(() => server.trouble(), { timeout: 20_000 })
    .toContain('required WAL directory "pg_wal" does not exist')
  await rename(`${wal}.away`, wal)
  await answers(server)
}, 60_000)

test('a process of it that is killed costs the others their connection, and no more', async () => {
  const server = await start()
  await kept(server)
  const [{ pid } = { pid: 0 }] = (await ask(
    server,
    "select pid from pg_stat_activity where backend_type = 'walwriter'",
  )) as { pid: number }[]
  process.kill(pid, 'SIGKILL')
  await answers(server)
  expect(words).toEqual([])
})

test('one that hangs while its owner dies is made to stop, and the next start has what was written', async () => {
  const child = spawn(process.execPath, [HOLD, folder, String(STOP)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout, 'data')
  const guest = await startEmbedded(folder, { stopSeconds: STOP })
  await kept(guest)
  await guest.stop()
  const pid = postmaster(folder)
  process.kill(pid, 'SIGSTOP')
  child.kill('SIGKILL')
  const next = await start()
  await answers(next)
  expect([alive(pid), next.adopted]).toEqual([false, false])
}, 60_000)

test('a start waits for one that is stopping, and says so', async () => {
  const first = await start()
  await kept(first)
  await first.stop()
  const old = await unowned()
  const client = new pg.Client(first.connection)
  client.on('error', () => undefined)
  await client.connect()
  process.kill(postmaster(folder), 'SIGTERM') // waits until the last client has left
  await expect
    .poll(() => readFile(pidFile(folder), 'utf8'), { timeout: 5000 })
    .toContain('stopping')
  const pid = postmaster(folder)
  const rising = startEmbedded(folder, { say: (line) => void words.push(line) })
  await expect
    .poll(() => words, { timeout: 5000 })
    .toEqual([expect.stringContaining(`(process ${pid}) is still stopping`)])
  await client.end()
  const next = await rising
  servers.push(next)
  await answers(next)
  expect([next.adopted, words.length]).toEqual([false, 1])
  await old.stop()
}, 60_000)

test('one that never ends stopping is made to', async () => {
  const first = await start()
  await kept(first)
  await first.stop()
  const old = await unowned()
  const client = new pg.Client(first.connection)
  client.on('error', () => undefined)
  await client.connect()
  process.kill(postmaster(folder), 'SIGTERM')
  await expect
    .poll(() => readFile(pidFile(folder), 'utf8'), { timeout: 5000 })
    .toContain('stopping')
  await answers(await start())
  expect(words).toContainEqual(expect.stringMatching(/has been stopping for \d+ s: SIGQUIT/))
  await old.stop()
}, 60_000)

test('one that somebody told to wait for its last client is made to end, and comes back', async () => {
  const server = await start()
  await kept(server)
  const client = new pg.Client(server.connection)
  client.on('error', () => undefined)
  await client.connect()
  const pid = postmaster(folder)
  process.kill(pid, 'SIGTERM')
  await expect.poll(() => server.trouble(), { timeout: 5000 }).not.toBeNull()
  await answers(server)
  await expect.poll(() => server.trouble(), { timeout: 5000 }).toBeNull()
  expect([postmaster(folder) === pid, alive(pid)]).toEqual([false, false])
  expect(words).toContainEqual(expect.stringContaining(`(process ${pid}) is stopping`))
}, 60_000)

test('and by who adopted it, whose own line would hold it up', async () => {
  await (await start()).stop()
  const old = await unowned()
  const guest = await start()
  await kept(guest)
  const pid = postmaster(folder)
  process.kill(pid, 'SIGTERM')
  await expect.poll(() => postmaster(folder), { timeout: 20_000 }).not.toBe(pid)
  await answers(guest)
  await old.stop()
}, 60_000)

test('lock files that a crash left empty hold nobody up', async () => {
  const first = await start()
  await kept(first)
  await first.stop()
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
    await writeFile(path.join(folder, 'pg18', name), '')
  await answers(await start())
}, 60_000)

/** Leaves the folder as a crash does, its lock files naming another's process. */
async function lockedBy(pid: number): Promise<EmbeddedServer> {
  const first = await start()
  await kept(first)
  await first.stop()
  const old = await unowned()
  const [lock, socket] = [pidFile(folder), path.join(folder, 'pg18', '.s.PGSQL.5432.lock')]
  const texts = await Promise.all([lock, socket].map((file) => readFile(file, 'utf8')))
  process.kill(postmaster(folder), 'SIGKILL')
  await old.stop()
  for (const [at, file] of [lock, socket].entries())
    await writeFile(file, (texts[at] ?? '').replace(/^\d+/, String(pid)))
  return first
}

test('an id in the lock file that some other program has by now holds nobody up, and is left alone', async () => {
  const owner = await stat(folder)
  const stranger = spawn('sleep', ['60'], {
    uid: process.getuid?.() === 0 ? 65_534 : owner.uid,
    stdio: 'ignore',
  })
  children.push(stranger)
  await lockedBy(stranger.pid ?? 0)
  await answers(await start())
  expect(alive(stranger.pid ?? 0)).toBe(true)
}, 60_000)

test('but while somebody listens at the socket, as the server of another container, its lock stays', async () => {
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore' })
  children.push(stranger)
  await lockedBy(stranger.pid ?? 0)
  const dir = path.join(folder, 'pg18')
  await rm(path.join(dir, '.s.PGSQL.5432'), { force: true })
  let asked = 0
  const elsewhere = createServer((client) => void ((asked += 1), client.destroy())).listen(
    path.join(dir, '.s.PGSQL.5432'),
  )
  const starting = start()
  await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(6)
  expect(postmaster(folder)).toBe(stranger.pid)
  elsewhere.close()
  await answers(await starting)
}, 60_000)

test('nor does a PostgreSQL on another folder', async () => {
  const elsewhere = await mkdtemp(path.join(os.tmpdir(), 'llar-pg-'))
  const other = await start(elsewhere)
  await kept(other)
  await lockedBy(postmaster(elsewhere))
  await answers(await start())
  await answers(other)
  await other.stop()
  await rm(elsewhere, { recursive: true, force: true })
}, 60_000)
