import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Operations } from '../../generated/server/operations.ts'
import { conditionOf } from './condition.ts'
import { readRoutes, type Route } from '../contract/routes.ts'
import { storageFaultOf } from '../contract/storage.ts'
import { sql } from '../db/index.ts'
import { takesIn } from '../db/knock.ts'
import { openPool } from '../db/pool.ts'
import { runStatement } from '../db/statement.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sample } from '../walks/sample.ts'
import { picture } from '../testing/home.ts'
import { makeWorld, type World } from '../walks/world.ts'

// A disk that is full cannot be had here: what writes to it fails as it would. A database that can
// only be read is a real one.
const disk = { code: null as string | null }
const { createWriteStream } = fs
fs.createWriteStream = ((file: string, options: Parameters<typeof createWriteStream>[1]) => {
  const { code } = disk
  if (code === null) return createWriteStream(file, options)
  fs.writeFileSync(file, 'the first half') // what was written until there was no more space
  return new Writable({
    write: (_chunk, _encoding, done) =>
      done(Object.assign(new Error(`${code}: write`), { code, syscall: 'write' })),
  })
}) as typeof createWriteStream
syncBuiltinESMExports()
afterAll(() => {
  fs.createWriteStream = createWriteStream
  syncBuiltinESMExports()
})

const { writeFile } = fsPromises
afterAll(() => {
  fsPromises.writeFile = writeFile
  syncBuiltinESMExports()
})

const { routes, contract } = readRoutes()
let testServer: TestServer
let world: World
beforeAll(async () => {
  testServer = await startTestServer()
  world = await makeWorld(testServer, 'Storage')
}, 300_000)
beforeEach(() => (disk.code = null))
afterAll(() => testServer.close())

async function send(route: Route, lang: 'es' | 'en' = 'es') {
  const body = route.body ? sample(route.body.schema, contract.$defs) : undefined
  const files = await Promise.all(
    (route.body?.files ?? []).slice(0, 1).map(async ({ name }) => ({
      field: name,
      filename: 'a.jpg',
      mime: 'image/jpeg',
      content: await picture(),
    })),
  )
  const params = route.url.includes(':') ? world.paramsOf(route) : {}
  return testServer.call(
    route.operationId as keyof Operations,
    {
      params,
      ...(body !== undefined && { body }),
      files,
      token: route.security ? world.admin.token : null,
      lang,
    } as never,
  )
}
const named = (list: Route[]) => list.map((route) => [route.operationId, route] as const)
const ready = async () => (await testServer.inject('/readyz')).json() as Record<string, unknown>
/** A database that is there, takes people in and is heard. */
const sound = { trouble: () => null, takesIn: async () => true, heard: () => true }
const inTemp = () => readdir(path.join(testServer.deps.config.dataDir, 'tmp'))

/** A server that answers whoever comes with one error. */
async function refusing(code: string): Promise<{ url: string; close(): void }> {
  const fields = `SFATAL\0VFATAL\0C${code}\0Mno\0\0`
  const packet = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)])
  packet.writeInt32BE(packet.length - 1, 1)
  const server = createServer((socket) => void socket.once('data', () => socket.end(packet)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `postgres://x@127.0.0.1:${port}/x`, close: () => void server.close() }
}

