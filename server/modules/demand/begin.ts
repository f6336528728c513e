import type { Work } from '../../contract/rights/actor.ts'
import { uuidv7 } from '../../db/index.ts'
import type { DemandDoc } from '../../db/tables/demand.ts'
import { insertDemand, nextReference, type DemandRecord } from './demand.repository.ts'
import { derive, searchText } from './derive.ts'
import { addDemandHistory } from './history.ts'

/** Whose a new demand is. */
interface Holders {
  contactId: string
  agentId: string | null
  tags: string[]
}

/** Writes a new demand, searching, under the agency's next reference. Tells nobody yet. */
export async function beginDemand(
  { trx, deps, actor }: Work,
  doc: DemandDoc,
  { contactId, agentId, tags }: Holders,
): Promise<DemandRecord> {
  const ref = await nextReference(trx, actor.agencyId)
  const now = deps.now()
  const row = await insertDemand(trx, {
    id: uuidv7(),
    agency_id: actor.agencyId,
    contact_id: contactId,
    agent_id: agentId,
    created_by: actor.userId,
    ref,
    reason: null,
    closed_at: null,
    doc,
    ...derive(doc),
    search: searchText(ref, doc),
    archived_at: null,
    created_at: now,
    updated_at: now,
    tags,
  })
  await addDemandHistory(trx, row.id, { kind: 'CREATED', by: actor.userId, at: now })
  return row
}
