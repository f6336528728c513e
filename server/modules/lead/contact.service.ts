import type { ContactRole, Lead } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { notFound } from '../../contract/errors.ts'
import { inTransaction, sql, type Db } from '../../db/index.ts'
import {
  addEntry,
  findOrCreateContact,
  holdersOf,
  registerPersonPart,
  theirRows,
} from '../contact/index.ts'
import { recordIntroduction } from '../introduction/index.ts'
import { loadProperty } from '../property/index.ts'
import type { Reader } from './lead.policy.ts'
import { findLead, leadById, saveLead, type LeadRow } from './lead.repository.ts'
import { withName } from './view.ts'
import { leadWasChanged } from './watch.ts'
import { say } from './messages.ts'

/** What an enquiry is called in a person's timeline. */
const labelOf = (row: LeadRow): string =>
  row.property ? `${row.property.title} (${row.property.ref})` : say('es', 'noHome')

/** What they asked, in their words and at its time, in the person's timeline. */
async function tellAsked(trx: Db, row: LeadRow, contactId: string): Promise<void> {
  await addEntry(trx, {
    contactId,
    kind: 'EMAIL',
    text: row.message,
    by: null,
    at: row.created_at,
    ref: { type: 'lead', id: row.id, label: labelOf(row) },
  })
}

/**
 * Who asks about a home that the agency shares is its own client there, as of now: no partner
 * introduces them later (room introduction).
 */
async function introduceSender(
  here: { trx: Db; deps: Deps },
  { agency_id: agencyId, property_id: propertyId, assigned_to: by }: LeadRow,
  contactId: string,
): Promise<void> {
  if (agencyId === null || propertyId === null) return
  const client = { agencyId, contactId, propertyIds: [propertyId] }
  await recordIntroduction(here, { ...client, evidence: 'lead', by })
}

/** The enquiry of somebody the agency knows already by e-mail goes to their timeline at once. */
export async function recogniseSender(here: { trx: Db; deps: Deps }, row: LeadRow): Promise<void> {
  const { trx } = here
  if (row.agency_id === null || row.state === 'discarded') return
  const holders = await holdersOf(trx, row.agency_id, [
    { kind: 'email', value: row.email, path: '' },
  ])
  const contactId = holders.get(`email ${row.email}`)?.contactId
  if (contactId === undefined) return
  await trx.updateTable('lead').set({ contact_id: contactId }).where('id', '=', row.id).execute()
  await tellAsked(trx, row, contactId)
  await introduceSender(here, row, contactId)
}

/** An answer to an enquiry, in the timeline of the person it was saved as. */
export async function tellAnswered(
  trx: Db,
  row: LeadRow,
  by: string | null,
  at: Date,
): Promise<void> {
  if (row.contact_id === null) return
  await addEntry(trx, {
    contactId: row.contact_id,
    kind: 'EMAIL',
    text: say('es', 'answeredEntry'),
    by,
    at,
    ref: { type: 'lead', id: row.id, label: labelOf(row) },
  })
}

/** Saves who asked as a contact, whoever looks after the person; once only. */
export async function saveAsContact(id: string, reader: Reader, ctx: Ctx): Promise<Lead> {
  const { deps, lang } = ctx
  return inTransaction(deps.db, async (trx) => {
    const row = await findLead(trx, id, reader, true)
    if (!row) return notFound(lang)
    if (row.contact_id !== null) return withName(trx, row)
    const home = row.property ? await loadProperty(trx, row.property.id) : null
    const lets =
      home?.basics.offers.every(({ operation }) => operation === 'A' || operation === 'TDA') ??
      false
    const roles: ContactRole[] = row.kind === 'valuation' ? ['owner'] : [lets ? 'tenant' : 'buyer']
    const { id: contactId } = await findOrCreateContact(
      { trx, deps, actor: { userId: reader.userId, agencyId: row.agency_id, role: 'ADMIN', lang } },
      {
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        phone: row.phone,
        language: row.language,
        roles,
        source: 'portal',
        agentId: row.assigned_to ?? reader.userId,
        unproven: true,
      },
    )
    const saved = await saveLead(trx, id, { contact_id: contactId, updated_at: deps.now() })
    await tellAsked(trx, row, contactId)
    await introduceSender({ trx, deps }, row, contactId)
    if (row.answered_at) await tellAnswered(trx, saved, row.assigned_to, row.answered_at)
    await leadWasChanged(trx, id)
    return withName(trx, saved)
  })
}

/** The contact an enquiry was saved as; null before. */
export async function contactOfLead(db: Db, leadId: string): Promise<string | null> {
  return (await leadById(db, leadId))?.contact_id ?? null
}

/**
 * What this room keeps of a person: their enquiries. They are erased but for what was asked about
 * and when.
 */
registerPersonPart({
  name: 'enquiries',
  collect: async (db, contactIds) => {
    const rows = await db
      .selectFrom('lead')
      .select([
        'created_at',
        'kind',
        'state',
        'language',
        'first_name',
        'last_name',
        'email',
        'phone',
        'message',
        'property',
        'consent_text',
        'consent_at',
        'note',
      ])
      .where(theirRows('lead', contactIds))
      .orderBy('created_at')
      .execute()
    return rows
  },
  erase: async (trx, contactIds, { now }) => {
    // A home's history says who asked; their name is written in no other of its lines of that
    // instant.
    await sql`
      update property_history h set text = 'Persona borrada' from lead l
      where ${theirRows('l', contactIds)} and h.property_id = l.property_id
      and h.kind = 'LEAD' and h.at = l.created_at`.execute(trx)
    await trx
      .updateTable('lead')
      .set({
        first_name: 'Persona borrada',
        last_name: null,
        email: 'borrada@invalid',
        phone: null,
        message: '',
        note: null,
        search: '',
        user_id: null,
        updated_at: now,
      })
      .where(theirRows('lead', contactIds))
      .execute()
    return []
  },
})
