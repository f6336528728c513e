import { knownIn } from '../../contract/known.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { MoveState } from '../../../generated/model/index.ts'
import { laterVersion } from '../../contract/errors.ts'
import type { Lang } from '../../contract/context.ts'
import { keepStored } from '../../contract/stored/index.ts'
import { json, type Db, type Tables } from '../../db/index.ts'

export type MoveRow = Selectable<Tables['move']>

const NEWEST = 10

/** Moves of an agency, newest first, or one of them. */
export function listRows(db: Db, agencyId: string, id?: string): Promise<MoveRow[]> {
  return db
    .selectFrom('move')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute()
}

/** A move by id alone, for jobs; locked against whoever changes it, or to change it. */
export async function findMove(
  db: Db,
  id: string,
  lock?: 'share' | 'update',
): Promise<MoveRow | null> {
  const query = db.selectFrom('move').selectAll().where('id', '=', id)
  const locked =
    lock === 'update' ? query.forNoKeyUpdate() : lock === 'share' ? query.forShare() : query
  return (await locked.executeTakeFirst()) ?? null
}

const isState = knownIn(MoveState)

/** A move to act on, locked; 503 in a state of a later version, which may be at work in it. */
export async function lockMove(trx: Db, id: string, lang: Lang): Promise<MoveRow | null> {
  const move = await findMove(trx, id, 'update')
  return move && !isState(move.state) ? laterVersion(lang) : move
}

/** A new one; null while another of the agency is not over. */
export async function insertMove(
  trx: Db,
  { want, ...row }: Insertable<Tables['move']>,
): Promise<MoveRow | null> {
  const made = await trx
    .insertInto('move')
    .values({ ...row, want: json(want) })
    .onConflict((at) => at.column('agency_id').where('ended_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst()
  return made ?? null
}

/** Whether another move of the agency is not over. */
export async function isAnotherOpen(
  db: Db,
  { id, agency_id }: Pick<MoveRow, 'id' | 'agency_id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('move')
    .select('id')
    .where('agency_id', '=', agency_id)
    .where('id', '<>', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function setMove(
  trx: Db,
  id: string,
  { want, types, people, plan, question, ...rest }: Updateable<Tables['move']>,
): Promise<void> {
  await trx
    .updateTable('move')
    .set({
      ...rest,
      ...(want && { want: json(await keepStored(trx, 'move.want', { id }, want)) }),
      ...(types && { types: json(types) }),
      ...(people && { people: json(people) }),
      ...(plan && { plan: json(await keepStored(trx, 'move.plan', { id }, plan)) }),
      ...(question !== undefined && { question: question && json(question) }),
    })
    .where('id', '=', id)
    .execute()
}
