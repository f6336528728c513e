import { parseJson } from '../../../contract/guard.ts'
import { isUuid } from '../../../db/id.ts'
import { FORMAT } from '../collect/manifest.ts'
import { Refused } from './refused.ts'
import { piecesOf, type Content } from './zip/content.ts'
import type { ZipEntry } from './zip/directory.ts'
import type { Source } from './zip/source.ts'

/** Bytes of the largest manifest that is read: some 400,000 files. */
const LARGEST = 64_000_000
const FAMILY = 'llar-takeout/'
const SHA256 = /^[0-9a-f]{64}$/

/** What a takeout says of itself. */
export interface Manifest {
  agency: { id: string; name: string }
  createdAt: string
  /** Lines by tag and schema. */
  counts: Record<string, Record<string, number>>
  files: Pick<Content, 'name' | 'size' | 'sha256'>[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value)

/**
 * The manifest of a zip. Refuses a zip that is no takeout (`notOurs`), one of a later format
 * (`newer`), and one whose files are not those that it names (`damaged`).
 */
export async function readManifest(source: Source, entries: ZipEntry[]): Promise<Manifest> {
  const entry = entries.find(({ name }) => name === 'manifest.json')
  if (!entry) throw new Refused('notOurs')
  if (entry.size > LARGEST) throw new Refused('tooLarge')
  const read = parsed(await unproven(source, entry))
  if (!isObject(read) || typeof read['format'] !== 'string') throw new Refused('notOurs')
  const { format } = read
  if (format !== FORMAT) throw new Refused(format.startsWith(FAMILY) ? 'newer' : 'notOurs')
  const manifest = told(read)
  const named = new Map(manifest.files.map((file) => [file.name, file]))
  const others = entries.filter((one) => one !== entry)
  const same = others.every(({ name, size }) => named.get(name)?.size === size)
  if (!same || others.length !== named.size || named.size !== manifest.files.length)
    throw new Refused('damaged')
  return manifest
}

/** Nothing says what the manifest itself has to be. */
async function unproven(source: Source, entry: ZipEntry): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of piecesOf(source, { ...entry, sha256: '' }, 0)) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

function parsed(text: string): unknown {
  const read = parseJson(text)
  if (!('value' in read)) throw new Refused('notOurs')
  return read.value
}

function told({ agency, createdAt, counts, files }: Record<string, unknown>): Manifest {
  const whole =
    isObject(agency) &&
    typeof agency['id'] === 'string' &&
    isUuid(agency['id']) &&
    typeof createdAt === 'string' &&
    !Number.isNaN(Date.parse(createdAt)) &&
    isObject(counts) &&
    Object.values(counts).every((one) => isObject(one) && Object.values(one).every(isCount)) &&
    Array.isArray(files) &&
    files.every(
      (file) =>
        isObject(file) &&
        typeof file['name'] === 'string' &&
        isCount(file['size']) &&
        SHA256.test(String(file['sha256'])),
    )
  if (!whole) throw new Refused('damaged')
  const { id, name } = agency as { id: string; name?: unknown }
  return {
    agency: { id, name: typeof name === 'string' ? name.slice(0, 200) : '' },
    createdAt: new Date(createdAt as string).toISOString(),
    counts: counts as Manifest['counts'],
    files: files as Manifest['files'],
  }
}
