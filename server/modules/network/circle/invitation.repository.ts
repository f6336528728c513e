import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { hashToken } from '../../user/index.ts'
import type { InvitationRow } from './circle.repository.ts'

/** An invitation with what its receiver is told of the network. */
export type OpenInvitation = InvitationRow & {
  kind: string
  name: string
  rules: string | null
  byAgency: string
  members: number
}

/** Somebody (`u`) who has shown that their e-mail is theirs. */
const PROVED = sql`u.active and u.email_verified_at is not null`

/**
 * Whose e-mail it is, of a network's members as far as its lead sees them: of an agency that blocks
 * the lead an invitation tells nothing.
 */
const memberWith = (email: RawBuilder<unknown>, networkId: RawBuilder<unknown>) => sql`
  select from app_user u
  join network_member m on m.network_id = ${networkId} and m.agency_id = u.agency_id
    and m.state = 'active'
  join network_member l on l.network_id = m.network_id and l.lead
  where u.email = ${email} and ${PROVED} and not exists (select from network_block b
    where b.agency_id = m.agency_id and b.blocked_id = l.agency_id)`

/** Nobody waits for an answer of an agency that is in the network by now. */
const open = (now: Date) => sql`i.answered_at is null and i.expires_at > ${now}
  and not exists (${memberWith(sql`i.email`, sql`i.network_id`)})`

/** Open invitations of networks, as who leads them sees them. */
export async function invitedTo(db: Db, ids: string[], now: Date): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`select i.* from network_invitation i
    where i.network_id = any(${ids}::uuid[]) and ${open(now)} order by i.id`.execute(db)
  return rows
}

/** Open invitations to an e-mail; with a key that one alone, which its token opens for anybody. */
export async function invitationsFor(
  db: Db,
  { email, key }: { email: string | null; key?: string },
  now: Date,
): Promise<OpenInvitation[]> {
  const whose =
    key === undefined
      ? sql`i.email = ${email}`
      : sql`(i.token_hash = ${hashToken(key)} or (i.id::text = ${key} and i.email = ${email}))`
  const { rows } = await sql<OpenInvitation>`
    select i.*, n.kind, n.name, n.rules,
      coalesce(a.doc ->> 'tradeName', a.slug) as "byAgency",
      (select count(*)::int from network_member c
        where c.network_id = n.id and c.state = 'active') as members
    from network_invitation i join network n on n.id = i.network_id
    join network_member m on m.network_id = n.id and m.lead join agency a on a.id = m.agency_id
    where ${whose} and ${open(now)} order by i.id`.execute(db)
  return rows
}

/** One more invitation; one to the same e-mail that is open is replaced. */
export async function replaceInvitation(
  trx: Db,
  row: Pick<InvitationRow, 'id' | 'network_id' | 'email' | 'created_by'> & {
    created_at: Date
    expires_at: Date
  },
): Promise<void> {
  await trx
    .deleteFrom('network_invitation')
    .where('network_id', '=', row.network_id)
    .where('email', '=', row.email)
    .where('answered_at', 'is', null)
    .execute()
  await trx.insertInto('network_invitation').values(row).execute()
}

/** It was answered; it opens nothing any more. */
export async function closeInvitation(trx: Db, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('network_invitation')
    .set({ answered_at: now })
    .where('id', '=', id)
    .execute()
}

/** An agency is in the network: what was sent to its people waits for no answer any more. */
export async function settleInvitations(
  trx: Db,
  { networkId, agencyId }: { networkId: string; agencyId: string },
  now: Date,
): Promise<void> {
  await sql`update network_invitation i set answered_at = ${now}
    where i.network_id = ${networkId} and i.answered_at is null and i.email in (
      select u.email from app_user u where u.agency_id = ${agencyId} and ${PROVED})`.execute(trx)
}

/** Whether an e-mail is of somebody whose agency is a member that the lead sees. */
export async function isOfMember(
  db: Db,
  { networkId, email }: { networkId: string; email: string },
): Promise<boolean> {
  const { rows } = await memberWith(sql`${email}`, sql`${networkId}::uuid`).execute(db)
  return rows.length > 0
}

/** An invitation with its network's name and the agency that leads it. */
type Mailed = InvitationRow & { name: string; agencyId: string; byAgency: string }

/** What its mail needs; undefined once it was answered, replaced or has run out. */
export async function findInvitation(db: Db, id: string, now: Date): Promise<Mailed | undefined> {
  const { rows } = await sql<Mailed>`
    select i.*, n.name, m.agency_id as "agencyId", coalesce(a.doc ->> 'tradeName', a.slug) as "byAgency"
    from network_invitation i join network n on n.id = i.network_id
    join network_member m on m.network_id = n.id and m.lead join agency a on a.id = m.agency_id
    where i.id = ${id} and ${open(now)}`.execute(db)
  return rows[0]
}

/** The token of its mail's link; the one before opens nothing. */
export async function setToken(db: Db, id: string, token: string): Promise<void> {
  await db
    .updateTable('network_invitation')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute()
}
