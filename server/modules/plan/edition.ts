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

/** A stored edition, when this version reads all of it and it offers anything. */
const asRead = (row: Awaited<ReturnType<typeof findEdition>>): Edition | null =>
  row?.isRead && row.doc.plans.length > 0 ? { ...row.doc, validFrom: row.valid_from } : null

/**
 * The plans on offer on a day (YYYY-MM-DD); null where everything is free, also where another
 * version wrote them so that this one does not read all: by what it cannot read it neither limits
 * nor asks for money.
 */
export const editionOn = async (db: Db, day: string): Promise<Edition | null> =>
  asRead(await findEdition(db, day))

/**
 * The plans that were agreed on a day, for who has those of today at hand, which are asked for
 * nothing when they are the same; today's where that day had none. Null: this version does not read
 * all of them.
 */
export async function agreedOn(
  db: Db,
  agreed: string,
  { day, edition }: { day: string; edition: Edition },
): Promise<Edition | null> {
  if (edition.validFrom <= agreed && agreed <= day) return edition
  const row = await findEdition(db, agreed)
  return row?.isRead === false ? null : (asRead(row) ?? edition)
}

/** Whether the site has plans on a day, also such as only another version reads. */
export async function hasPlans(db: Db, day: string): Promise<boolean> {
  const row = await findEdition(db, day)
  return row !== undefined && (!row.isRead || row.doc.plans.length > 0)
}

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
