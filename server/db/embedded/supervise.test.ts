import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { test, type TestContext } from 'vitest'
import { memoryFolder } from '../../testing/memory-folder.ts'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { startEmbedded, type EmbeddedServer } from './index.ts'
import { startGuarded, type GuardedProcess } from './guarded-process.ts'
import { commandOf } from './settings.ts'

const HOLD = path.resolve(import.meta.dirname, '../../testing/embedded-process.ts')
const STOP = 1 // second
const AGAIN = 'PostgreSQL answers again'
const pidFile = (at: string): string => path.join(at, 'pg18', 'postmaster.pid')
const postmaster = (at: string): number =>
  existsSync(pidFile(at)) ? Number(readFileSync(pidFile(at), 'utf8').split('\n')[0]) : 0
const alive = (pid: number): boolean =>
  pid !== 0 &&
  existsSync(`/proc/${pid}/stat`) &&
  !/\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

/** A folder for a server of a test's own, and what the test does with it. */
function placeOf({ expect, onTestFinished }: TestContext) {
  const folder = memoryFolder('llar-pg-')
  const words: string[] = []
  const servers: EmbeddedServer[] = []
  const children: ChildProcess[] = []
  onTestFinished(async () => {
    for (const server of servers) await server.stop()
    for (const child of children) child.kill('SIGKILL')
    for (let wait = 0; wait < 400 && alive(postmaster(folder)); wait += 1) await sleep(50)
    await rm(folder, { recursive: true, force: true })
  })
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
    expect.poll(() => ask(server, 'select n from kept').catch(() => null)).toEqual([{ n: 1 }])
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
        () =>
          existsSync(pidFile(folder)) && readFileSync(pidFile(folder), 'utf8').includes('ready'),
      )
      .toBe(true)
    return guarded
  }
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
  return { expect, folder, words, servers, children, start, ask, kept, answers, unowned, lockedBy }
}

// Beside each other, since they mostly wait for processes to end.
test.concurrent('a PostgreSQL that is killed is started again, each time, with all that was acknowledged', async (context) => {
  const { expect, folder, words, start, kept, answers } = placeOf(context)
  const server = await start()
  await kept(server)
  for (let kill = 1; kill <= 3; kill += 1) {
    const pid = postmaster(folder)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => words.filter((line) => line === AGAIN)).toHaveLength(kill)
    await answers(server)
    expect([server.trouble(), postmaster(folder) === pid]).toEqual([null, false])
  }
  expect(words.filter((line) => line.startsWith('PostgreSQL has ended'))).toHaveLength(3)
}, 300_000)

test.concurrent('one that cannot be started says why, and comes back when it can be', async (context) => {
  const { expect, folder, start, kept, answers } = placeOf(context)
  const server = await start()
  await kept(server)
  const wal = path.join(folder, 'pg18', 'pg_wal')
  await rename(wal, `${wal}.away`)
  process.kill(postmaster(folder), 'SIGKILL')
  await expect
    .poll(() => server.trouble())
    .toContain('required WAL directory "pg_wal" does not exist')
  await rename(`${wal}.away`, wal)
  await answers(server)
}, 300_000)

