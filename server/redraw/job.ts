import type { Deps } from '../contract/deps.ts'
import { inTransaction, type Db } from '../db/index.ts'
import { registerJob, type JobDefinition, type Jobs } from '../jobs/index.ts'
import { ownHash, rooms, type Room } from './rooms.ts'

const PAGE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'
const PREFIX = 'redraw.'

/** Where the drawing of a room goes on: behind this row. */
interface Page {
  room: string
  after: string
  /** These alone could not be drawn at the try before. */
  only?: string[]
}

/**
 * The kind of job by which servers of one contract draw: no other takes it, and what one of them
 * left when it died is in nobody's way.
 */
const kindOf = (hash: string): string => `${PREFIX}${hash.slice(0, 16)}`

const addPage = (trx: Db, jobs: Jobs, hash: string, page: Page): Promise<void> =>
  jobs.add(trx, kindOf(hash), page, { key: `${page.room} ${page.after}` })

/** Has every room drawn anew by this contract; what another began ends here. */
export async function drawAll(trx: Db, jobs: Jobs, hash: string): Promise<void> {
  await trx
    .deleteFrom('job')
    .where('kind', 'like', `${PREFIX}%`)
    .where('kind', '!=', kindOf(hash))
    .execute()
  for (const { name } of rooms()) await addPage(trx, jobs, hash, { room: name, after: FIRST })
}

/** The rows of a page, the next one added; at a later try those alone that were not drawn. */
async function rowsOf(page: Page, table: Room['table'], { db, jobs }: Deps): Promise<string[]> {
  const { room, after, only } = page
  if (only) return only
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute()
  const last = rows.at(-1)
  if (rows.length === PAGE && last)
    await inTransaction(db, (trx) => addPage(trx, jobs, ownHash(), { room, after: last.id }))
  return rows.map(({ id }) => id)
}

/**
 * A page of a room, unless another contract has taken over. The next is added first, and one row
 * that cannot be drawn stops none of the others: the job fails at the end, and it alone is tried
 * again.
 */
async function drawPage(page: Page, deps: Deps): Promise<void> {
  const { db } = deps
  const room = rooms().find((one) => one.name === page.room)
  const drawn = await db.selectFrom('listing_contract').select('hash').executeTakeFirst()
  if (!room || drawn?.hash !== ownHash()) return
  const faults: unknown[] = []
  const failed: string[] = []
  for (const id of await rowsOf(page, room.table, deps))
    await inTransaction(db, (trx) => room.redraw(trx, id, deps.now())).catch((error: unknown) => {
      faults.push(error)
      failed.push(id)
    })
  if (failed.length === 0) return
  // Kept with the job until its next try.
  page.only = failed
  throw new AggregateError(faults, `${failed.length} of ${page.room} were not drawn`)
}

/** The job by which this server draws; asked for when all rooms have registered. */
export const redrawJob = (): JobDefinition =>
  registerJob(kindOf(ownHash()), drawPage, { class: 'maintenance' })
