import { Worker } from 'node:worker_threads'
import { inflateRaw } from 'node:zlib'
import { promisify } from 'node:util'
import type { Line } from './line.ts'
import { plainZip, type PlainPart } from './plain-zip.ts'
import { Unreadable } from './unreadable.ts'

/** Bytes that a workbook may unpack to. */
const UNPACKED = 120 * 1024 * 1024
const PARTS = 2000
/** A workbook that takes longer is none that a program wrote. */
const SECONDS = 60

interface Part {
  name: Buffer
  size: number
  packed: Buffer
  method: number
}

/** Parts of a ZIP by its directory at the end; null when there is none. */
function partsOf(bytes: Buffer): Part[] | null {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end === -1 || end + 22 > bytes.length) return null
  const count = bytes.readUInt16LE(end + 10)
  const parts: Part[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let part = 0; part < count; part += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return null
    const [method, packed, size] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ]
    const local = bytes.readUInt32LE(at + 42)
    if (local + 30 > bytes.length) return null
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28))
    parts.push({ name, method, size, packed: bytes.subarray(start, start + packed) })
    at +=
      46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw)

/**
 * A workbook's texts in a ZIP of our own, none of them packed: the reader goes by what stands before
 * each part, which may be another thing than the directory that we looked at. Refuses one that
 * unpacks to more than we read, also when its directory tells less than the truth.
 */
export async function repacked(bytes: Buffer): Promise<Buffer> {
  const parts = partsOf(bytes)
  if (!parts || parts.length === 0) throw new Unreadable('brokenSheet')
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  if (parts.length > PARTS || total > UNPACKED) throw new Unreadable('sheetTooLarge')
  const plain: PlainPart[] = []
  for (const { name, method, packed, size } of parts) {
    if (method === 0 ? packed.length !== size : method !== 8) throw new Unreadable('brokenSheet')
    const bytesOf = method === 0 ? packed : await unpacked(packed, size)
    if (/\.(xml|rels)$/i.test(name.toString('utf8'))) plain.push({ name, bytes: bytesOf })
  }
  return plainZip(plain)
}

const unpacked = (packed: Buffer, size: number): Promise<Buffer> =>
  unpack(packed, { maxOutputLength: size + 1 }).catch((error: unknown) => {
    throw new Unreadable(
      (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
        ? 'sheetTooLarge'
        : 'brokenSheet',
    )
  })

/** What the worker says. */
export type SheetAnswer = { rows: string[][] } | { failed: true } | { tooLarge: true }

/**
 * Rows of a workbook's first sheet that has any, read in a thread of its own with limits on memory
 * and time.
 */
export async function readSheetLines(bytes: Buffer): Promise<Line[]> {
  const safe = await repacked(bytes)
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: safe,
    resourceLimits: { maxOldGenerationSizeMb: 400 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const answer = await new Promise<SheetAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(new Unreadable('sheetTooLarge')), SECONDS * 1000)
      worker.once('message', resolve)
      worker.once('error', (error) =>
        reject(
          new Unreadable(
            (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
              ? 'sheetTooLarge'
              : 'brokenSheet',
          ),
        ),
      )
      worker.once('exit', () => reject(new Unreadable('brokenSheet')))
    })
    if ('tooLarge' in answer) throw new Unreadable('sheetTooLarge')
    if ('failed' in answer) throw new Unreadable('brokenSheet')
    return answer.rows.map((cells, index) => ({ line: index + 1, cells }))
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
