import { sql, type Db, type RawBuilder } from '../../../../db/index.ts'

/** Where the records of a schema are, and which of the rows count as being there. */
const TABLES: Readonly<Record<string, { table: string; there?: string; agency?: false }>> = {
  User: { table: 'app_user' },
  Contact: { table: 'contact' },
  ContactConsent: { table: 'contact_consent' },
  ContactEntry: { table: 'contact_entry' },
  ContactLink: { table: 'contact_link' },
  Property: { table: 'property', there: 'deleted_at is null' },
  PropertyHistoryEntry: { table: 'property_history', agency: false },
  Document: { table: 'property_document', agency: false },
  Lead: { table: 'lead' },
  Demand: { table: 'demand' },
  DemandHistoryEntry: { table: 'demand_history', agency: false },
  Selection: { table: 'selection' },
  Offer: { table: 'offer' },
  AgendaEvent: { table: 'agenda_event', there: 'deleted_at is null' },
  InboxThread: { table: 'inbox_thread' },
  InboxMessage: { table: 'inbox_message', agency: false },
  Template: { table: 'template' },
  ListView: { table: 'list_view' },
  Integration: { table: 'integration' },
  Expense: { table: 'expense' },
  BankAccount: { table: 'bank_account' },
  BankEntry: { table: 'bank_entry' },
}

/** Is a record of the agency here? Of a part, the record that it belongs to was asked for first. */
export async function isHere(
  trx: Db,
  agencyId: string,
  schema: string,
  id: string,
): Promise<boolean> {
  const { table, there = 'true', agency = true } = TABLES[schema] ?? {}
  if (table === undefined) throw new Error(`No table of ${schema}`)
  const mine: RawBuilder<unknown> = agency ? sql`agency_id = ${agencyId}` : sql`true`
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where id = ${id} and ${mine} and ${sql.raw(there)}`.execute(
    trx,
  )
  return rows.length > 0
}

/**
 * Was this contact erased? Who was not is held until the transaction ends: an erasure waits, and
 * finds what was brought of them.
 */
export async function isErased(trx: Db, agencyId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ erased: boolean }>`
    select erased_at is not null as erased from contact
    where id = ${id} and agency_id = ${agencyId} for share`.execute(trx)
  return rows[0]?.erased === true
}

/** Was the person who looked for something by this demand erased? It stays without them. */
export async function isOfNobody(trx: Db, demandId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from demand where id = ${demandId} and contact_id is null
    and archived_at is not null`.execute(trx)
  return rows.length > 0
}

/** How a record stands, so that a later look tells whether somebody has worked on it. */
const MARKS: Readonly<Record<string, { table: string; key?: string; mark: string }>> = {
  User: { table: 'app_user', mark: 'version::text' },
  Contact: { table: 'contact', mark: "concat(version, ' ', updated_at, ' ', last_activity_at)" },
  Property: { table: 'property', mark: "concat(version, ' ', updated_at)" },
  Lead: { table: 'lead', mark: "concat(version, ' ', updated_at)" },
  Demand: { table: 'demand', mark: "concat(version, ' ', updated_at)" },
  Offer: { table: 'offer', mark: "concat(version, ' ', updated_at)" },
  AgendaEvent: { table: 'agenda_event', mark: "concat(version, ' ', updated_at)" },
  Template: { table: 'template', mark: 'version::text' },
  ListView: { table: 'list_view', mark: 'updated_at::text' },
  Integration: { table: 'integration', mark: "concat(version, ' ', state)" },
  Expense: { table: 'expense', mark: "concat(version, ' ', paid_by_hand, ' ', file_key)" },
  BankEntry: { table: 'bank_entry', mark: "concat(state, ' ', matched)" },
  Target: {
    table: 'dashboard_target',
    key: 'user_id',
    mark: "concat(captures, ' ', visits, ' ', matches)",
  },
  AnalysisCost: { table: 'analysis_cost', mark: 'amount::text' },
}

/** How records of a schema stand now, by id; none where the schema has no mark. */
export async function marksOf(
  trx: Db,
  schema: string,
  ids: string[],
): Promise<Map<string, string>> {
  const found = MARKS[schema]
  if (!found || ids.length === 0) return new Map()
  const key = sql.ref(found.key ?? 'id')
  const { rows } = await sql<{ id: string; mark: string }>`
    select ${key} as id, ${sql.raw(found.mark)} as mark from ${sql.table(found.table)}
    where ${key} = any(${ids}::uuid[])`.execute(trx)
  return new Map(rows.map(({ id, mark }) => [id, mark]))
}
