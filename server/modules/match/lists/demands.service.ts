import type { PropertyMatch, PropertyMatchPage } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import type { Criteria, Facts } from '../../../db/tables/match.ts'
import { contactNamesOf } from '../../contact/index.ts'
import { demandTitle } from '../../demand/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { dayOf } from '../../../time/madrid.ts'
import { findPublicListing } from '../../listing/index.ts'
import { ALL_SOURCES, partnerHomes } from '../../network/index.ts'
import { getProperty } from '../../property/index.ts'
import { namesOf } from '../../user/index.ts'
import { OPERATION } from '../codes.ts'
import { readScoreCursor, writeScoreCursor } from './score-cursor.ts'
import { judge } from '../engine/judge.ts'
import { weighAnew } from '../weighing/demand.repository.ts'
import { ownFacts, publicFacts } from '../weighing/facts-of.ts'
import { isWhole } from '../weighing/whole.ts'
import { readerOf } from '../match.policy.ts'
import { demandsOf, type FoundDemand } from '../sql/demands.ts'
import { readableDemands } from '../sql/reader.ts'

const PAGE = 24
const LIST = 'listPropertyMatches'

async function toMatches(
  db: Db,
  actor: Actor,
  propertyId: string,
  found: FoundDemand[],
  facts: Facts[],
): Promise<PropertyMatch[]> {
  if (found.length === 0) return []
  const rows = await db
    .selectFrom('demand')
    .innerJoin('match_demand', 'match_demand.demand_id', 'demand.id')
    .leftJoin('match', (join) =>
      join.onRef('match.demand_id', '=', 'demand.id').on('match.property_id', '=', propertyId),
    )
    .select([
      'demand.id',
      'demand.ref',
      'demand.doc',
      'demand.contact_id',
      'demand.agent_id',
      'demand.price_max',
      'match_demand.criteria',
      'match.sent_at',
    ])
    .where(
      'demand.id',
      'in',
      found.map(({ id }) => id),
    )
    .execute()
  const people = await contactNamesOf(
    db,
    actor.agencyId,
    rows.flatMap(({ contact_id: id }) => id ?? []),
  )
  const agents = await namesOf(
    db,
    rows.flatMap(({ agent_id: id }) => id ?? []),
  )
  const asked = new Map<string, Criteria>()
  for (const { id, doc, criteria } of rows)
    asked.set(id, isWhole(criteria) ? criteria : await weighAnew(db, { id, doc }))
  return found.flatMap(({ id, op, state }) => {
    const row = rows.find((one) => one.id === id)
    const criteria = asked.get(id)
    const home = facts.find(({ operation }) => OPERATION[operation] === op)
    if (!row || !criteria || !home) return []
    const { score, parts } = judge(criteria, home)
    const person = row.contact_id ? people.get(row.contact_id) : undefined
    return [
      {
        demandId: id,
        ref: row.ref,
        title: demandTitle(row.doc, actor.lang),
        contactId: person?.id ?? null,
        contactName: person?.name ?? null,
        agentName: (row.agent_id && agents.get(row.agent_id)) || null,
        operation: home.operation,
        priceMax: row.price_max,
        score,
        parts,
        state,
        sentAt: row.sent_at?.toISOString() ?? null,
      },
    ]
  })
}

/** An own home as its agency knows it, a partner's as everybody sees it; throws 404 for others. */
async function factsFor(db: Db, actor: Actor, propertyId: string, now: Date): Promise<Facts[]> {
  const { agencyId } = actor
  const wanted = { agencyId, today: dayOf(now), sources: ALL_SOURCES, ids: [propertyId] }
  const isShared = (await partnerHomes(db, wanted)).has(propertyId)
  const listing = isShared ? await findPublicListing(db, propertyId) : null
  return listing ? publicFacts(listing) : ownFacts(await getProperty(db, propertyId, actor, now))
}

/**
 * Demands that a home fits, best first: the agency's, within the reader's rights. The home may be a
 * draft, or one that a partner shares.
 */
export async function listPropertyMatches(
  db: Db,
  actor: Actor,
  propertyId: string,
  { cursor, limit = PAGE }: { cursor?: string; limit?: number },
  now: Date,
): Promise<PropertyMatchPage> {
  const edge = readScoreCursor(cursor, LIST, actor.lang)
  const facts = await factsFor(db, actor, propertyId, now)
  const { demands, more, total } = await demandsOf(db, {
    propertyId,
    facts,
    whose: readableDemands(readerOf(actor)),
    now,
    limit,
    edge,
  })
  const last = demands.at(-1)
  return {
    items: await toMatches(db, actor, propertyId, demands, facts),
    total,
    next: more && last ? writeScoreCursor(last, LIST) : null,
  }
}
