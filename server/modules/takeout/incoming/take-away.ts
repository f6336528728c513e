import type { Work } from '../../../contract/rights/actor.ts'
import { sql, timeOfId, type RawBuilder } from '../../../db/index.ts'
import { discardEntry } from '../../bank/index.ts'
import { discardProperty } from '../../property/index.ts'

/** A record that an import made and that is to go; `since`: an id that everything newer is above. */
export interface Leaving {
  work: Work
  id: string
  since: string
}

type Question = (leaving: Leaving) => RawBuilder<unknown>

/**
 * What somebody did with a record since it came. Ids hold the time at which they were made: whatever
 * came with the import is older than it.
 */
const WORKED_ON: Readonly<Record<string, Question[]>> = {
  Property: [
    ({ id, since }) =>
      sql`select 1 from property_history where property_id = ${id} and id > ${since}
        and by_user is not null`,
    ({ id }) => sql`select 1 from offer where property_id = ${id}`,
    ({ id }) => sql`select 1 from lead where property_id = ${id}`,
    ({ id }) => sql`select 1 from selection_home where listing_id = ${id}`,
    ({ id }) => sql`select 1 from agenda_home h join agenda_event e on e.id = h.event_id
      where h.property_id = ${id} and e.deleted_at is null`,
    // Partners bring their clients to it.
    ({ id }) => sql`select 1 from partner_visit where property_id = ${id}`,
    ({ id }) => sql`select 1 from introduction where property_id = ${id}`,
  ],
  Contact: [
    ({ id, since }) => sql`select 1 from contact_entry where contact_id = ${id} and id > ${since}`,
    ({ id, since }) =>
      sql`select 1 from contact_consent where contact_id = ${id} and id > ${since}`,
    ({ id, since }) => sql`select 1 from contact_link
      where (contact_id = ${id} or other_id = ${id}) and id > ${since}`,
    ({ id }) => sql`select 1 from agenda_attendee a join agenda_event e on e.id = a.event_id
      where a.contact_id = ${id} and e.deleted_at is null`,
    ({ id }) => sql`select 1 from offer where contact_id = ${id}`,
    ({ id }) => sql`select 1 from partner_visit where contact_id = ${id}`,
    ({ id, work }) => sql`select 1 from property where agency_id = ${work.actor.agencyId}
      and deleted_at is null and doc -> 'mandate' -> 'owners' @>
        ${JSON.stringify([{ contactId: id }])}::jsonb`,
  ],
  Lead: [
    ({ id, since }) => sql`select 1 from inbox_message where thread_id = ${id} and id > ${since}`,
    ({ id }) => sql`select 1 from agenda_event where lead_id = ${id} and deleted_at is null`,
  ],
  Demand: [
    ({ id, since }) =>
      sql`select 1 from demand_history where demand_id = ${id} and id > ${since}
        and by_user is not null`,
    ({ id }) => sql`select 1 from selection where demand_id = ${id}`,
    ({ id }) => sql`select 1 from offer where demand_id = ${id}`,
    ({ id }) => sql`select 1 from agenda_event where demand_id = ${id} and deleted_at is null`,
  ],
  Selection: [({ id }) => sql`select 1 from selection_link where selection_id = ${id}`],
  Offer: [
    ({ id, since }) => sql`select 1 from offer_turn where offer_id = ${id} and id > ${since}`,
    ({ id }) => sql`select 1 from fee where offer_id = ${id}`,
  ],
  AgendaEvent: [
    ({ id, since }) => sql`select 1 from visit_sheet where event_id = ${id} and id > ${since}`,
    ({ id }) => sql`select 1 from visit_request where event_id = ${id}`,
    // What came with the file was said before it was brought.
    ({ id, since }) => sql`select 1 from visit_feedback
      where event_id = ${id} and at > ${timeOfId(since)}`,
  ],
  // An import pays expenses as it found them; a person, and the reading of statements, do it since.
  BankEntry: [
    ({ id }) => sql`select 1 from bank_match
      where entry_id = ${id} and (by_user is not null or invoice_id is not null)`,
  ],
  // What came with the file is gone before it: whatever is still there was added since.
  BankAccount: [
    ({ id }) => sql`select 1 from bank_entry where account_id = ${id}`,
    ({ id }) => sql`select 1 from bank_statement where account_id = ${id}`,
    ({ id }) => sql`select 1 from bank_payment where account_id = ${id}`,
  ],
  InboxThread: [
    ({ id, since }) => sql`select 1 from inbox_message where thread_id = ${id} and id > ${since}`,
  ],
}

/** Tables of records that go as rows. */
const ROWS: Readonly<Record<string, string>> = {
  User: 'app_user',
  Contact: 'contact',
  ContactConsent: 'contact_consent',
  ContactEntry: 'contact_entry',
  ContactLink: 'contact_link',
  Demand: 'demand',
  Selection: 'selection',
  Offer: 'offer',
  InboxThread: 'inbox_thread',
  InboxMessage: 'inbox_message',
  Template: 'template',
  ListView: 'list_view',
  AnalysisCost: 'analysis_cost',
  Integration: 'integration',
  Expense: 'expense',
  BankAccount: 'bank_account',
}

/** Takes a record away that came; false: somebody works with it, so it stays. */
export async function takeAway(schema: string, leaving: Leaving): Promise<boolean> {
  const { work, id } = leaving
  const { trx } = work
  for (const asked of WORKED_ON[schema] ?? [])
    if ((await asked(leaving).execute(trx)).rows.length > 0) return false
  if (schema === 'User') return isNobodyYet(leaving)
  if (schema === 'Property') return isHomeGone(leaving)
  if (schema === 'Target') {
    await trx.deleteFrom('dashboard_target').where('user_id', '=', id).execute()
    return true
  }
  if (schema === 'BankEntry') {
    await discardEntry(trx, work.actor.agencyId, id)
    return true
  }
  if (schema === 'AgendaEvent') return isEventGone(leaving)
  if (schema === 'Lead') {
    await trx.deleteFrom('inbox_thread').where('lead_id', '=', id).execute()
    await trx.deleteFrom('lead').where('id', '=', id).execute()
    return true
  }
  const table = ROWS[schema]
  if (table === undefined) return false
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx)
  return true
}

/**
 * Discards a home as its agency would. Its row stays, so it names neither agent nor creator any
 * more: those people may have come by the same file, and their rows are deleted.
 */
async function isHomeGone({ work, id }: Leaving): Promise<true> {
  await discardProperty(work, id)
  await work.trx
    .updateTable('property')
    .set({ agent_id: null, created_by: null })
    .where('id', '=', id)
    .execute()
  return true
}

/** An event that is in another calendar by now is put away, so that it goes there, too. */
async function isEventGone({ work: { trx, deps }, id }: Leaving): Promise<true> {
  await trx
    .deleteFrom('agenda_event')
    .where('id', '=', id)
    .where('google_event_id', 'is', null)
    .execute()
  await trx
    .updateTable('agenda_event')
    .set((eb) => ({ deleted_at: deps.now(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return true
}

/** The row of somebody who never came, nor was asked to. */
async function isNobodyYet({ work: { trx }, id }: Leaving): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('app_user')
    .where('id', '=', id)
    .where('active', '=', false)
    .where('joins', '=', true)
    .where('invited_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0
}