test.concurrent('a process of it that is killed costs the others their connection, and no more', async (context) => {
  const { expect, words, start, kept, answers, ask } = placeOf(context)
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

test.concurrent('one whose socket was swept away takes nobody in: it is started again, by whoever is there', async (context) => {
  const { expect, folder, words, start, kept, answers } = placeOf(context)
  const [owner, other] = [await start(), await start()]
  await kept(owner)
  const pid = postmaster(folder)
  await rm(path.join(folder, 'pg18', '.s.PGSQL.5432'))
  // Not what it says meanwhile: between the end and the next start are some milliseconds.
  await expect.poll(() => words.join()).toContain('has lost its socket')
  await expect.poll(() => words).toContain(AGAIN)
  await answers(other)
  await answers(owner)
  await expect.poll(() => owner.trouble()).toBeNull()
  expect(postmaster(folder)).not.toBe(pid)
}, 300_000)

test.concurrent('so is one of which the folder of the socket is gone', async (context) => {
  const { expect, folder, words, start, kept, answers } = placeOf(context)
  const deep = path.join(folder, ...Array.from({ length: 5 }, () => 'a-folder-with-a-long-name'))
  const server = await start(deep)
  await kept(server)
  expect(server.connection.host).not.toBe(path.join(deep, 'pg18'))
  await rm(server.connection.host, { recursive: true })
  await expect.poll(() => words).toContain(AGAIN)
  await answers(server)
  await server.stop()
  await rm(server.connection.host, { recursive: true, force: true })
}, 300_000)

test.concurrent('one that hangs while its owner dies is made to stop, and the next start has what was written', async (context) => {
  const { expect, folder, children, start, kept, answers } = placeOf(context)
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
}, 300_000)

test.concurrent('a start waits for one that is stopping, and says so', async (context) => {
  const { expect, folder, words, servers, start, kept, answers, unowned } = placeOf(context)
  const first = await start()
  await kept(first)
  await first.stop()
  const old = await unowned()
  const client = new pg.Client(first.connection)
  client.on('error', () => undefined)
  await client.connect()
  process.kill(postmaster(folder), 'SIGTERM') // waits until the last client has left
  await expect.poll(() => readFile(pidFile(folder), 'utf8')).toContain('stopping')
  const pid = postmaster(folder)
  const rising = startEmbedded(folder, { say: (line) => void words.push(line) })
  await expect
    .poll(() => words)
    .toEqual([expect.stringContaining(`(process ${pid}) is still stopping`)])
  await client.end()
  const next = await rising
  servers.push(next)
  await answers(next)
  expect([next.adopted, words.length]).toEqual([false, 1])
  await old.stop()
}, 300_000)

test.concurrent('one that never ends stopping is made to', async (context) => {
  const { expect, folder, words, start, kept, answers, unowned } = placeOf(context)
  const first = await start()
  await kept(first)
  await first.stop()
  const old = await unowned()
  const client = new pg.Client(first.connection)
  client.on('error', () => undefined)
  await client.connect()
  process.kill(postmaster(folder), 'SIGTERM')
  await expect.poll(() => readFile(pidFile(folder), 'utf8')).toContain('stopping')
  await answers(await start())
  expect(words).toContainEqual(expect.stringMatching(/has been stopping for \d+ s: SIGQUIT/))
  await old.stop()
}, 300_000)

test.concurrent('one that somebody told to wait for its last client is made to end, and comes back', async (context) => {
  const { expect, folder, words, start, kept, answers } = placeOf(context)
  const server = await start()
  await kept(server)
  const client = new pg.Client(server.connection)
  client.on('error', () => undefined)
  await client.connect()
  const pid = postmaster(folder)
  process.kill(pid, 'SIGTERM')
  await expect.poll(() => words).toContain(AGAIN)
  await answers(server)
  await expect.poll(() => server.trouble()).toBeNull()
  expect([postmaster(folder) === pid, alive(pid)]).toEqual([false, false])
  expect(words).toContainEqual(expect.stringContaining(`(process ${pid}) is stopping`))
}, 300_000)

test.concurrent('one that hangs while old lines still answer is ended, and comes back', async (context) => {
  const { expect, folder, words, servers, kept, answers } = placeOf(context)
  const say = (line: string) => void words.push(line)
  const server = await startEmbedded(folder, { stopSeconds: STOP, hangSeconds: 5, say })
  servers.push(server)
  await kept(server)
  const line = new pg.Client(server.connection)
  line.on('error', () => undefined)
  await line.connect()
  const pid = postmaster(folder)
  process.kill(pid, 'SIGSTOP')
  await expect(line.query('select n from kept')).resolves.toMatchObject({ rows: [{ n: 1 }] })
  await expect.poll(() => server.trouble()).toBe('it hangs')
  await answers(server)
  await expect.poll(() => server.trouble()).toBeNull()
  expect([postmaster(folder) === pid, alive(pid)]).toEqual([false, false])
  expect(words).toContainEqual(expect.stringContaining(`(process ${pid}) hangs`))
}, 300_000)

test.concurrent('and by who adopted it, whose own line would hold it up', async (context) => {
  const { expect, folder, start, kept, answers, unowned } = placeOf(context)
  await (await start()).stop()
  const old = await unowned()
  const guest = await start()
  await kept(guest)
  const pid = postmaster(folder)
  process.kill(pid, 'SIGTERM')
  await expect.poll(() => postmaster(folder)).not.toBe(pid)
  await answers(guest)
  await old.stop()
}, 300_000)

test.concurrent('lock files that a crash left empty hold nobody up', async (context) => {
  const { folder, start, kept, answers } = placeOf(context)
  const first = await start()
  await kept(first)
  await first.stop()
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
    await writeFile(path.join(folder, 'pg18', name), '')
  await answers(await start())
}, 300_000)

test.concurrent('an id in the lock file that some other program has by now holds nobody up, and is left alone', async (context) => {
  const { expect, folder, children, start, answers, lockedBy } = placeOf(context)
  const owner = await stat(folder)
  const stranger = spawn('sleep', ['3600'], {
    uid: process.getuid?.() === 0 ? 65_534 : owner.uid,
    stdio: 'ignore',
  })
  children.push(stranger)
  await lockedBy(stranger.pid ?? 0)
  await answers(await start())
  expect(alive(stranger.pid ?? 0)).toBe(true)
}, 300_000)

test.concurrent('but while somebody listens at the socket, as the server of another container, its lock stays', async (context) => {
  const { expect, folder, children, start, answers, lockedBy } = placeOf(context)
  const stranger = spawn('sleep', ['3600'], { stdio: 'ignore' })
  children.push(stranger)
  await lockedBy(stranger.pid ?? 0)
  const dir = path.join(folder, 'pg18')
  await rm(path.join(dir, '.s.PGSQL.5432'), { force: true })
  let asked = 0
  const elsewhere = createServer((client) => void ((asked += 1), client.destroy())).listen(
    path.join(dir, '.s.PGSQL.5432'),
  )
  const starting = start()
  await expect.poll(() => asked).toBeGreaterThan(6)
  expect(postmaster(folder)).toBe(stranger.pid)
  elsewhere.close()
  await answers(await starting)
}, 300_000)

test.concurrent('nor does a PostgreSQL on another folder', async (context) => {
  const { start, kept, answers, lockedBy } = placeOf(context)
  const elsewhere = memoryFolder('llar-pg-')
  const other = await start(elsewhere)
  await kept(other)
  await lockedBy(postmaster(elsewhere))
  await answers(await start())
  await answers(other)
  await other.stop()
  await rm(elsewhere, { recursive: true, force: true })
}, 300_000)
