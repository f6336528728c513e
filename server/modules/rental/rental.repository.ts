import type { Insertable, Selectable, Updateable } from 'kysely'
import {
  Island,
  RentalDocumentType,
  RentalSide,
  RentalState,
  type RentalRow,
} from '../../../generated/model/index.ts'
import type { Session } from '../../contract/context.ts'
import { laterVersion } from '../../contract/errors.ts'
import { knownIn } from '../../contract/known.ts'
import { readsCodes } from '../../contract/stored/index.ts'
import { json, sql, type Db, type Tables } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { withinRights } from './rental.policy.ts'

export type FileRow = Selectable<Tables['rental_file']>

const MOST_OWN = 50

export const toRow = (row: FileRow): Omit<RentalRow, 'agency'> => ({
  id: row.id,
  reference: row.reference,
  side: row.side,
  island: row.island,
  state: row.state,
  name: row.name,
  ok: row.ok,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** What somebody sent themselves, whatever their role. */
export const filesOf = (db: Db, userId: string): Promise<FileRow[]> =>
  db
    .selectFrom('rental_file')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OWN)
    .execute()

const isSide = knownIn(RentalSide)
const isState = knownIn(RentalState)
const isIsland = knownIn(Island)

/** Whether this version knows by which rules a file goes. */
export const isKnown = ({ side, state, island }: FileRow): boolean =>
  isSide(side) && isState(state) && isIsland(island)

/**
 * One file within somebody's rights, locked when it is about to change; 503 for one that goes by
 * rules of a later version.
 */
export async function findFile(
  db: Db,
  id: string,
  reader: Session,
  lock = false,
): Promise<FileRow | null> {
  const query = db
    .selectFrom('rental_file')
    .selectAll()
    .where((eb) => withinRights(eb, reader))
    .where('id', '=', id)
  const row = (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null
  return row === null || isKnown(row) ? row : laterVersion()
}

/** Without rights: for jobs. */
export async function fileById(db: Db, id: string): Promise<FileRow | null> {
  return (
    (await db.selectFrom('rental_file').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  )
}

const isPaper = knownIn(RentalDocumentType)

/** Whether this version knows all papers that a file was asked for. */
export const knowsAsked = (db: Db, id: string): Promise<boolean> =>
  readsCodes(db, ['rental_file', 'asked'], id, isPaper)

/** The same answers of the same person since a time: a button pressed twice. */
export async function twinOf(
  db: Db,
  row: Pick<FileRow, 'email' | 'side' | 'form'>,
  since: Date,
): Promise<FileRow | null> {
  const query = db
    .selectFrom('rental_file')
    .selectAll()
    .where('email', '=', row.email)
    .where('side', '=', row.side)
    .where('created_at', '>', since)
  return (await query.where(sql<boolean>`form = ${json(row.form)}`).executeTakeFirst()) ?? null
}

/** Adds a file; false when its reference is taken. */
export async function insertFile(
  trx: Db,
  row: Insertable<Tables['rental_file']>,
): Promise<boolean> {
  const made = await trx
    .insertInto('rental_file')
    .values({ ...row, form: json(row.form), eligibility: json(row.eligibility) })
    .onConflict((on) => on.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export const saveFile = (
  trx: Db,
  id: string,
  changes: Updateable<Tables['rental_file']>,
): Promise<FileRow> =>
  trx
    .updateTable('rental_file')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Until when files were kept. */
interface Kept {
  rejectedBefore: Date
  untouchedSince: Date
}

/**
 * Files rejected before one day, and any that nobody has touched since another, unless they have a
 * contract that ran then or later.
 */
const overdue = (db: Db, { rejectedBefore, untouchedSince }: Kept) =>
  db
    .selectFrom('rental_file')
    .select('id')
    .where((eb) =>
      eb.or([eb('decided_at', '<', rejectedBefore), eb('updated_at', '<', untouchedSince)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rental_contract as c')
            .innerJoin('rental_offer as o', 'o.id', 'c.offer_id')
            .select('c.id')
            .where((eb) =>
              eb.or([
                eb('o.owner_file', '=', eb.ref('rental_file.id')),
                eb('o.tenant_file', '=', eb.ref('rental_file.id')),
              ]),
            )
            .where('c.ends_on', '>=', dayOf(untouchedSince)),
        ),
      ),
    )

/** The ids of those. */
export const overdueFiles = async (db: Db, kept: Kept): Promise<string[]> =>
  (await overdue(db, kept).execute()).map(({ id }) => id)

/** Locks one of them; false when it is no more, or when somebody is at it. */
export const lockOverdue = async (trx: Db, id: string, kept: Kept): Promise<boolean> =>
  (await overdue(trx, kept)
    .where('id', '=', id)
    .forUpdate('rental_file')
    .skipLocked()
    .executeTakeFirst()) !== undefined

/** The last day of a file's contract, YYYY-MM-DD; null: it has none. */
export async function contractEndOf(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('rental_contract as c')
    .innerJoin('rental_offer as o', 'o.id', 'c.offer_id')
    .select(({ fn }) => fn.max('c.ends_on').as('end'))
    .where((eb) => eb.or([eb('o.owner_file', '=', id), eb('o.tenant_file', '=', id)]))
    .executeTakeFirst()
  return row?.end ?? null
}
