import type { Demand, DemandContact } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'
import { isOwn } from '../../contract/rights/row.ts'
import { placeName } from '../place/index.ts'
import { forReader } from './demand.policy.ts'
import type { DemandRecord } from './demand.repository.ts'
import { personOf } from './person.ts'
import { titleOf } from './title.ts'

/** Names of the places of a demand by slug, in a language. */
export function placesOf({ doc: { where } }: DemandRecord, lang: Lang): Record<string, string> {
  const slugs = [...(where?.places ?? []), ...(where?.excludePlaces ?? [])]
  return Object.fromEntries(slugs.map((slug) => [slug, placeName(slug, lang)]))
}

function toDemand(
  row: DemandRecord,
  actor: Actor,
  agentName: string | null,
  contact: DemandContact | null,
): Demand {
  return {
    id: row.id,
    ref: row.ref,
    title: titleOf(row.doc, actor.lang),
    agencyId: row.agency_id,
    contact,
    agentId: row.agent_id,
    agentName,
    tags: row.tags,
    status: row.status,
    reason: row.reason,
    closedAt: row.closed_at?.toISOString() ?? null,
    archivedAt: row.archived_at?.toISOString() ?? null,
    own: isOwn(row, actor),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    createdBy: row.created_by,
    places: placesOf(row, actor.lang),
    ...row.doc,
  }
}

/** A demand as this person may see it. */
export async function view(db: Db, row: DemandRecord, actor: Actor): Promise<Demand> {
  const names = await namesOf(db, row.agent_id ? [row.agent_id] : [])
  return forReader(
    toDemand(
      row,
      actor,
      (row.agent_id && names.get(row.agent_id)) || null,
      await personOf(db, row),
    ),
  )
}
