import type { Contact, ContactConsent, ContactRow } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'
import { currentConsents } from './privacy/consent.ts'
import { isOwn } from '../../contract/rights/row.ts'
import { idsOf, type ContactRecord } from './contact.repository.ts'

const stateOf = (row: ContactRecord): Contact['state'] => (row.archived_at ? 'archived' : 'active')

/** A contact with everything its page shows beside the timeline. */
export async function view(db: Db, row: ContactRecord, actor: Actor): Promise<Contact> {
  const merges = await db
    .selectFrom('contact_merge')
    .innerJoin('contact', 'contact.id', 'contact_merge.merged_id')
    .select([
      'contact_merge.merged_id',
      'contact_merge.at',
      'contact_merge.by_user',
      'contact.name',
    ])
    .where('contact_merge.kept_id', '=', row.id)
    .where('contact_merge.undone_at', 'is', null)
    .orderBy('contact_merge.at')
    .execute()
  const consents: ContactConsent[] = await currentConsents(db, await idsOf(db, row.id))
  const names = await namesOf(db, [
    ...new Set([row.agent_id, ...merges.map((one) => one.by_user)].flatMap((id) => id ?? [])),
  ])
  return {
    id: row.id,
    agencyId: row.agency_id,
    state: stateOf(row),
    name: row.name,
    ...row.doc,
    agentId: row.agent_id,
    agentName: (row.agent_id && names.get(row.agent_id)) || null,
    shared: row.shared,
    mine: isOwn(row, actor),
    merged: merges.map((one) => ({
      id: one.merged_id,
      name: one.name,
      at: one.at.toISOString(),
      byName: (one.by_user && names.get(one.by_user)) || null,
    })),
    consents,
    lastActivityAt: row.last_activity_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  }
}

/** A line of the list. */
export const toRow = (
  row: ContactRecord,
  names: Map<string, string>,
  actor: Actor,
): ContactRow => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  state: stateOf(row),
  roles: row.roles,
  email: row.email,
  phone: row.phone,
  language: row.language,
  tags: row.tags,
  rating: row.rating,
  town: row.town,
  source: row.source,
  funnelStage: row.funnel_stage,
  agentId: row.agent_id,
  agentName: (row.agent_id && names.get(row.agent_id)) || null,
  shared: row.shared,
  mine: isOwn(row, actor),
  doNotContact: row.do_not_contact,
  lastActivityAt: row.last_activity_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
})
