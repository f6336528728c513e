import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ServiceAway } from '../away.ts'
import { folderFiles } from './folder.ts'
import type { FilesPort } from './port.ts'
import { FileMissing, removeAll, sweepOrphans } from './index.ts'
import { startS3 } from './s3.fixture.ts'
import { s3Files } from './s3.ts'

/** Every adapter keeps the same promises. */
const ADAPTERS = {
  folder: async (root: string) => ({ files: folderFiles(root), close: async () => undefined }),
  s3: async (root: string) => {
    const { settings, close } = await startS3()
    return { files: s3Files(settings, path.join(root, '.tmp')), close }
  },
}

describe.each(Object.entries(ADAPTERS))('files in a %s', (_, open) => {
  let root: string
  let files: FilesPort
  let close: () => Promise<void>
  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'llar-files-'))
    ;({ files, close } = await open(root))
  })
  afterAll(async () => {
    await close()
    await rm(root, { recursive: true, force: true })
  })

  async function keysOf(prefix?: string): Promise<string[]> {
    const keys: string[] = []
    for await (const file of files.list(prefix)) keys.push(file.key)
    return keys
  }

  test('keeps what it is given, under a key or its own digest', async () => {
    const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    expect(await files.put(Readable.from([Buffer.from('a'), Buffer.from('bc')]))).toEqual({
      key: `sha256/ba/${sha256}`,
      size: 3,
      sha256,
    })
    await files.put(Buffer.from('first'), 'home/1/a.webp')
    await files.put(Buffer.from('second'), 'home/1/a.webp')
    expect(await text(await files.get('home/1/a.webp'))).toBe('second')
    expect(await text(await files.get('home/1/a.webp', { start: 1, end: 3 }))).toBe('eco')
    expect(await files.stat('home/1/a.webp')).toMatchObject({
      size: 6,
      modified: expect.any(Date) as Date,
    })
    expect(await keysOf('home')).toEqual(['home/1/a.webp'])
    expect(await keysOf()).toHaveLength(2)
  })

  test('removes, and is calm about what is not there', async () => {
    await files.put(Buffer.from('x'), 'gone')
    await files.remove('gone')
    await files.remove('gone')
    expect([await files.exists('gone'), await files.stat('home')]).toEqual([false, null])
    await expect(files.get('gone')).rejects.toThrow(FileMissing)
    expect(await keysOf('nothing')).toEqual([])
  })

  test('what nobody needs is swept, what is fresh is not even asked about', async () => {
    for (const name of ['needed', 'lost', 'other'])
      await files.put(Buffer.from(name), `sweep/${name}`)
    const asked: string[] = []
    const isNeeded = async (key: string) => asked.push(key) > 0 && key === 'sweep/needed'
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    expect([await sweepOrphans(files, 'sweep', inDays(-1), isNeeded), asked]).toEqual([0, []])
    expect([
      await sweepOrphans(files, 'sweep', inDays(1), isNeeded),
      await keysOf('sweep'),
    ]).toEqual([2, ['sweep/needed']])
    await removeAll(files, ['sweep/needed', 'sweep/lost'])
    expect(await keysOf('sweep')).toEqual([])
  })

  test('a stream that breaks leaves nothing', async () => {
    const breaking = Readable.from(
      (function* () {
        yield Buffer.from('half')
        throw new Error('broken')
      })(),
    )
    await expect(files.put(breaking, 'half')).rejects.toThrow('broken')
    expect([await files.exists('half'), await readdir(path.join(root, '.tmp'))]).toEqual([
      false,
      [],
    ])
  })

  test.each(['../x', '/etc/passwd', 'a/../b', '', '.tmp/x', 'a//b', 'a\0b', 'ñ'])(
    '%j is no key',
    async (key) => {
      await expect(files.put(Buffer.from('x'), key)).rejects.toThrow('Not a key')
    },
  )
})

test.each(['before a file', 'in the middle of one'])(
  'a store that falls silent %s is away, and nobody waits for minutes',
  async (when) => {
    const store = createServer((request, reply) => {
      if (request.method === 'GET' && when !== 'before a file')
        reply.writeHead(200, { 'content-length': 100 }).write('half')
    })
    await new Promise<void>((ready) => store.listen(0, '127.0.0.1', ready))
    const { port } = store.address() as AddressInfo
    const { settings, close } = await startS3()
    const files = s3Files({ ...settings, endpoint: `http://127.0.0.1:${port}` }, os.tmpdir(), 50)
    const fault = (act: Promise<unknown>) =>
      Promise.race([act.catch((error: unknown) => error), sleep(120_000, 'still waits')])
    expect(await fault(files.get('a').then((stream) => text(stream)))).toBeInstanceOf(ServiceAway)
    expect(await fault(files.put(Buffer.from('whole')))).toBeInstanceOf(ServiceAway)
    store.closeAllConnections()
    store.close()
    await close()
  },
)

test('who reads a file slowly is given the time', async () => {
  const { settings, close } = await startS3()
  const files = s3Files(settings, os.tmpdir(), 3_000)
  const whole = Buffer.alloc(400_000, 'x')
  await files.put(whole, 'slow')
  let read = 0
  for await (const piece of await files.get('slow')) {
    if (read === 0) await sleep(3_500)
    read += (piece as Buffer).length
  }
  expect(read).toBe(whole.length)
  await close()
})

test('a store that refuses our keys says so', async () => {
  const { settings, close } = await startS3()
  const files = s3Files({ ...settings, secretAccessKey: 'wrong' }, os.tmpdir())
  await expect(files.stat('a')).rejects.toThrow('The file store answered 403')
  await close()
})

test('a store that hangs, or goes away in the middle of a file, is away', async () => {
  const store = createServer((request, reply) => {
    if (request.method !== 'GET') return
    reply.writeHead(200, { 'content-length': 100 }).write('half')
    setImmediate(() => reply.destroy())
  })
  await new Promise<void>((ready) => store.listen(0, '127.0.0.1', ready))
  const { port } = store.address() as AddressInfo
  const { settings, close } = await startS3()
  const files = s3Files({ ...settings, endpoint: `http://127.0.0.1:${port}` }, os.tmpdir(), 50)
  await expect(files.exists('a')).rejects.toThrow(ServiceAway)
  await expect(files.remove('a')).rejects.toThrow(ServiceAway)
  const broken = await files
    .get('a')
    .then((stream) => text(stream))
    .catch((error: unknown) => error)
  expect(broken).toBeInstanceOf(ServiceAway)
  store.closeAllConnections()
  store.close()
  await close()
})
