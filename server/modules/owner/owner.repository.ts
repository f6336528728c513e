import type { Insertable, Selectable } from 'kysely'
import type { OwnerProposalState } from '../../../generated/model/index.ts'
import type { Db, Tables } from '../../db/index.ts'
import { hashToken } from '../user/index.ts'

export type LinkRow = Selectable<Tables['owner_link']>
export type ProposalRow = Selectable<Tables['owner_proposal']>

const DAY = 86_400_000
/** How long a link works after its page was opened last. */
const LIFE_DAYS = 180

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFE_DAYS * DAY)

/** Links of a home that work, the newest first. */
export const linksOf = (db: Db, propertyId: string, now: Date): Promise<LinkRow[]> =>
  db
    .selectFrom('owner_link')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()

/** The link a token leads to while it works. */
export const linkOfToken = (db: Db, token: string, now: Date): Promise<LinkRow | undefined> =>
  db
    .selectFrom('owner_link')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** The owner's only link of the home: another that there was opens nothing from now on. */
export async function putLink(trx: Db, row: Insertable<Tables['owner_link']>): Promise<LinkRow> {
  return trx
    .insertInto('owner_link')
    .values(row)
    .onConflict((on) =>
      on.columns(['property_id', 'contact_id']).doUpdateSet({ ...row, opened_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const findLink = (db: Db, id: string): Promise<LinkRow | undefined> =>
  db.selectFrom('owner_link').selectAll().where('id', '=', id).executeTakeFirst()

export async function dropLink(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('owner_link').where('id', '=', id).execute()
}

/** Ends what a person has of a home, by all records that are this person. */
export async function dropLinksOf(
  trx: Db,
  propertyId: string,
  contactIds: string[],
): Promise<void> {
  await trx
    .deleteFrom('owner_link')
    .where('property_id', '=', propertyId)
    .where('contact_id', 'in', contactIds)
    .execute()
}

/** Who was given links is nobody any more: none of them opens its page. */
export async function leaveLinksOf(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('owner_link')
    .set({ created_by: null })
    .where('created_by', '=', userId)
    .execute()
}

/** Opened: it works for another 180 days. Written once a day, since nobody reads more. */
export async function markOpened(db: Db, { id, opened_at }: LinkRow, now: Date): Promise<void> {
  if (opened_at !== null && now.getTime() - opened_at.getTime() < DAY) return
  await db
    .updateTable('owner_link')
    .set({ opened_at: now, expires_at: expiryFrom(now) })
    .where('id', '=', id)
    .execute()
}

/** Forgets links that ran out. */
export async function dropExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('owner_link').where('expires_at', '<', now).execute()
}

/** Prices proposed for a home, the newest first. */
export const proposalsOf = (db: Db, propertyId: string, most: number): Promise<ProposalRow[]> =>
  db
    .selectFrom('owner_proposal')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** The one of a home that waits for an answer. */
export const openProposal = (db: Db, propertyId: string): Promise<ProposalRow | undefined> =>
  db
    .selectFrom('owner_proposal')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('state', '=', 'open')
    .executeTakeFirst()

/** What has become of proposals that are over; in every other state, a later version's too, one waits. */
const OVER: readonly OwnerProposalState[] = ['accepted', 'declined', 'talk', 'withdrawn']

/** Takes back what of a home waits for an answer: one price is asked at a time. */
export async function withdrawOpen(trx: Db, propertyId: string, at: Date): Promise<void> {
  await trx
    .updateTable('owner_proposal')
    .set({ state: 'withdrawn', answered_by: null, answered_at: at })
    .where('property_id', '=', propertyId)
    .where('state', 'not in', OVER)
    .execute()
}

export const findProposal = (
  db: Db,
  id: string,
  lock = false,
): Promise<ProposalRow | undefined> => {
  const query = db.selectFrom('owner_proposal').selectAll().where('id', '=', id)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

export const insertProposal = (
  trx: Db,
  row: Insertable<Tables['owner_proposal']>,
): Promise<ProposalRow> =>
  trx.insertInto('owner_proposal').values(row).returningAll().executeTakeFirstOrThrow()

/** What became of a proposal, and which owner said so. */
export async function settleProposal(
  trx: Db,
  id: string,
  state: Exclude<OwnerProposalState, 'open'>,
  said: { by: string | null; at: Date },
): Promise<void> {
  await trx
    .updateTable('owner_proposal')
    .set({ state, answered_by: said.by, answered_at: said.at })
    .where('id', '=', id)
    .execute()
}
