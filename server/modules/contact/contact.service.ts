import type { Contact, ContactInput, ContactPatch } from '../../../generated/model/index.ts'
import { conflict, fieldErrors } from '../../contract/errors.ts'
import { recordEvent, uuidv7, type Db } from '../../db/index.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { getUser } from '../user/index.ts'
import { cleaned } from './clean.ts'
import { readable, writable } from './contact.policy.ts'
import {
  findFinal,
  insertContact,
  updateContact,
  type ContactRecord,
} from './contact.repository.ts'
import { addEntry } from './entry.ts'
import { claimReach } from './reach.ts'
import { view } from './view.ts'
import { say } from './messages.ts'

/** The name of a person of the agency who may look after contacts; throws 400. */
export async function agentName(db: Db, actor: Actor, agentId: string): Promise<string> {
  const agent = await getUser(db, agentId)
  if (!agent?.active || !agent.agency_ids.includes(actor.agencyId))
    return fieldErrors({ agentId: say(actor.lang, 'agentUnknown') })
  return `${agent.first_name} ${agent.last_name}`.trim()
}

const NOTHING: ContactDoc = { person: {}, reach: {}, profile: {}, legal: {}, notes: {} }

/** Adds a contact. Who enters it looks after it; an ADMIN (and a program) may say who does. */
export async function createContact(work: Work, input: ContactInput): Promise<Contact> {
  const { trx, actor } = work
  const doc: ContactDoc = { ...NOTHING, ...cleaned(input, actor) }
  if (input.agentId && input.agentId !== actor.userId) {
    if (actor.role !== 'ADMIN') fieldErrors({ agentId: say(actor.lang, 'agentAdminOnly') })
    await agentName(trx, actor, input.agentId)
  }
  const row = await addContact(work, doc, {
    agentId: input.agentId ?? actor.userId,
    shared: input.shared ?? false,
  })
  await claimReach(trx, actor, row.id, doc)
  return view(trx, row, actor)
}

/** The row alone, without its phones and e-mails. */
export async function addContact(
  { trx, deps, actor }: Work,
  doc: ContactDoc,
  { agentId, shared }: { agentId: string | null; shared: boolean },
): Promise<ContactRecord> {
  const now = deps.now()
  const row = await insertContact(trx, {
    id: uuidv7(),
    agency_id: actor.agencyId,
    agent_id: agentId,
    created_by: actor.userId,
    shared,
    doc,
    active_at: now,
    created_at: now,
    updated_at: now,
  })
  await tell(trx, 'created', row)
  return row
}

/** Tells the outbox what became of a contact. */
export async function tell(
  trx: Db,
  what: 'created' | 'saved' | 'erased',
  {
    id: subject,
    agency_id: agencyId,
    version,
  }: Pick<ContactRecord, 'id' | 'agency_id' | 'version'>,
): Promise<void> {
  await recordEvent(trx, { kind: `contact.${what}`, agencyId, subject, payload: { version } })
}

/** One contact; of a merged one, that which it is part of. */
export async function getContact(db: Db, actor: Actor, id: string): Promise<Contact> {
  return view(db, readable(await findFinal(db, id), actor), actor)
}

/** Throws 409 with what is stored. */
export async function refuseStale(db: Db, row: ContactRecord, actor: Actor): Promise<never> {
  return conflict(await view(db, row, actor), say(actor.lang, 'stale'))
}

async function tellAgent(
  { trx, deps, actor }: Work,
  row: ContactRecord,
  agentId: string | null,
): Promise<void> {
  const text =
    agentId === null
      ? say(actor.lang, 'agentNone')
      : say(actor.lang, 'agentSet', { name: await agentName(trx, actor, agentId) })
  await addEntry(trx, { contactId: row.id, kind: 'STATUS', text, by: actor.userId, at: deps.now() })
}

/** Replaces each sent part whole, if the version is still the stored one (409 otherwise). */
export async function saveContact(
  work: Work,
  id: string,
  patch: Omit<ContactPatch, 'version'> & { version?: number },
  options: { anyVersion?: boolean } = {},
): Promise<Contact> {
  const { trx, deps, actor } = work
  const row = writable(await findFinal(trx, id, true), actor)
  if (!options.anyVersion && row.version !== patch.version) return refuseStale(trx, row, actor)
  const sent = cleaned(patch, actor)
  const doc: ContactDoc = { ...row.doc, ...sent }
  const agentId = patch.agentId === undefined ? row.agent_id : patch.agentId
  if (agentId !== row.agent_id) {
    if (actor.role !== 'ADMIN') fieldErrors({ agentId: say(actor.lang, 'agentAdminOnly') })
    await tellAgent(work, row, agentId)
  }
  if (sent.reach) await claimReach(trx, actor, row.id, doc)
  const saved = await updateContact(trx, row.id, {
    doc,
    agent_id: agentId,
    ...(patch.shared !== undefined && { shared: patch.shared }),
    updated_at: deps.now(),
  })
  await tell(trx, 'saved', saved)
  return view(trx, saved, actor)
}

/** Puts a contact away, or brings it back. */
export async function setArchived(
  { trx, deps, actor }: Work,
  id: string,
  archived: boolean,
): Promise<Contact> {
  const row = writable(await findFinal(trx, id, true), actor)
  if ((row.archived_at !== null) === archived) return view(trx, row, actor)
  const now = deps.now()
  await addEntry(trx, {
    contactId: row.id,
    kind: 'STATUS',
    text: say(actor.lang, archived ? 'archived' : 'restored'),
    by: actor.userId,
    at: now,
  })
  const archived_at = archived ? now : null
  const saved = await updateContact(trx, row.id, { archived_at, updated_at: now })
  await tell(trx, 'saved', saved)
  return view(trx, saved, actor)
}
