import { cutPage, readCursor, type Page } from '../../contract/cursor.ts'
import type { Lang } from '../../contract/context.ts'
import { laterVersion } from '../../contract/errors.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { sql, type Db, type RawBuilder } from '../../db/index.ts'
import type { ProposalState } from '../../../generated/model/index.ts'
import { TABLE, type ProposalRow } from './table.ts'

const LIST = { list: 'listProposals', kind: 'moment' } as const

/**
 * One's own; an ADMIN those of the agency's people, but for the diary's: that writes into the diary
 * of who confirms, and others' private time is nobody's to read.
 */
const readableBy = ({ agencyId, userId, role }: Actor): RawBuilder<boolean> =>
  sql<boolean>`(agency_id = ${agencyId}::uuid and (user_id = ${userId}::uuid
    or ${role === 'ADMIN'} and target_kind not in ('agenda', 'event')))`

/** Where it stands at a moment: one that ran out may not have been swept yet. */
export const stateAt = ({ state, expires_at }: ProposalRow, now: Date): ProposalState =>
  state === 'open' && expires_at <= now ? 'expired' : state

const standing = (state: ProposalState, now: Date): RawBuilder<boolean> =>
  state === 'open'
    ? sql<boolean>`(state = 'open' and expires_at > ${now})`
    : state === 'expired'
      ? sql<boolean>`(state = 'expired' or state = 'open' and expires_at <= ${now})`
      : sql<boolean>`state = ${state}`

export async function pageProposals(
  db: Db,
  actor: Actor,
  asked: {
    state: ProposalState | undefined
    at: string | undefined
    limit: number
    lang: Lang
    now: Date
  },
): Promise<Page<ProposalRow>> {
  const { limit } = asked
  const cursor = readCursor(asked.at, LIST, asked.lang)
  const order = cursor?.back ? 'asc' : 'desc'
  let query = db.selectFrom('proposal').selectAll().where(readableBy(actor))
  if (asked.state) query = query.where(standing(asked.state, asked.now))
  if (cursor)
    query = query.where(
      sql<boolean>`(date_trunc('milliseconds', created_at), id)
        ${cursor.back ? sql`>` : sql`<`}
        (${new Date(cursor.value)}::timestamptz, ${cursor.id}::uuid)`,
    )
  const found = await query
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit + 1)
    .execute()
  return cutPage(found, { ...LIST, cursor, limit, value: (row) => row.created_at.getTime() })
}

/** Whether this version knows what is proposed. */
export const isKnown = ({ operation }: ProposalRow): boolean => Object.hasOwn(TABLE, operation)

/**
 * One that the actor may see; locked when it is about to be decided. 503 for what only a later
 * version could do.
 */
export async function findProposal(
  db: Db,
  actor: Actor,
  id: string,
  lock = false,
): Promise<ProposalRow | undefined> {
  const query = db.selectFrom('proposal').selectAll().where(readableBy(actor)).where('id', '=', id)
  const row = await (lock ? query.forNoKeyUpdate() : query).executeTakeFirst()
  return row && !isKnown(row) ? laterVersion(actor.lang) : row
}

/** How many wait for a person's own decision. */
export async function countOpen(db: Db, userId: string, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom('proposal')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('user_id', '=', userId)
    .where(standing('open', now))
    .executeTakeFirstOrThrow()
  return n
}

/** What ran out is no longer open, for one person or for all. */
export async function expire(db: Db, now: Date, userId?: string): Promise<void> {
  let query = db
    .updateTable('proposal')
    .set((eb) => ({ state: 'expired', decided_at: now, version: eb('version', '+', 1) }))
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  await query.execute()
}

/** Takes the texts of what was decided or ran out before a moment. */
export async function wipe(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('proposal')
    .set({
      body: null,
      before: null,
      why: null,
      failure: null,
      target_label: '',
      target_reference: '',
      tainted_by: [],
    })
    .where('body', 'is not', null)
    .where('state', '<>', 'open')
    .where(sql<boolean>`coalesce(decided_at, expires_at) < ${before}`)
    .execute()
}
