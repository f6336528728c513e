import type { Actor } from '../../contract/rights/actor.ts'
import { ownRows } from '../../contract/rights/row.ts'
import { sql, type Db, type RawBuilder } from '../../db/index.ts'
import type { DemandDoc } from '../demand/index.ts'
import { demandTitle } from '../demand/index.ts'
import { contactNamesOf } from '../contact/index.ts'
import type { Counted, Whose } from '../property/index.ts'
import { readerOf } from './match.policy.ts'
import { readableDemands } from './sql/reader.ts'
import { GOOD } from './weighing/weigh.ts'

/** Homes found for a demand. */
export interface Found {
  demandId: string
  ref: string
  title: string
  person: string | null
  count: number
  best: number
}

const MOST = 20

/**
 * Good homes found since an instant that nobody has done anything with, per open demand the actor
 * may read; most homes first.
 */
export async function foundSince(db: Db, actor: Actor, since: Date): Promise<Counted<Found>> {
  const { rows } = await sql<{
    id: string
    ref: string
    doc: DemandDoc
    contact: string | null
    count: number
    best: number
    total: number
  }>`
    select q.id, q.ref, q.doc, q.contact_id as contact, m.count, m.best,
      (sum(m.count) over ())::int as total
    from (select m.demand_id, count(*)::int as count, max(m.score)::int as best
      from match m join match_demand d on d.demand_id = m.demand_id
      where m.agency_id = ${actor.agencyId}::uuid and m.found_at >= ${since} and m.state = 'new'
      and m.score >= ${GOOD} and d.open and ${readableDemands(readerOf(actor))}
      group by 1) m
    join demand q on q.id = m.demand_id
    order by m.count desc, m.best desc, q.id limit ${MOST}`.execute(db)
  const people = await contactNamesOf(
    db,
    actor.agencyId,
    rows.flatMap(({ contact }) => contact ?? []),
  )
  return {
    count: rows[0]?.total ?? 0,
    items: rows.map(({ id, ref, doc, contact, count, best }) => ({
      demandId: id,
      ref,
      title: demandTitle(doc, actor.lang),
      person: (contact && people.get(contact)?.name) || null,
      count,
      best,
    })),
  }
}

/** A home sent to who looks for one. */
export interface SentMatch {
  demandId: string
  title: string
  person: string | null
  at: Date
}

/** Homes sent to buyers between two instants: for one person's own demands, or the agency's. */
export async function sentMatches(
  db: Db,
  { agencyId, userId, lang }: Whose & Pick<Actor, 'lang'>,
  from: Date,
  to: Date,
): Promise<Counted<SentMatch>> {
  const own: RawBuilder<unknown> = userId === null ? sql`true` : ownRows('d', userId)
  const { rows } = await sql<{
    id: string
    doc: DemandDoc
    contact: string | null
    at: Date
    total: number
  }>`
    select d.id, d.doc, d.contact_id as contact, m.sent_at as at, count(*) over ()::int as total
    from match m join demand d on d.id = m.demand_id
    where m.agency_id = ${agencyId}::uuid and m.sent_at >= ${from} and m.sent_at < ${to} and ${own}
    order by m.sent_at desc, d.id limit 50`.execute(db)
  const people = await contactNamesOf(
    db,
    agencyId,
    rows.flatMap(({ contact }) => contact ?? []),
  )
  return {
    count: rows[0]?.total ?? 0,
    items: rows.map(({ id, doc, contact, at }) => ({
      demandId: id,
      title: demandTitle(doc, lang),
      person: (contact && people.get(contact)?.name) || null,
      at,
    })),
  }
}
