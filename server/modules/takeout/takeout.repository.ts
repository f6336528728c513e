import type { Selectable, Updateable } from 'kysely'
import { TakeoutPart } from '../../../generated/model/index.ts'
import { knownIn } from '../../contract/known.ts'
import { readsCodes } from '../../contract/stored/index.ts'
import {
  inTransaction,
  json,
  sql,
  uuidv7,
  type Database,
  type Db,
  type Tables,
} from '../../db/index.ts'

export type TakeoutRow = Selectable<Tables['takeout']>

/** A takeout with what its list tells of it. */
export interface Shown extends TakeoutRow {
  links: number
  missing: number
}

const NEWEST = 50

/** Takeouts of an agency, newest first, or one of them. */
export function listRows(db: Db, agencyId: string, id?: string): Promise<Shown[]> {
  return db
    .selectFrom('takeout')
    .selectAll('takeout')
    .select(({ selectFrom }) => [
      selectFrom('takeout_link')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('takeout_id', '=', 'takeout.id')
        .as('links'),
      selectFrom('takeout_file')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('takeout_id', '=', 'takeout.id')
        .where('lost', '=', true)
        .as('missing'),
    ])
    .where('agency_id', '=', agencyId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .$castTo<Shown>()
    .execute()
}

/** States in which one is made, or will not be; in every other one, a later version's too, it is. */
const MADE: readonly TakeoutRow['state'][] = ['ready', 'broken', 'failed', 'ended']

/** A new one; null while another of the agency is being made. */
export async function insertTakeout(
  trx: Db,
  row: { agencyId: string; by: string | null; parts: TakeoutPart[]; at: Date },
): Promise<string | null> {
  const made = await trx
    .insertInto('takeout')
    .values({
      id: uuidv7(),
      agency_id: row.agencyId,
      created_by: row.by,
      parts: row.parts,
      created_at: row.at,
    })
    .onConflict((conflict) =>
      conflict.column('agency_id').where('state', 'not in', MADE).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

const isPart = knownIn(TakeoutPart)

/** Whether this version knows all parts that were asked for. */
export const knowsParts = (db: Db, id: string): Promise<boolean> =>
  readsCodes(db, ['takeout', 'parts'], id, isPart)

export function findTakeout(db: Db, id: string): Promise<TakeoutRow | undefined> {
  return db.selectFrom('takeout').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A try at making a takeout; one that began later has taken it over, whether this one knows or not. */
export type Turn = Pick<TakeoutRow, 'id' | 'attempts'>

/** Thrown by a try that was overtaken, or whose takeout nobody wants any more. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

/** Begins the next try at a takeout; throws `Overtaken` when another has. */
export async function takeTurn(db: Db, { id, attempts }: Turn): Promise<TakeoutRow> {
  const row = await db
    .updateTable('takeout')
    .set({ attempts: attempts + 1 })
    .where('id', '=', id)
    .where('state', '=', 'collecting')
    .where('attempts', '=', attempts)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Overtaken()
  return row
}

/** Notes that a try came to nothing by an outage. */
export async function noteOutage(db: Db, id: string): Promise<void> {
  await db
    .updateTable('takeout')
    .set((eb) => ({ put_back: eb('put_back', '+', 1) }))
    .where('id', '=', id)
    .whereRef('put_back', '<', 'attempts')
    .execute()
}

/** Writes what belongs to a takeout, which no later try begins meanwhile; throws `Overtaken`. */
export function inTurn<T>(
  db: Database,
  { id, attempts }: Turn,
  write: (trx: Db) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('takeout')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'collecting')
      .where('attempts', '=', attempts)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw new Overtaken()
    return write(trx)
  })
}

/** Changes one that is in a state; false when it no longer is. */
export async function setTakeout(
  db: Db,
  id: string,
  { contents, ...change }: Updateable<Tables['takeout']>,
  state: TakeoutRow['state'],
): Promise<boolean> {
  const row = await db
    .updateTable('takeout')
    .set({ ...change, ...(contents ? { contents: json(contents) } : {}) })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The takeout behind an address, ended or not. */
export async function findByAddress(db: Db, hash: Buffer): Promise<TakeoutRow | null> {
  const row = await db
    .selectFrom('takeout')
    .innerJoin('takeout_link', 'takeout_link.takeout_id', 'takeout.id')
    .selectAll('takeout')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return row ?? null
}

/** Notes when one was read from, to the minute. */
export async function noteReading(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('takeout')
    .set({ read_at: at })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(read_at, '-infinity') < ${at}::timestamptz - interval '1 minute'`)
    .execute()
}

/** Ends a takeout, however far it is; false: it had ended. */
export async function endTakeout(db: Db, id: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('takeout')
    .set({ state: 'ended', ended_at: at })
    .where('id', '=', id)
    .where('state', '<>', 'ended')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the addresses that somebody made. */
export async function removeLinksOf(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('takeout_link').where('created_by', '=', userId).execute()
}
