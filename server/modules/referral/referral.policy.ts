import type { SqlBool } from 'kysely'
import { requireAgency, requireSession, type Ctx, type Lang } from '../../contract/context.ts'
import { actorOf, type Actor } from '../../contract/rights/actor.ts'
import { sql, type RawBuilder } from '../../db/index.ts'

/** Who reads referrals: who passes owners on, or an agency's people. */
export type Reader =
  | { side: 'referrer'; userId: string; lang: Lang }
  | { side: 'agency'; actor: Actor; lang: Lang }

/** The caller as a reader: of their agency where they work for one, else of what they passed on. */
export function readerOf(ctx: Ctx): Reader {
  const { role, userId } = requireSession(ctx)
  if (role !== 'ADMIN' && role !== 'STAFF') return { side: 'referrer', userId, lang: ctx.lang }
  requireAgency(ctx)
  return { side: 'agency', actor: actorOf(ctx), lang: ctx.lang }
}

/** Somebody as who passed owners on: also of an agency, which they may have joined since. */
export const referrerOf = (ctx: Ctx): Reader => ({
  side: 'referrer',
  userId: requireSession(ctx).userId,
  lang: ctx.lang,
})

/**
 * Which rows of `referral r` somebody reads. An agency: those on their way to the owner, and those
 * the owner said yes to. Of these a STAFF has those whose contact, after its merges, or whose home
 * they look after or entered.
 */
export function withinRights(reader: Reader): RawBuilder<SqlBool> {
  if (reader.side === 'referrer') return sql<SqlBool>`r.user_id = ${reader.userId}::uuid`
  const { agencyId, role, userId } = reader.actor
  const agency = sql<SqlBool>`r.agency_id = ${agencyId}::uuid and (r.state = 'sent' or
    (r.answered_at is not null and r.state <> 'refused'))`
  if (role === 'ADMIN') return agency
  return sql<SqlBool>`${agency} and r.state <> 'sent' and (
    exists (
      with recursive up as (
        select id, merged_into_id, agent_id, created_by from contact where id = r.contact_id
        union select c.id, c.merged_into_id, c.agent_id, c.created_by
        from contact c join up on c.id = up.merged_into_id
      ) select 1 from up where merged_into_id is null
        and (agent_id = ${userId}::uuid or created_by = ${userId}::uuid))
    or exists (select 1 from property p where p.id = r.property_id and p.agency_id = r.agency_id
      and (p.agent_id = ${userId}::uuid or p.created_by = ${userId}::uuid)))`
}
