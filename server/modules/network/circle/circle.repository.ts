import type { Selectable } from 'kysely'
import { sql, withAdvisoryLock, type Db, type Tables } from '../../../db/index.ts'

export type NetworkRow = Selectable<Tables['network']>
export type InvitationRow = Selectable<Tables['network_invitation']>

/** A network as one of its members has it. */
export type OwnNetwork = NetworkRow & { lead: boolean }

/** A member with the name it trades under. */
export interface MemberRow {
  network_id: string
  agency_id: string
  name: string
  lead: boolean
  since: Date
  /** Whether the reader's agency blocks it. */
  blocked: boolean
  /** Whether it blocks the reader's: who leads is shown it, to answer for its membership. */
  blocking: boolean
}

/** Makes acts on members of a network wait for each other. */
export const lockNetwork = (trx: Db, id: string): Promise<void> =>
  withAdvisoryLock(trx, `network ${id}`)

/** Kinds that need no word of the site's operator. */
const FREE = ['MICRO', 'OTHER']

/** Whether a network of this kind shares nothing before the site's operator approves it. */
export const needsApproval = (kind: string): boolean => !FREE.includes(kind)

/** May homes be shared in it? */
export const isApproved = ({ kind, approved_at }: NetworkRow): boolean =>
  approved_at !== null || !needsApproval(kind)

/** The same as a condition on `network n`. */
export const APPROVED = sql<boolean>`
  (n.approved_at is not null or n.kind = any(${FREE}::text[]))`

/** Networks an agency is in, by name, or one of them. */
export async function networksOf(db: Db, agencyId: string, id?: string): Promise<OwnNetwork[]> {
  return db
    .selectFrom('network')
    .innerJoin('network_member', 'network_member.network_id', 'network.id')
    .selectAll('network')
    .select('network_member.lead')
    .where('network_member.agency_id', '=', agencyId)
    .where('network_member.state', '=', 'active')
    .$if(id !== undefined, (query) => query.where('network.id', '=', id ?? ''))
    .orderBy(sql`lower(network.name)`)
    .orderBy('network.id')
    .execute()
}

/** Whether one of two agencies blocks the other, as a condition on two columns or values. */
export const blocks = (one: unknown, other: unknown) => sql<boolean>`
  exists (select from network_block b
    where (b.agency_id = ${one}::uuid and b.blocked_id = ${other}::uuid)
    or (b.agency_id = ${other}::uuid and b.blocked_id = ${one}::uuid))`

/** Whether an agency is in a network by now. */
export const isMember = async (db: Db, agencyId: string, id: string): Promise<boolean> =>
  (await networksOf(db, agencyId, id)).length > 0

/** Agencies that block this one, or that it blocks. */
export async function blockedWith(db: Db, agencyId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('network_block')
    .select(['agency_id', 'blocked_id'])
    .where((e) => e.or([e('agency_id', '=', agencyId), e('blocked_id', '=', agencyId)]))
    .execute()
  return new Set(rows.map((row) => (row.agency_id === agencyId ? row.blocked_id : row.agency_id)))
}

/** Active members of networks as an agency sees them: those that block it only where it leads. */
export async function membersOf(db: Db, ids: string[], agencyId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select * from (
      select m.network_id, m.agency_id, coalesce(a.doc ->> 'tradeName', a.slug) as name, m.lead,
        m.since, exists (select from network_block b
          where b.agency_id = ${agencyId} and b.blocked_id = m.agency_id) as blocked,
        exists (select from network_block b
          where b.agency_id = m.agency_id and b.blocked_id = ${agencyId}) as blocking
      from network_member m join agency a on a.id = m.agency_id
      where m.network_id = any(${ids}::uuid[]) and m.state = 'active') as member
    where not blocking or exists (select from network_member led
      where led.network_id = member.network_id and led.agency_id = ${agencyId}
        and led.state = 'active' and led.lead)
    order by lead desc, since, agency_id`.execute(db)
  return rows
}

/** Makes an agency a member from now on, or again. */
export async function join(
  trx: Db,
  { networkId, agencyId, lead = false }: { networkId: string; agencyId: string; lead?: boolean },
  now: Date,
): Promise<void> {
  const row = { network_id: networkId, agency_id: agencyId, lead, since: now }
  await trx
    .insertInto('network_member')
    .values({ ...row, state: 'active' })
    .onConflict((conflict) =>
      conflict
        .columns(['network_id', 'agency_id'])
        .doUpdateSet({ state: 'active', lead, since: now, until: null }),
    )
    .execute()
}

/** Ends a membership. */
export async function part(
  trx: Db,
  {
    networkId,
    agencyId,
    state,
  }: { networkId: string; agencyId: string; state: 'left' | 'expelled' },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('network_member')
    .set({ state, lead: false, until: now })
    .where('network_id', '=', networkId)
    .where('agency_id', '=', agencyId)
    .execute()
}

/** How an agency stands in a network, or stood there last; null: it never was in it. */
export async function membershipOf(
  db: Db,
  networkId: string,
  agencyId: string,
): Promise<{ state: string; until: Date | null } | null> {
  const row = await db
    .selectFrom('network_member')
    .select(['state', 'until'])
    .where('network_id', '=', networkId)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  return row ?? null
}

/** Hands the lead from who has it to another member. */
export async function handLead(trx: Db, networkId: string, agencyId: string): Promise<void> {
  const members = trx.updateTable('network_member').where('network_id', '=', networkId)
  await members.set({ lead: false }).where('lead', '=', true).execute()
  await members.set({ lead: true }).where('agency_id', '=', agencyId).execute()
}

/** Writes down, or forgets, that an agency blocks another. */
export async function setBlock(
  trx: Db,
  { agencyId, blockedId, blocked }: { agencyId: string; blockedId: string; blocked: boolean },
  now: Date,
): Promise<void> {
  if (blocked)
    await trx
      .insertInto('network_block')
      .values({ agency_id: agencyId, blocked_id: blockedId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await trx
      .deleteFrom('network_block')
      .where('agency_id', '=', agencyId)
      .where('blocked_id', '=', blockedId)
      .execute()
}
