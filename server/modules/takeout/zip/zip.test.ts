import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { RandomAccessReader, fromRandomAccessReaderPromise, type Entry } from 'yauzl'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql, uuidv7 } from '../../../db/index.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bytesOf, type Zip } from './bytes.ts'
import { layOut } from './layout.ts'
import { rangeOf } from '../../../http/range.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

const AT = new Date('2026-11-23T10:00:00Z')
const LARGE = 4_500_000_000

/**
 * Gives a foreign reader the parts that it asks for. The directory is one part: this one asks for it
 * line by line.
 */
class ByParts extends RandomAccessReader {
  readonly #zip: Zip
  readonly #directory: Buffer
  constructor(zip: Zip, directory: Buffer) {
    super()
    this.#zip = zip
    this.#directory = directory
  }
  override _readStreamForRange(start: number, end: number): Readable {
    const from = start - this.#zip.directoryAt
    return Readable.from(
      from >= 0
        ? [this.#directory.subarray(from, from + end - start)]
        : part(this.#zip, start, end - 1),
      { objectMode: false },
    )
  }
}

const part = (zip: Zip, start: number, end: number) => bytesOf(server.deps, zip, start, end)

/** A takeout of `small` equal files, one large one, and one behind it. */
async function manyFiles(small: number): Promise<Zip> {
  const admin = await server.register({ role: 'ADMIN' })
  const id = uuidv7()
  await server.db
    .insertInto('takeout')
    .values({
      id,
      agency_id: admin.profile.agency_ids[0] ?? '',
      created_by: null,
      parts: [],
      created_at: AT,
    })
    .execute()
  const { key, size } = await server.deps.files.put(Buffer.from('hola'), 'takeout-test/small')
  const crc = crc32('hola')
  await sparse('takeout-test/large')
  await sql`insert into takeout_file (takeout_id, position, name, file_key, size, crc, sha256)
    select ${id}::uuid, n, case n when ${small} then 'media/grande.webp'
      else 'consents/añejo-' || n || '.json' end,
      case n when ${small} then 'takeout-test/large' else ${key} end,
      case n when ${small} then ${LARGE}::bigint else ${size} end,
      case n when ${small} then 0 else ${crc}::bigint end, ''
    from generate_series(0, ${small} + 1) as n`.execute(server.db)
  return { id, at: AT, ...(await layOut(server.db, id, AT)) }
}

/** A file of 4.5 GB that takes no place on the disk. */
async function sparse(key: string) {
  const file = path.join(server.deps.config.dataDir, 'files', key)
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await open(file, 'w')
  await handle.truncate(LARGE)
  await handle.close()
}

it('holds 70,001 files and 4.5 GB, by parts, for a reader that is not ours', async () => {
  const zip = await manyFiles(69_999)
  expect(zip).toMatchObject({ entries: 70_001 })
  expect(zip.bytes).toBeGreaterThan(LARGE)
  const directory = await buffer(Readable.from(part(zip, zip.directoryAt, zip.bytes - 1)))
  const byParts = () => new ByParts(zip, directory)
  const reader = await fromRandomAccessReaderPromise(byParts(), zip.bytes)
  const entries: Entry[] = []
  for await (const entry of reader.eachEntry())
    if (entry.fileName.startsWith('media/') || [0, 70_000].includes(numberOf(entry)))
      entries.push(entry)
  expect(reader.entryCount).toBe(70_001)
  expect(entries.map(({ fileName, uncompressedSize }) => [fileName, uncompressedSize])).toEqual([
    ['consents/añejo-0.json', 4],
    ['media/grande.webp', LARGE],
    ['consents/añejo-70000.json', 4],
  ])
  const last = await fromRandomAccessReaderPromise(byParts(), zip.bytes, { autoClose: false })
  const behind = await last.openReadStreamPromise(entries[2] as Entry)
  expect(await text(behind)).toBe('hola')
}, 300_000)

const numberOf = ({ fileName }: Entry): number => Number(/-(\d+)\./.exec(fileName)?.[1] ?? -1)

it.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'beyond'],
  ['bytes=100-', 'beyond'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['pages=1-2', 'whole'],
  ['bytes=a-b', 'whole'],
])('reads the range %s', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})
