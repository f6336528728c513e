import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  Agency,
  Document,
  Expense,
  InboxMessage,
  Lead,
  Property,
  User,
} from '../../../../../generated/model/index.ts'
import type { Deps } from '../../../../contract/deps.ts'
import { HttpError } from '../../../../contract/errors.ts'
import { parseJson } from '../../../../contract/guard.ts'
import { tempName } from '../../../../http/temp-files.ts'
import { keepPicture } from '../../../agency/index.ts'
import { EXPENSE_FOLDER } from '../../../expense/index.ts'
import { keepMessageFiles, type KeptFile } from '../../../inbox/index.ts'
import { photoOrPdf, prepareMedia } from '../../../property/index.ts'
import { fileBeginning, fileNamed, type ImportRow } from '../import.repository.ts'
import { Refused } from '../refused.ts'
import type { Source } from '../zip/source.ts'
import { streamOf, wholeOf, type Content } from '../zip/content.ts'
import type { Fetched, Pictures } from './homes.ts'

/** The zip of an import, for what records name beside themselves. */
export interface Zip {
  deps: Deps
  row: ImportRow
  source: Source
}

/** Bytes of the largest photo and document that are taken, as from anybody. */
const LARGEST = 25_000_000
const HEAD = 4096

/** The bytes of a file that is not too large; why not, in short, else. */
async function bytesIn({ source }: Zip, file: Content | null): Promise<Buffer | string> {
  if (!file) return 'notInFile'
  if (file.size > LARGEST) return 'fileTooLarge'
  try {
    return await wholeOf(source, file)
  } catch (error) {
    if (error instanceof Refused && error.reason === 'altered') return 'fileAltered'
    throw error
  }
}

/** The photos of a home, made ready as if somebody had uploaded them; each that cannot be, with why. */
export async function fetchPictures(zip: Zip, value: unknown): Promise<Pictures> {
  const found: Pictures = { prepared: [], lost: [] }
  for (const media of (value as Property).media) {
    const name = `media/${media.src.slice(media.src.lastIndexOf('/') + 1)}.webp`
    const data = await bytesIn(zip, await fileNamed(zip.deps.db, zip.row.id, name))
    if (typeof data === 'string') {
      found.lost.push({ media, reason: data })
      continue
    }
    const { prepared, refused } = await prepareMedia(zip.deps, [{ filename: name, data }], 'es')
    const [picture] = prepared
    if (picture) found.prepared.push({ media, picture })
    else found.lost.push({ media, reason: refused.length > 0 ? 'noPicture' : 'notInFile' })
  }
  return found
}

/** A document of a home, in the store. */
export const fetchDocument = (zip: Zip, value: unknown): Promise<Fetched> =>
  fetchPaper(zip, `documents/home/${(value as Document).id}-`, 'document')

/** The paper of an expense, in the store; null where it has none. */
export const fetchReceipt = async (zip: Zip, value: unknown): Promise<Fetched | null> => {
  const { id, file } = value as Expense
  return file && fetchPaper(zip, `documents/expense/${id}-`, EXPENSE_FOLDER)
}

/** A PDF or photo, in the store; a key of its own each time, so that a crash leaves an orphan. */
async function fetchPaper(zip: Zip, name: string, folder: string): Promise<Fetched> {
  const { deps, row, source } = zip
  const file = await fileBeginning(deps.db, row.id, name)
  if (!file) return { left: 'notInFile' }
  if (file.size > LARGEST) return { left: 'fileTooLarge' }
  const id = randomUUID()
  try {
    const key = `${folder}/${id.slice(-2)}/${id}`
    const { size } = await deps.files.put(await streamOf(source, file), key)
    const mime = photoOrPdf(await headOf(deps, key, size))
    if (mime) return { key, size, mime }
    await deps.files.remove(key)
    return { left: 'noDocument' }
  } catch (error) {
    if (error instanceof Refused && error.reason === 'altered') return { left: 'fileAltered' }
    throw error
  }
}

async function headOf({ files }: Deps, key: string, size: number): Promise<Buffer> {
  if (size === 0) return Buffer.alloc(0)
  const pieces: Buffer[] = []
  const head = await files.get(key, { start: 0, end: Math.min(size, HEAD) - 1 })
  for await (const piece of head as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** What the person of an enquiry agreed to; null where the file does not say. */
export async function fetchConsent(zip: Zip, value: unknown): Promise<string | null> {
  const { id } = value as Lead
  const file = await fileNamed(zip.deps.db, zip.row.id, `consents/lead-${id}.json`)
  const bytes = await bytesIn(zip, file)
  if (typeof bytes === 'string') return null
  const read = parseJson(bytes.toString('utf8'))
  const text = 'value' in read ? (read.value as { text?: unknown } | null)?.text : null
  return typeof text === 'string' ? text.slice(0, 4000) : null
}

/** Files of a message, in the store; those that are not in the zip, or that nobody takes, are left. */
export async function fetchMessageFiles(zip: Zip, value: unknown): Promise<KeptFile[]> {
  const found: { id: string; filename: string; content: Buffer }[] = []
  for (const { id, filename } of (value as InboxMessage).files) {
    const file = await fileBeginning(zip.deps.db, zip.row.id, `documents/mail/${id}-`)
    const content = await bytesIn(zip, file)
    if (typeof content !== 'string') found.push({ id, filename, content })
  }
  return keepMessageFiles(zip.deps, found)
}

/**
 * Pictures of people and of the agency, drawn anew; those that are none are left out. A store that
 * is away is waited for: nobody would look for them again.
 */
export async function fetchPortraits(zip: Zip, value: unknown): Promise<Map<string, string>> {
  const { logo, cover, avatar } = value as Partial<Agency & User>
  const found = new Map<string, string>()
  for (const [shape, address] of [
    ['logo', logo],
    ['cover', cover],
    ['avatar', avatar],
  ] as const) {
    if (!address) continue
    const name = `media/portrait/${address.slice(address.lastIndexOf('/') + 1)}`
    const bytes = await bytesIn(zip, await fileNamed(zip.deps.db, zip.row.id, name))
    const kept = typeof bytes === 'string' ? null : await drawn(zip.deps, bytes, shape)
    if (kept !== null) found.set(address, kept)
  }
  return found
}

async function drawn(
  deps: Deps,
  bytes: Buffer,
  shape: Parameters<typeof keepPicture>[2],
): Promise<string | null> {
  const folder = path.join(deps.config.dataDir, 'tmp')
  const file = path.join(folder, tempName())
  await mkdir(folder, { recursive: true })
  await writeFile(file, bytes)
  return keepPicture(deps, { path: file, size: bytes.length }, shape, 'es')
    .catch((error: unknown) => {
      if (error instanceof HttpError) return null
      throw error
    })
    .finally(() => rm(file, { force: true }))
}
