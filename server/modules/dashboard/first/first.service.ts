import type { FirstRun, FirstRunInput } from '../../../../generated/model/index.ts'
import type { Actor, Work } from '../../../contract/rights/actor.ts'
import { forbidden } from '../../../contract/errors.ts'
import { keepCodes } from '../../../contract/stored/index.ts'
import type { Db } from '../../../db/index.ts'
import { firstRunOf, type PutAway } from './steps.ts'

const putAwayBy = async (db: Db, userId: string): Promise<PutAway> =>
  (await db
    .selectFrom('first_run')
    .select(['hidden', 'dismissed'])
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? { hidden: false, dismissed: [] }

/** A program has no first hour. */
const person = (actor: Actor): Actor & { userId: string } =>
  actor.userId === null ? forbidden() : { ...actor, userId: actor.userId }

/** What its reader's agency still needs. */
export async function readFirstRun(db: Db, actor: Actor): Promise<FirstRun> {
  const reader = person(actor)
  return firstRunOf(db, reader, await putAwayBy(db, reader.userId))
}

/** Puts steps or the whole list away for one person; what is left out stays. */
export async function setFirstRun(
  { trx, deps, actor }: Work,
  { hidden, dismissed }: FirstRunInput,
): Promise<FirstRun> {
  const reader = person(actor)
  const changes = {
    ...(hidden === undefined ? {} : { hidden }),
    ...(dismissed === undefined ? {} : { dismissed }),
    updated_at: deps.now(),
  }
  const kept = await trx
    .insertInto('first_run')
    .values({ user_id: reader.userId, hidden: false, dismissed: [], ...changes })
    .onConflict((on) => on.column('user_id').doUpdateSet(keepCodes('first_run', changes)))
    .returning(['hidden', 'dismissed'])
    .executeTakeFirstOrThrow()
  return firstRunOf(trx, reader, kept)
}
