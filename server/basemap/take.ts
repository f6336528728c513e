import { mkdir, open, rename, statfs, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { MapFault } from './fault.ts'
import { headOf } from './head.ts'
import { planOf, type Plan } from './plan.ts'
import { isAddress, type ArchiveSource } from './source.ts'

/** Contents that lie so near each other are read with one range, up to so much at once. */
const GAP = 32_768
const MOST = 1_048_576

export interface TakeOptions {
  source: ArchiveSource
  /** The file that is to be there in the end. */
  file: string
  say: (sentence: string) => void
  /** Bytes that a folder has room for. */
  room?: (folder: string) => Promise<number>
}

/** What has come, still beside its place. */
export interface Taken {
  part: string
  bytes: number
  tiles: number
  /** Puts it in its place, in one step. */
  settle: () => Promise<void>
}

/** Everybody may read the file: of a file here, no more than its name. */
const originOf = (source: ArchiveSource): string =>
  isAddress(source.getKey()) ? source.getKey() : path.basename(source.getKey())

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/**
 * Takes the islands' tiles out of an archive into `<file>.part`, or goes on with the part of the
 * same archive that is there: its directory stands at its beginning, so what has come stays as it
 * is.
 */
export async function takeTiles(options: TakeOptions): Promise<Taken> {
  const { source, file, say, room = roomIn } = options
  say(`Reading what ${source.getKey()} holds of the islands …`)
  const plan = await planOf(source)
  const head = headOf(plan, { 'llar:source': originOf(source), 'llar:mark': source.identity() })
  const bytes = plan.contents.reduce((sum, { length }) => sum + length, head.length)
  say(`${plan.entries.length} tiles, ${megabytes(bytes)}.`)
  const part = `${file}.part`
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await open(part, 'a+').then(async (made) => {
    await made.close()
    return open(part, 'r+')
  })
  try {
    const begun = await goOn(handle, head, plan)
    const wanted = bytes - begun.bytes
    const free = await room(path.dirname(file))
    if (free < wanted) throw noRoom(part, wanted, free)
    if (begun.contents > 0) say(`${megabytes(begun.bytes)} are here already.`)
    if (begun.contents === 0) await handle.write(head, 0, head.length, 0)
    await fetchRest(options, plan, { handle, ...begun, bytes: begun.bytes || head.length }, bytes)
    await handle.sync()
  } catch (error) {
    if (isFull(error)) throw noRoom(part, bytes, null)
    throw error
  } finally {
    await handle.close()
  }
  return { part, bytes, tiles: plan.entries.length, settle: () => rename(part, file) }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

const noRoom = (part: string, wanted: number, free: number | null): MapFault =>
  new MapFault(
    `There is no room in ${path.dirname(part)}: ${megabytes(wanted)} are needed` +
      `${free === null ? '' : `, ${megabytes(free)} are free`}. ` +
      'What has come stays: make room and run the command again.',
  )

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** How much of a part may stay: whole contents behind the same head, else nothing. */
async function goOn(
  handle: FileHandle,
  head: Buffer,
  { contents }: Plan,
): Promise<{ contents: number; bytes: number }> {
  const { size } = await handle.stat()
  const start = Buffer.alloc(head.length)
  await handle.read(start, 0, head.length, 0)
  let [end, whole] = [head.length, 0]
  if (size > head.length && start.equals(head)) {
    for (const { length } of contents) {
      if (end + length > size) break
      end += length
      whole += 1
    }
  }
  await handle.truncate(whole === 0 ? 0 : end)
  return { contents: whole, bytes: whole === 0 ? 0 : end }
}

async function fetchRest(
  { source, say }: TakeOptions,
  { contents, header }: Plan,
  { handle, contents: from, bytes: begun }: { handle: FileHandle; contents: number; bytes: number },
  all: number,
): Promise<void> {
  let end = begun
  let said = Math.floor((end / all) * 10)
  for (let at = from; at < contents.length;) {
    const group = groupAt(contents, at)
    const first = group[0]?.offset ?? 0
    const last = group.at(-1)
    const { data } = await source.getBytes(
      header.tileDataOffset + first,
      (last ? last.offset + last.length : first) - first,
    )
    const bytes = Buffer.concat(
      group.map(({ offset, length }) => new Uint8Array(data, offset - first, length)),
    )
    await handle.write(bytes, 0, bytes.length, end)
    end += bytes.length
    at += group.length
    const tenth = Math.floor((end / all) * 10)
    if (tenth > said) say(`${tenth * 10} % (${megabytes(end)})`)
    said = tenth
  }
}

/** The contents from one on that one range brings, with little between them. */
function groupAt(contents: Plan['contents'], at: number): Plan['contents'] {
  const group: Plan['contents'] = []
  for (let next = at; next < contents.length; next += 1) {
    const content = contents[next]
    const [first, last] = [group[0], group.at(-1)]
    if (!content) break
    if (first && last) {
      const gap = content.offset - last.offset - last.length
      if (gap < 0 || gap > GAP || content.offset + content.length - first.offset > MOST) break
    }
    group.push(content)
  }
  return group
}