describe('a disk without space', () => {
  const taking = routes.filter(
    (route) => route.body?.files.length && !(route.roles && !route.roles.includes('ADMIN')),
  )
  it.each(named(taking))('%s says so, and keeps no half of a file', async (_name, route) => {
    const codes = { ENOSPC: 507, EDQUOT: 507, EROFS: 503 }
    for (const [code, status] of Object.entries(codes)) {
      disk.code = code
      const answer = await send(route)
      const message =
        status === 507
          ? 'No queda espacio para guardar nada: avisa a quien lleva el portal'
          : 'Ahora mismo solo se puede leer: guárdalo más tarde'
      expect([code, answer.status, answer.body]).toEqual([code, status, { message }])
      await expect.poll(inTemp).toEqual([]) // removed as the answer goes out
    }
  })

  it('is told by /readyz until writing works again, and visitors go on reading', async () => {
    disk.code = 'ENOSPC'
    await send(routes.find(({ operationId }) => operationId === 'createImport') as Route)
    const folder = await mkdtemp(path.join(os.tmpdir(), 'llar-full-'))
    const condition = conditionOf({
      db: testServer.db,
      dataDir: path.join(folder, 'data'),
      ...sound,
      heard: () => false,
    })
    condition.note(Object.assign(new Error('x'), { code: 'EDQUOT' }))
    expect(await condition.read()).toEqual({
      status: 'ready',
      database: 'ok',
      files: 'ok',
      live: 'polling',
    }) // it works again
    await rm(folder, { recursive: true })
    disk.code = null
    expect(await ready()).toEqual({
      status: 'ready',
      database: 'ok',
      files: 'ok',
      live: 'listening',
    })
  })

  it('is told of each folder that may be a disk of its own', async () => {
    const { statfs, writeFile } = fs.promises
    const folder = path.join(testServer.deps.config.dataDir, 'files')
    const room = { looked: true, tried: true }
    fs.promises.statfs = (async (at: string) => {
      const found = await statfs(at)
      return at.startsWith(folder) && !room.looked ? { ...found, bavail: 0 } : found
    }) as typeof statfs
    fs.promises.writeFile = (async (at: string, ...rest: [Buffer]) => {
      if (at.startsWith(folder) && !room.tried)
        throw Object.assign(new Error('write'), { code: 'EDQUOT', syscall: 'write' })
      return writeFile(at, ...rest)
    }) as typeof writeFile
    syncBuiltinESMExports()
    try {
      await testServer.deps.files.put(Buffer.from('x'))
      room.looked = false
      expect(await ready()).toMatchObject({ status: 'limited', files: 'full' })
      Object.assign(room, { looked: true, tried: false })
      expect(await ready()).toMatchObject({ status: 'ready', files: 'ok' }) // nothing failed yet
      testServer.deps.condition.note(Object.assign(new Error('x'), { code: 'ENOSPC' }))
      expect(await ready()).toMatchObject({ status: 'limited', files: 'full' })
      room.tried = true
      expect(await ready()).toMatchObject({ status: 'ready', files: 'ok' })
    } finally {
      Object.assign(fs.promises, { statfs, writeFile })
      syncBuiltinESMExports()
    }
  })

  it('so that the database takes no connection is told, and sends nobody here', async () => {
    const full = await refusing('53100')
    const { db } = openPool(full.url)
    const condition = conditionOf({ db, dataDir: testServer.deps.config.dataDir, ...sound })
    expect(await condition.read()).toMatchObject({ status: 'unavailable', database: 'full' })
    await db.destroy()
    full.close()
  })

  it('of the database is told likewise', async () => {
    const full = Object.assign(new Error('could not extend file'), {
      code: '53100',
      severity: 'ERROR',
    })
    const db = new Proxy(testServer.db, {
      get: (real, name) => {
        if (name === 'transaction') return () => ({ execute: () => Promise.reject(full) })
        const value: unknown = Reflect.get(real, name, real)
        return typeof value === 'function' ? (value.bind(real) as unknown) : value
      },
    })
    const condition = conditionOf({
      db,
      dataDir: testServer.deps.config.dataDir,
      ...sound,
    })
    expect((await condition.read()).database).toBe('ok')
    condition.note(new Error('while it wrote', { cause: full }))
    expect(await condition.read()).toMatchObject({ status: 'limited', database: 'full' })
    const mended = conditionOf({
      db: testServer.db,
      dataDir: testServer.deps.config.dataDir,
      ...sound,
    })
    mended.note(full)
    expect(await mended.read()).toMatchObject({ status: 'ready', database: 'ok' })
  })
})

it('a database that is being brought back, or does not answer, sends nobody here', async () => {
  const { db } = openPool({ host: '/nowhere', user: 'x', database: 'x' })
  const of = (trouble: string | null) =>
    conditionOf({
      db,
      dataDir: testServer.deps.config.dataDir,
      ...sound,
      trouble: () => trouble,
    }).read()
  const full = 'FATAL:  could not write lock file "postmaster.pid": No space left on device'
  expect([await of('it was killed'), await of(full), await of(null)]).toMatchObject([
    { status: 'unavailable', database: 'restarting' },
    { status: 'unavailable', database: 'full' },
    { status: 'unavailable', database: 'away' },
  ])
  await db.destroy()
})

