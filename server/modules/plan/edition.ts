import { stored } from '../../contract/stored/index.ts'
import { json, sql, type Db } from '../../db/index.ts'
import type { PlanEdition } from '../../db/tables/subscription.ts'

/** A plan as it is stored. */
export type PlanDoc = PlanEdition['plans'][number]

/** An edition of the plans and the day it begins. */
export interface Edition extends PlanEdition {
  validFrom: string
}

/** The plans of a day as they are stored, and whether this version reads all of them. */
async function findEdition(db: Db, day: string) {
  const row = await db
    .selectFrom('plan_edition')
    .select(['valid_from', 'doc', sql<unknown>`doc #> '{}'`.as('as_stored')])
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, isRead: stored().reads('plan_edition.doc', row.as_stored) }
}

/**
 * The plans on offer on a day (YYYY-MM-DD); null where everything is free, also where another
 * version wrote them so that this one does not read all: by what it cannot read it neither limits
 * nor asks for money.
 */
export async function editionOn(db: Db, day: string): Promise<Edition | null> {
  const row = await findEdition(db, day)
  return row?.isRead && row.doc.plans.length > 0 ? { ...row.doc, validFrom: row.valid_from } : null
}

/** Whether there are plans of a day of which this version does not read all. */
export const isHalfRead = async (db: Db, day: string): Promise<boolean> =>
  (await findEdition(db, day))?.isRead === false

/** The day from which there are plans at all; null where there are none. */
export async function plansSince(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('plan_edition')
    .select('valid_from')
    .orderBy('valid_from')
    .limit(1)
    .executeTakeFirst()
  return row?.valid_from ?? null
}

/** Writes an edition; the same day again replaces it. */
export async function setEdition(
  trx: Db,
  { validFrom, ...doc }: Edition,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('plan_edition')
    .values({ valid_from: validFrom, doc: json(doc), created_at: now })
    .onConflict((on) => on.column('valid_from').doUpdateSet({ doc: json(doc), created_at: now }))
    .execute()
}

/** The plan that costs nothing. */
export const freeOf = ({ plans }: PlanEdition): PlanDoc => {
  const [first] = plans
  if (!first) throw new Error('An edition without plans')
  return first
}

/** A plan by its short name; the free one where this edition has it no more. */
export const planIn = (edition: PlanEdition, id: string): PlanDoc =>
  edition.plans.find((plan) => plan.id === id) ?? freeOf(edition)
