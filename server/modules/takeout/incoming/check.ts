import { createHash } from 'node:crypto'
import type { TakeoutHead } from '../../../db/tables/takeout.ts'
import { parseJson } from '../../../contract/guard.ts'
import { inTransaction } from '../../../db/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { ABSENT } from './absent.ts'
import { keepFiles, setImport, type ImportRow } from './import.repository.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { Refused } from './refused.ts'
import { openSource } from './open-source.ts'
import type { Source } from './zip/source.ts'
import { piecesOf, type Content } from './zip/content.ts'
import { readDirectory } from './zip/directory.ts'
import { linesOf } from './zip/lines.ts'

const RECORDS = /^data\/([a-z]+)\.ndjson$/

/**
 * Looks at a takeout before anything of it is taken: the zip, its manifest, that each file of
 * records is the one that was written, that its lines are as many as were counted and of one
 * agency. Of an uploaded file every other byte, too; at an address photos and documents are looked
 * at when they are fetched, so that they cross the wire once. Throws Refused.
 */
export async function check(row: ImportRow, deps: Deps): Promise<void> {
  const source = await openSource(row, deps)
  const entries = await readDirectory(source)
  const manifest = await readManifest(source, entries)
  const digests = new Map(manifest.files.map(({ name, sha256 }) => [name, sha256]))
  const files: Content[] = entries.flatMap((entry) => {
    const sha256 = digests.get(entry.name)
    return sha256 === undefined ? [] : [{ ...entry, sha256 }]
  })
  for (const file of files) {
    const tag = RECORDS.exec(file.name)?.[1]
    if (tag !== undefined) await checkRecords(source, file, tag, manifest)
    else if (row.file_key !== null) await checkBytes(source, file)
  }
  await inTransaction(deps.db, async (trx) => {
    const change = { state: 'running' as const, etag: source.etag, silent: 0, reason: null }
    const head = headOf(manifest, source.size)
    if (await setImport(trx, row.id, { ...change, head }, 'checking'))
      await keepFiles(trx, row.id, files)
  })
}

async function checkBytes(source: Source, file: Content): Promise<void> {
  const digest = createHash('sha256')
  for await (const _ of piecesOf(source, file, 0, digest));
  if (digest.digest('hex') !== file.sha256) throw new Refused('altered')
}

async function checkRecords(
  source: Source,
  file: Content,
  tag: string,
  { agency, counts }: Manifest,
): Promise<void> {
  const digest = createHash('sha256')
  const found: Record<string, number> = {}
  for await (const { text } of linesOf(source, file, 0, digest)) {
    const { schema, value } = lineOf(text) ?? {}
    if (schema === undefined) throw new Refused('altered')
    const owner = schema === 'Agency' ? value?.['id'] : value?.['agencyId']
    if (typeof owner === 'string' && owner !== agency.id) throw new Refused('twoAgencies')
    found[schema] = (found[schema] ?? 0) + 1
  }
  if (digest.digest('hex') !== file.sha256) throw new Refused('altered')
  const told = counts[tag] ?? {}
  const schemas = new Set([...Object.keys(told), ...Object.keys(found)])
  for (const schema of schemas)
    if ((told[schema] ?? 0) !== (found[schema] ?? 0)) throw new Refused('damaged')
}

/** One record of a file, as it stands there. */
export interface RecordLine {
  schema: string
  of?: string
  value: Record<string, unknown>
  /** What it is made of, as it was stored there, where that version did not read all of it. */
  stored?: Record<string, unknown>
  /** That version did not read all of what it is summed or run by. */
  half?: true
}

/** The record of a line; null when it is none. */
export function lineOf(text: string): RecordLine | null {
  const parsed = parseJson(text)
  const read = 'value' in parsed ? (parsed.value as Partial<RecordLine> | null) : null
  const { schema, of, value, stored, half } = read ?? {}
  if (typeof schema !== 'string' || typeof value !== 'object' || value === null) return null
  const isObject = typeof stored === 'object' && stored !== null
  return {
    schema,
    value,
    ...(typeof of === 'string' && { of }),
    ...(isObject && { stored }),
    ...(half === true && { half }),
  }
}

function headOf({ agency, createdAt, counts }: Manifest, bytes: number): TakeoutHead {
  const all = Object.values(counts).flatMap((one) => Object.entries(one))
  const absent: Record<string, number> = {}
  for (const [schema, count] of all)
    if (schema in ABSENT && count > 0) absent[schema] = (absent[schema] ?? 0) + count
  return { origin: agency.id, agencyName: agency.name, takenAt: createdAt, bytes, absent }
}
