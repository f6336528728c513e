import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { conditionOf } from './condition.ts'
import { failingDisk } from './failing-disk.fixture.ts'
import { closeForWriting } from './read-only.fixture.ts'
import { storageFaultOf } from '../contract/storage.ts'
import { takesIn } from '../db/knock.ts'
import { openPool } from '../db/pool.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const disk = failingDisk()
const { writeFile } = fsPromises
afterAll(() => {
  fsPromises.writeFile = writeFile
  syncBuiltinESMExports()
})

let testServer: TestServer
let admin: Person
beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.register({ role: 'ADMIN' })
})
afterAll(() => testServer.close())

const ready = async () => (await testServer.inject('/readyz')).json() as Record<string, unknown>
/** A database that is there, takes people in and is heard. */
const sound = {
  trouble: () => null,
  takesIn: async () => true,
  heard: () => true,
  patienceMs: 60_000,
}

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
  it('is told by /readyz until writing works again, and visitors go on reading', async () => {
    disk.code = 'ENOSPC'
    const file = {
      field: 'file',
      filename: 'a.xml',
      mime: 'text/xml',
      content: Buffer.from('<a/>'),
    }
    const body = { provider: 'kyero', dryRun: true } as const
    const sent = await testServer.call('createImport', { token: admin.token, body, files: [file] })
    expect(sent.status).toBe(507)
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
      patienceMs: 2000,
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
      patienceMs: 2000,
    })
    const told = async (answer?: boolean | null) => {
      const reading = condition.read()
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0), 60_000)
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
  beforeAll(() => closeForWriting(testServer))

  it('is told by /readyz, which goes on sending visitors here', async () => {
    expect((await testServer.inject('/readyz')).statusCode).toBe(200)
    expect(await ready()).toEqual({
      status: 'limited',
      database: 'read-only',
      files: 'ok',
      live: 'listening',
    })
  })

  it('reading goes on: the homes, the desk', async () => {
    const { token, profile } = admin
    const read = [
      await testServer.call('searchListings', {}),
      await testServer.call('listProperties', { token }),
      await testServer.call('listContacts', { token }),
      await testServer.call('getUser', { token, params: { id: profile.id } }),
    ]
    expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const body = { name: 'x', text: { es: 'Hola' } }
    expect((await testServer.call('createTemplate', { token, body })).status).toBe(503)
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
