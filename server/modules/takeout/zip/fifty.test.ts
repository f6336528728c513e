import { createHash } from 'node:crypto'
import { mkdir, open, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { RandomAccessReader, fromRandomAccessReaderPromise } from 'yauzl'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Takeout, TakeoutAddress } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { piecesOf, wholeOf, type Content } from '../incoming/zip/content.ts'
import { readDirectory } from '../incoming/zip/directory.ts'
import type { Source } from '../incoming/zip/source.ts'
import { bytesOf, type Zip } from './bytes.ts'
import { layOut } from './layout.ts'

/**
 * What of 50 GB differs from less: offsets beyond 4 GB in many lines of the directory, files larger
 * than that behind one another, and parts that are asked for from there. The large files take no
 * place on the disk.
 */
const LARGE = 4_500_000_000
const PAIRS = 11
const small = (nth: number): string => `foto ${nth}`

let server: TestServer
let zip: Zip
let url = ''
beforeAll(async () => {
  server = await startTestServer()
  const { token } = await server.register({ role: 'ADMIN' })
  const made = await server.call('createTakeout', { token, body: { parts: ['records'] } })
  const { id } = made.body as Takeout
  await server.runJobs()
  zip = await fill(id)
  const address = await server.call('createTakeoutAddress', { token, params: { id } })
  url = new URL((address.body as TakeoutAddress).url).pathname
}, 300_000)
afterAll(() => server.close())

/** Puts eleven files of 4.5 GB into a takeout that is ready, a small one behind each. */
async function fill(id: string): Promise<Zip> {
  const file = path.join(server.deps.config.dataDir, 'files', 'takeout-test/large')
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await open(file, 'w')
  await handle.truncate(LARGE)
  await handle.close()
  const { rows } = await sql<{ last: number }>`
    select max(position) as last from takeout_file where takeout_id = ${id}`.execute(server.db)
  const from = (rows[0]?.last ?? 0) + 1
  for (let nth = 0; nth < PAIRS; nth += 1) {
    const { key, size } = await server.deps.files.put(
      Buffer.from(small(nth)),
      `takeout-test/${nth}`,
    )
    const at = from + nth * 2
    await sql`insert into takeout_file (takeout_id, position, name, file_key, size, crc, sha256)
      values (${id}, ${at}, ${`media/large-${nth}.bin`}, 'takeout-test/large', ${LARGE}, 0, ''),
        (${id}, ${at + 1}, ${`media/small-${nth}.txt`}, ${key}, ${size}, ${crc32(small(nth))}, '')`.execute(
      server.db,
    )
  }
  const { created_at: at } = await server.db
    .selectFrom('takeout')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const layout = await layOut(server.db, id, at)
  await server.db
    .updateTable('takeout')
    .set({ entries: layout.entries, bytes: layout.bytes, directory_at: layout.directoryAt })
    .where('id', '=', id)
    .execute()
  return { id, at, ...layout }
}

const part = (start: number, end: number): Readable =>
  Readable.from(bytesOf(server.deps, zip, start, end), { objectMode: false })
/** The zip as an import finds it at an address. */
const source = (): Source => ({
  size: zip.bytes,
  etag: null,
  read: (start, end) => Promise.resolve(part(start, end)),
})
class ByParts extends RandomAccessReader {
  override _readStreamForRange(start: number, end: number): Readable {
    return part(start, end - 1)
  }
}

describe('a takeout of 50 GB', () => {
  it('has its files beyond 4 GB where a reader that is not ours looks for them', async () => {
    expect(zip.bytes).toBeGreaterThan(49_500_000_000)
    const reader = await fromRandomAccessReaderPromise(new ByParts(), zip.bytes, {
      autoClose: false,
    })
    const found: [string, number, string | null][] = []
    for await (const entry of reader.eachEntry()) {
      if (!entry.fileName.startsWith('media/')) continue
      const isSmall = entry.fileName.includes('small')
      const words = isSmall ? await text(await reader.openReadStreamPromise(entry)) : null
      found.push([entry.fileName, entry.uncompressedSize, words])
    }
    expect(found).toEqual(
      Array.from({ length: PAIRS }, (_, nth) => [
        [`media/large-${nth}.bin`, LARGE, null],
        [`media/small-${nth}.txt`, small(nth).length, small(nth)],
      ]).flat(),
    )
  })

  it('goes on over HTTP from any byte beyond 4 GB, with the bytes that are there', async () => {
    const get = (range: string) => server.inject({ method: 'GET', url, headers: { range } })
    expect((await server.inject({ method: 'HEAD', url })).headers['content-length']).toBe(
      String(zip.bytes),
    )
    const places = [2 ** 31, 2 ** 32, 2 ** 33, 10 * LARGE, zip.directoryAt, zip.bytes - 50]
    for (const place of places) {
      const [start, end] = [place - 40, Math.min(place + 39, zip.bytes - 1)]
      const reply = await get(`bytes=${start}-${end}`)
      expect(reply.statusCode).toBe(206)
      expect(reply.headers['content-range']).toBe(`bytes ${start}-${end}/${zip.bytes}`)
      expect(reply.rawPayload.equals(await buffer(part(start, end)))).toBe(true)
    }
    const tail = await get(`bytes=${zip.directoryAt}-`)
    expect(tail.rawPayload).toHaveLength(zip.bytes - zip.directoryAt)
  })

  it('is read by the import where it lies, holds little of it at a time, and is written nowhere', async () => {
    const entries = await readDirectory(source())
    expect(entries).toHaveLength(zip.entries)
    const content = (name: string, of: Buffer | null): Content => {
      const entry = entries.find((one) => one.name === name) ?? expect.fail(`no ${name}`)
      return {
        ...entry,
        sha256: createHash('sha256')
          .update(of ?? '')
          .digest('hex'),
      }
    }
    for (const nth of [0, PAIRS - 1]) {
      const file = content(`media/small-${nth}.txt`, Buffer.from(small(nth)))
      expect((await wholeOf(source(), file)).toString()).toBe(small(nth))
    }
    // A file of 4.5 GB that lies behind 40 GB: from near its end, and no more than is asked for.
    const large = content(`media/large-${PAIRS - 1}.bin`, null)
    expect(large.headerAt).toBeGreaterThan(10 * LARGE)
    const before = process.memoryUsage().rss
    let bytes = 0
    for await (const piece of piecesOf(source(), large, LARGE - 200_000_000)) bytes += piece.length
    expect(bytes).toBe(200_000_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(180_000_000)
    const onDisk = await stat(path.join(server.deps.config.dataDir, 'files', 'takeout-test/large'))
    expect(onDisk.blocks * 512).toBeLessThan(1_000_000)
  })
})
