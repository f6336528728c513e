import { createHash } from 'node:crypto'
import { sql, type Database } from '../../db/index.ts'
import type { FilesPort } from '../../ports/files/port.ts'
import type { Finding } from './finding.ts'
import { LASTING, PASSING, type Reference } from './references.ts'

const BATCH = 500
/** A few are named, the rest counted. */
const NAMED = 20

interface Given {
  db: Database
  files: FilesPort
}
interface Row {
  key: string
  hash: string | null
}

/** Keys that rows name, in their order, so many at a time. */
async function* named(db: Database, { query }: Reference): AsyncGenerator<Row> {
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`
      select key, hash from (${sql.raw(query)}) as reference
      where key is not null and key collate "C" > ${after} order by key collate "C" limit ${BATCH}`.execute(
      db,
    )
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.key
  }
}

async function sha256Of(files: FilesPort, key: string): Promise<string> {
  const digest = createHash('sha256')
  for await (const piece of (await files.get(key)) as AsyncIterable<Buffer>) digest.update(piece)
  return digest.digest('hex')
}

const told = (all: string[]): string[] =>
  all.length <= NAMED ? all : [...all.slice(0, NAMED), `and ${all.length - NAMED} more`]

/** Every row's file is there, and is the one that the row means where it knows its digest. */
export async function lostFiles({ db, files }: Given): Promise<Finding> {
  const faults: string[] = []
  let [seen, hashed] = [0, 0]
  for (const reference of LASTING)
    for await (const { key, hash } of named(db, reference)) {
      seen += 1
      if (!(await files.exists(key))) faults.push(`${reference.what}: the file ${key} is missing`)
      else if (hash !== null) {
        hashed += 1
        if ((await sha256Of(files, key)) !== hash)
          faults.push(`${reference.what}: the file ${key} is another`)
      }
    }
  return {
    name: 'files of rows',
    seen: `${seen} files, ${hashed} of them by their digest`,
    faults: told(faults),
  }
}

/** Which of these keys no row names. */
async function strangers(db: Database, keys: string[]): Promise<string[]> {
  const known = [...LASTING, ...PASSING].map(({ query }) => `select key from (${query}) as one`)
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key
    where key not in (select key from (${sql.raw(known.join(' union all '))}) as known
        where key = any(${keys}::text[]))
      and not exists (select from media_file where key like 'media/' || left(hash, 2) || '/' ||
        hash || '/%' and hash = split_part(key, '/', 3))
      and not exists (select from takeout where key like 'takeout/' || id || '/%')`.execute(db)
  return rows.map(({ key }) => key)
}

/**
 * Files that no row names are no loss: they came or were replaced while the back-up was made, or
 * wait to be swept. They are counted, and many of them are worth a look. A name that is a digest has
 * to be that of its content.
 */
export async function unknownFiles({ db, files }: Given): Promise<Finding> {
  let [seen, unknown] = [0, 0]
  const faults: string[] = []
  let batch: string[] = []
  const look = async () => {
    unknown += (await strangers(db, batch)).length
    batch = []
  }
  for await (const { key } of files.list()) {
    seen += 1
    batch.push(key)
    const digest = /^sha256\/[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(key)?.[1]
    if (digest !== undefined && (await sha256Of(files, key)) !== digest)
      faults.push(`the file ${key} is not what its name says`)
    if (batch.length === BATCH) await look()
  }
  await look()
  return {
    name: 'files of the store',
    seen: `${seen} files, ${unknown} of which no row names`,
    faults: told(faults),
  }
}
