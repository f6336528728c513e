import { randomInt } from 'node:crypto'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { ReferralState } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { knownIn } from '../../contract/known.ts'
import { sql, uuidv7, type Db, type Tables } from '../../db/index.ts'
import { freeOwner } from './send/digest.ts'
import { readerOf, referrerOf, withinRights, type Reader } from './referral.policy.ts'

export type ReferralRow = Selectable<Tables['referral']>

/** Whether this version knows what it means to stand so. */
export const isReadState = knownIn(ReferralState)

/** Without those that are read as another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newNumber = (): string =>
  `R-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/** Adds a draft under a number that nobody has. */
export async function insertReferral(
  trx: Db,
  row: Omit<Insertable<Tables['referral']>, 'number'>,
): Promise<ReferralRow> {
  for (;;) {
    const made = await trx
      .insertInto('referral')
      .values({ ...row, number: newNumber() })
      .onConflict((on) => on.column('number').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (made) return made
  }
}

/** Within somebody's rights, newest first; one more than asked, to know whether there are others. */
export async function listRows(
  db: Db,
  reader: Reader,
  {
    state,
    cursor,
    limit,
  }: { state: ReferralState | null; cursor: Cursor<null> | null; limit: number },
): Promise<ReferralRow[]> {
  const back = cursor?.back ?? false
  const edge = cursor ? sql`and r.id ${sql.raw(back ? '>' : '<')} ${cursor.id}::uuid` : sql``
  const { rows } = await sql<ReferralRow>`select r.* from referral r
    where ${withinRights(reader)} and (${state}::text is null or r.state = ${state}) ${edge}
    order by r.id ${sql.raw(back ? 'asc' : 'desc')} limit ${limit + 1}`.execute(db)
  return rows
}

export async function countRows(
  db: Db,
  reader: Reader,
  state: ReferralState | null,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from referral r
    where ${withinRights(reader)} and (${state}::text is null or r.state = ${state})`.execute(db)
  return rows[0]?.n ?? 0
}

/** One within somebody's rights, locked when it is about to change. */
export async function findRow(
  db: Db,
  reader: Reader,
  id: string,
  lock = false,
): Promise<ReferralRow | null> {
  const { rows } = await sql<ReferralRow>`select r.* from referral r
    where r.id = ${id}::uuid and ${withinRights(reader)}
    ${lock ? sql`for update of r` : sql``}`.execute(db)
  return rows[0] ?? null
}

/**
 * One that the caller reads, by their side; what they passed on before they joined, by that one. Who
 * is both: by the agency's, unless `asReferrer` asks for what is only the referrer's.
 */
export async function findFor(
  db: Db,
  ctx: Ctx,
  id: string,
  { asReferrer = false } = {},
): Promise<{ row: ReferralRow; reader: Reader } | null> {
  const readers = [readerOf(ctx), referrerOf(ctx)]
  for (const reader of asReferrer ? readers.toReversed() : readers) {
    const row = await findRow(db, reader, id)
    if (row) return { row, reader }
  }
  return null
}

/** Without rights: for jobs, links and what follows from a home. */
export async function rowById(db: Db, id: string, lock = false): Promise<ReferralRow | null> {
  const query = db.selectFrom('referral').selectAll().where('id', '=', id)
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null
}

/** Leaves nothing of one but its files, which `dropFiles` takes. */
export async function deleteRow(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('referral').where('id', '=', id).execute()
}

/** States in which an owner may be passed on again. */
const ENDED: readonly ReferralState[] = ['known', 'rejected', 'expired', 'paid']

/**
 * Writes changes, counts the version up, and notes the state that was reached; where it is an end the
 * owner may be passed on again.
 */
export async function saveRow(
  trx: Db,
  row: Pick<ReferralRow, 'id' | 'state'>,
  changes: Updateable<Tables['referral']>,
  { now, by }: { now: Date; by: string | null },
): Promise<ReferralRow> {
  const saved = await trx
    .updateTable('referral')
    .set({ ...changes, version: sql<number>`version + 1`, changed_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (saved.state === row.state) return saved
  await trx
    .insertInto('referral_act')
    .values({ id: uuidv7(), referral_id: row.id, state: saved.state, by_user: by, at: now })
    .execute()
  if (ENDED.includes(saved.state)) await freeOwner(trx, row.id)
  return saved
}

/** What was said of the owner, taken out; what a file of it needs to be removed is handed back. */
export const WITHOUT_OWNER = {
  owner_name: null,
  owner_email: null,
  owner_phone: null,
  address: null,
  cadastral_ref: null,
  notes: null,
  photos: [] as string[],
  proof_key: null,
  proof_mime: null,
  proof_size: null,
}