describe('a database whose connections we have still answer', () => {
  const asked = (url: string) =>
    conditionOf({
      db: testServer.db,
      dataDir: testServer.deps.config.dataDir,
      ...sound,
      takesIn: () => takesIn(url),
    }).read()

  it.each(['57P01', '57P02', '57P03'])(
    'and refuses new ones (%s) sends nobody here',
    async (code) => {
      const stopping = await refusing(code)
      expect(await asked(stopping.url)).toMatchObject({ status: 'unavailable', database: 'away' })
      stopping.close()
      // Nobody listens there any more.
      expect(await asked(stopping.url)).toMatchObject({ status: 'unavailable', database: 'away' })
    },
  )

  it.each(['53300', '28P01'])('and refuses us one more (%s) goes on', async (code) => {
    const taken = await refusing(code)
    expect(await asked(taken.url)).toMatchObject({ status: 'ready', database: 'ok' })
    taken.close()
  })

  it('is asked for one new connection at a time; one that is not answered says nothing', async () => {
    const knocks: unknown[] = []
    const condition = conditionOf({
      db: testServer.db,
      dataDir: testServer.deps.config.dataDir,
      ...sound,
      takesIn: async () => new Promise(() => knocks.push(1)),
    })
    const all = await Promise.all([condition.read(), condition.read(), condition.read()])
    expect([all.map(({ status }) => status), knocks]).toEqual([['ready', 'ready', 'ready'], [1]])
  })

  it('and leaves new ones without an answer sends nobody here, until one is answered', async () => {
    const answers: ((taken: boolean | null) => void)[] = []
    const condition = conditionOf({
      db: testServer.db,
      dataDir: testServer.deps.config.dataDir,
      ...sound,
      takesIn: async () => new Promise((answer) => answers.push(answer)),
    })
    const told = async (answer?: boolean | null) => {
      const reading = condition.read()
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0), 15_000)
      if (answer !== undefined) answers.splice(0).forEach((one) => one(answer))
      return (await reading).database
    }
    expect(await told(true)).toBe('ok')
    expect([await told(null), await told()]).toEqual(['away', 'away']) // the next one is open, too
    expect(await told(true)).toBe('ok')
  })

  it('is asked as long as our pools would wait', async () => {
    const hanging = createServer(() => undefined)
    await once(hanging.listen(0, '127.0.0.1'), 'listening')
    const { port } = hanging.address() as AddressInfo
    expect(await takesIn(`postgres://x@127.0.0.1:${port}/x`, 50)).toBeNull()
    hanging.close()
  })
})

describe('a database that can only be read', () => {
  beforeAll(async () => {
    const [{ name } = { name: '' }] = (
      await sql<{ name: string }>`select current_database() as name`.execute(testServer.db)
    ).rows
    // A session read a while ago would have its end moved by the next question.
    await sql`update session set seen_at = now() - interval '2 hours'`.execute(testServer.db)
    await runStatement(
      testServer.connection,
      `alter database ${name} set default_transaction_read_only = on`,
    )
    await runStatement(
      testServer.connection,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    )
    await vi.waitFor(async () => {
      const { rows } = await sql<{
        transaction_read_only: string
      }>`show transaction_read_only`.execute(testServer.db)
      if (rows[0]?.transaction_read_only !== 'on') throw new Error('an old connection')
    }, 15_000)
  })

  it('is told by /readyz, which goes on sending visitors here', async () => {
    expect((await testServer.inject('/readyz')).statusCode).toBe(200)
    expect(await ready()).toEqual({
      status: 'limited',
      database: 'read-only',
      files: 'ok',
      live: 'listening',
    })
  })

  const isEndless = (route: Route): boolean =>
    route.replies['200']?.contentType === 'text/event-stream'
  it.each(named(routes.filter((route) => !isEndless(route))))(
    '%s is answered in words',
    async (_name, route) => {
      const { status, body } = await send(route, 'en')
      expect(status, JSON.stringify(body)).not.toBe(500)
      if (status === 503 && !route.replies['503'])
        expect(body).toEqual({ message: 'The site is read-only right now: save it later' })
    },
  )

  it('reading goes on: the homes, the desk', async () => {
    const reads = ['listListings', 'listProperties', 'listContacts', 'getUser'] as const
    for (const name of reads) {
      const route = routes.find(({ operationId }) => operationId === name)
      if (route) expect([name, (await send(route)).status]).toEqual([name, 200])
    }
    expect(
      (
        await testServer.call('createTemplate', {
          token: world.admin.token,
          body: { name: 'x', text: { es: 'Hola' } },
        })
      ).status,
    ).toBe(503)
  })
})

it('a folder that cannot be made on a closed disk, which Node calls ENOENT, speaks of storage', () => {
  const refused = (syscall: string) =>
    storageFaultOf(Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall }))
  expect(refused('mkdir')).toEqual({ part: 'files', fault: 'read-only' })
  expect(refused('open')).toBeNull()
})

it('a disk that its system has closed is said while the database is away, though it looks writable', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'llar-closed-'))
  let why: string | null = 'could not open file "postmaster.pid": Read-only file system'
  const { read } = conditionOf({ ...sound, db: testServer.db, dataDir, trouble: () => why })
  await read()
  fsPromises.writeFile = async () =>
    Promise.reject(Object.assign(new Error('EROFS: open'), { code: 'EROFS', syscall: 'open' }))
  syncBuiltinESMExports()
  expect(await read()).toMatchObject({
    status: 'unavailable',
    database: 'read-only',
    files: 'read-only',
  })
  why = 'could not fsync file: Input/output error'
  expect(await read()).toMatchObject({ database: 'read-only' })
  fsPromises.writeFile = writeFile
  syncBuiltinESMExports()
  why = null
  expect(await read()).toMatchObject({ files: 'ok' })
  await rm(dataDir, { recursive: true })
})
