import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, uuidv7, type Db } from '../../db/index.ts'
import { FileMissing } from '../../ports/files/index.ts'
import { personWords } from '../contact/index.ts'
import { findRun, updateRun } from './intake.repository.ts'
import { batchesAfter, writeRows } from './rows-file.ts'
import type { FileRow } from './reading/row.ts'

/**
 * A person as a stored file is searched for them: digests, so that the queue holds nobody's
 * address.
 */
export interface Forget {
  agencyId: string
  reach: string[]
  names: string[]
}

const PIECE = 500
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Digits by which a phone is known in a cell, however it was written. */
export const tailOf = (phone: string): string => phone.replace(/\D/g, '').slice(-9)

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** What the files of an agency are to be searched for. */
export async function whomToForget(
  db: Db,
  agencyId: string,
  contactIds: string[],
): Promise<Forget> {
  const { names, emails, phones } = await personWords(db, contactIds)
  const tails = phones.map(tailOf).filter((one) => one.length >= 7)
  return {
    agencyId,
    reach: [...emails.map((one) => one.toLowerCase()), ...tails].map(digest),
    names: names.map(plain).map(digest),
  }
}

const textsOf = (row: FileRow): string[] =>
  row.kind === 'cells'
    ? row.cells
    : row.kind === 'said'
      ? row.said.map(({ value }) => value)
      : row.text.split('\n')

/**
 * E-mails and phones of a row, as they are compared. Divided, not searched: a cell of 100 kB in one
 * word is read once.
 */
function reachOf(texts: string[]): string[] {
  const emails = texts.flatMap((text) =>
    text
      .toLowerCase()
      .split(/[\s<>,;:"']+/)
      .filter((word) => /.@./.test(word)),
  )
  const phones = texts
    .flatMap((text) => text.match(/\+?\d[\d\s()./-]{5,}\d/g) ?? [])
    .map(tailOf)
    .filter((tail) => tail.length >= 7)
  return [...emails, ...phones]
}

/**
 * Whether a row is about one of them: an address or phone of theirs; their name only where the row
 * tells nothing to reach anybody by.
 */
export function isAbout(
  row: FileRow,
  reach: ReadonlySet<string>,
  names: ReadonlySet<string>,
): boolean {
  const texts = textsOf(row).filter((text) => text.trim() !== '')
  const found = reachOf(texts)
  if (found.length > 0) return found.some((one) => reach.has(digest(one)))
  return texts.some(
    (text, at) =>
      names.has(digest(plain(text))) || names.has(digest(plain(`${text} ${texts[at + 1] ?? ''}`))),
  )
}

/** The row with nothing in it: its place stays, because reports count by it. */
export const emptied = (row: FileRow): FileRow =>
  row.kind === 'cells'
    ? { kind: 'cells', line: row.line, cells: row.cells.map(() => '') }
    : row.kind === 'said'
      ? { kind: 'said', line: row.line, said: [] }
      : { ...row, text: '' }

const SHOWN = 3

/** First values of each column, as the screen of columns shows them. */
class Samples {
  readonly of: string[][] = []

  take(row: FileRow): void {
    if (row.kind !== 'cells') return
    for (const [index, cell] of row.cells.entries()) {
      const values = (this.of[index] ??= [])
      const value = cell.trim().slice(0, 120)
      if (value !== '' && values.length < SHOWN && !values.includes(value)) values.push(value)
    }
  }
}

/**
 * Writes one stored file anew without these people; answers the columns' first values, or null when
 * it has nobody of them.
 */
async function rewrite(
  deps: Deps,
  key: string,
  next: string,
  forget: Forget,
): Promise<string[][] | null> {
  const [reach, names] = [new Set(forget.reach), new Set(forget.names)]
  const samples = new Samples()
  let hits = 0
  async function* rows(): AsyncGenerator<FileRow> {
    for await (const batch of batchesAfter(deps.files, key, 0, PIECE)) {
      for (const { row } of batch) {
        const about = isAbout(row, reach, names)
        if (about) hits += 1
        else samples.take(row)
        yield about ? emptied(row) : row
      }
      await breathe() // requests come first
    }
  }
  await writeRows(deps.files, next, rows())
  if (hits === 0) await deps.files.remove(next)
  return hits > 0 ? samples.of : null
}

/**
 * The job after somebody was erased: files of their agency that still wait to be imported, or whose
 * run is at work or was cut short, lose the person's cells, so that no row brings them back.
 */
export async function forgetInFiles(deps: Deps, forget: Forget): Promise<void> {
  if (forget.reach.length + forget.names.length === 0) return
  const runs = await deps.db
    .selectFrom('intake_run')
    .select('id')
    .where('agency_id', '=', forget.agencyId)
    .where('file_key', 'is not', null)
    .execute()
  for (const { id } of runs) while (!(await forgetIn(deps, id, forget))) await breathe()
}

/**
 * Writes the file of one run anew; false where another erasure did so meanwhile: what that one wrote
 * has to be searched, too.
 */
async function forgetIn(deps: Deps, id: string, forget: Forget): Promise<boolean> {
  const key = (await findRun(deps.db, id))?.file_key ?? null
  if (key === null) return true
  const next = `intake/${id}-${uuidv7()}.jsonl`
  const samples = await rewrite(deps, key, next, forget).catch((error: unknown) => {
    if (error instanceof FileMissing) return null
    throw error
  })
  const outcome = await inTransaction(deps.db, async (trx) => {
    const run = await findRun(trx, id, true)
    if (run?.file_key !== key) return run?.file_key ? 'again' : 'gone'
    if (samples === null) return 'nobody'
    await updateRun(trx, id, {
      file_key: next,
      columns: run.columns.map((column) => ({ ...column, samples: samples[column.index] ?? [] })),
    })
    return 'taken'
  })
  if (samples !== null) await deps.files.remove(outcome === 'taken' ? key : next)
  return outcome !== 'again'
}
