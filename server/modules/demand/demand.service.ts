import type { Actor, Work } from '../../contract/rights/actor.ts'
import type { Demand, DemandInput, DemandPatch } from '../../../generated/model/index.ts'
import { conflict, fieldErrors } from '../../contract/errors.ts'
import { recordEvent, type Db } from '../../db/index.ts'
import type { DemandDoc } from '../../db/tables/demand.ts'
import { cleanTags } from '../property/index.ts'
import { getUser } from '../user/index.ts'
import { readable, writable } from './demand.policy.ts'
import * as repository from './demand.repository.ts'
import { beginDemand } from './begin.ts'
import { searchText } from './derive.ts'
import { addDemandHistory, edits, PARTS } from './history.ts'
import { whoLooks } from './person.ts'
import { prune } from '../../contract/body/prune.ts'
import { tellPerson } from './person-entry.ts'
import { brokenRules } from './rules.ts'
import { view } from './view.ts'
import { demandWasChanged } from './watch.ts'
import { say } from './messages.ts'

/** The sent parts without what says nothing; an empty part is undefined. No networks says something. */
function cleaned(sent: Partial<DemandDoc>): Partial<DemandDoc> {
  const kept: Partial<DemandDoc> = Object.fromEntries(
    PARTS.filter((part) => sent[part] !== undefined).map((part) => [
      part,
      prune(sent[part], { trim: true }),
    ]),
  )
  return sent.follow?.includeNetworks?.length === 0
    ? { ...kept, follow: { ...kept.follow, includeNetworks: [] } }
    : kept
}

/** Throws 400 for what contradicts itself in the parts that were sent. */
function refuseBroken(doc: DemandDoc, sent: Partial<DemandDoc>, actor: Actor): void {
  const broken = Object.entries(brokenRules(doc)).filter(
    ([path]) => (path.split('.')[0] ?? '') in sent,
  )
  if (broken.length > 0)
    fieldErrors(Object.fromEntries(broken.map(([path, key]) => [path, say(actor.lang, key)])))
}

async function checkAgent(db: Db, actor: Actor, agentId: string): Promise<string> {
  if (agentId === actor.userId) return agentId
  if (actor.role !== 'ADMIN') fieldErrors({ agentId: say(actor.lang, 'adminOnly') })
  const agent = await getUser(db, agentId)
  if (!agent?.active || !agent.agency_ids.includes(actor.agencyId))
    fieldErrors({ agentId: say(actor.lang, 'agentUnknown') })
  return agentId
}

/**
 * Starts a demand as searching. Who enters it looks after it, unless an ADMIN names somebody else.
 */
export async function createDemand(work: Work, input: DemandInput): Promise<Demand> {
  const { trx, actor } = work
  const sent = cleaned(input)
  const doc = { ...sent, what: sent.what ?? input.what } as DemandDoc
  refuseBroken(doc, { ...sent, what: doc.what }, actor)
  const agentId = input.agentId ? await checkAgent(trx, actor, input.agentId) : actor.userId
  const contactId = await whoLooks(work, input)
  const row = await beginDemand(work, doc, {
    contactId,
    agentId,
    tags: cleanTags(input.tags ?? []),
  })
  await tellPerson(work, row, 'NOTE', say(actor.lang, 'entered'))
  await changed(work, row, 'created')
  return view(trx, row, actor)
}

/** Tells the outbox and whoever watches demands. */
export async function changed(
  { trx }: Work,
  row: repository.DemandRecord,
  what: string,
): Promise<void> {
  await recordEvent(trx, {
    kind: `demand.${what}`,
    agencyId: row.agency_id,
    subject: row.id,
    payload: { version: row.version, status: row.status },
  })
  await demandWasChanged(trx, row.id)
}

/** Throws 409 with what is stored. */
export async function refuseStale(
  { trx, actor }: Work,
  row: repository.DemandRecord,
): Promise<never> {
  return conflict(await view(trx, row, actor), say(actor.lang, 'conflict'))
}

/** Replaces each sent part whole, if the version is still the stored one (409 otherwise). */
export async function saveDemand(work: Work, id: string, patch: DemandPatch): Promise<Demand> {
  const { trx, deps, actor } = work
  const row = writable(await repository.findDemand(trx, id, true), actor)
  if (row.version !== patch.version) return refuseStale(work, row)
  const sent = cleaned(patch)
  const merged = { ...row.doc, ...sent, what: sent.what ?? row.doc.what }
  const doc = Object.fromEntries(
    Object.entries(merged).filter(([, part]) => part !== undefined),
  ) as unknown as DemandDoc
  refuseBroken(doc, sent, actor)
  const agent_id =
    patch.agentId && patch.agentId !== row.agent_id
      ? await checkAgent(trx, actor, patch.agentId)
      : row.agent_id
  const contact_id =
    patch.contactId && patch.contactId !== row.contact_id
      ? await whoLooks(work, { contactId: patch.contactId })
      : row.contact_id
  const tags = patch.tags ? cleanTags(patch.tags) : row.tags
  const now = deps.now()
  const values = {
    doc,
    search: searchText(row.ref, doc),
    agent_id,
    contact_id,
    tags,
    updated_at: now,
  }
  const saved = await repository.updateDemand(trx, id, values, row.version)
  if (!saved) return refuseStale(work, row)
  const happened = edits(row.doc, doc)
  if (agent_id !== row.agent_id)
    happened.push({ kind: 'EDIT', field: 'agentId', old: row.agent_id, new: agent_id })
  if (contact_id !== row.contact_id)
    happened.push({ kind: 'EDIT', field: 'contactId', old: row.contact_id, new: contact_id })
  if (tags.join() !== row.tags.join())
    happened.push({
      kind: 'EDIT',
      field: 'tags',
      old: row.tags.join(', ') || null,
      new: tags.join(', ') || null,
    })
  await addDemandHistory(
    trx,
    id,
    happened.map((entry) => ({ ...entry, by: actor.userId, at: now })),
  )
  await changed(work, saved, 'saved')
  return view(trx, saved, actor)
}

/** One demand, everything this person may know of it; 404 for who may not read it. */
export async function getDemand(db: Db, id: string, actor: Actor): Promise<Demand> {
  return view(db, readable(await repository.findDemand(db, id), actor), actor)
}
