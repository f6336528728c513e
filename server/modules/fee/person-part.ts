import { sql, type Db, type RawBuilder } from '../../db/index.ts'
import { registerPersonPart } from '../contact/index.ts'
import { say } from './messages.ts'

/** For how long books are kept after their last entry, in years (art. 30 Código de Comercio). */
const YEARS = 6

const plain = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`regexp_replace(upper(${text}), '[^0-9A-Z]', '', 'g')`

const people = (ids: string[]): RawBuilder<unknown> =>
  sql`select agency_id, doc from contact where id = any(${ids}::uuid[])`

/** Whether a tax number on a paper of the agency is that of one of these people. */
const hasNumberOf = (ids: string[], agency: RawBuilder<unknown>, taxId: RawBuilder<unknown>) =>
  sql`exists (select from (${people(ids)}) p where p.agency_id = ${agency}
    and ${plain(sql`p.doc #>> '{legal,idDocNumber}'`)} <> ''
    and ${plain(sql`p.doc #>> '{legal,idDocNumber}'`)} = ${plain(taxId)})`

/**
 * Drafts made out to one of these people: by tax number or e-mail; by the whole name where a draft
 * says no more than that.
 */
const DRAFTS = (ids: string[]): RawBuilder<unknown> => sql`from invoice_draft d
  where d.agency_id in (select agency_id from (${people(ids)}) p) and (
    ${hasNumberOf(ids, sql`d.agency_id`, sql`d.doc #>> '{buyer,taxId}'`)}
    or lower(d.doc #>> '{buyer,email}') in (select value from contact_reach
      where kind = 'email' and contact_id = any(${ids}::uuid[]))
    or coalesce(d.doc #>> '{buyer,taxId}', d.doc #>> '{buyer,email}', '') = ''
      and exists (select from (${people(ids)}) p
        where lower(d.doc #>> '{buyer,name}') in (
          lower(concat_ws(' ', p.doc #>> '{person,firstName}', p.doc #>> '{person,lastName}')),
          lower(p.doc #>> '{person,companyName}'))))`

/** Issued invoices that name one of them by their tax number. */
const INVOICES = (ids: string[]): RawBuilder<unknown> => sql`from invoice i
  where i.issuer_agency_id in (select agency_id from (${people(ids)}) p)
    and ${hasNumberOf(ids, sql`i.issuer_agency_id`, sql`i.receiver ->> 'taxId'`)}`

async function collect(db: Db, ids: string[]): Promise<unknown[]> {
  const { rows: drafts } = await sql<{ draft: unknown }>`
    select d.doc #> '{}' as draft ${DRAFTS(ids)} order by d.id`.execute(db)
  const { rows: invoices } = await sql<{ invoice: unknown }>`
    select jsonb_build_object('number', i.full_number, 'issuedOn', i.issued_on, 'total', i.total)
      as invoice ${INVOICES(ids)} order by i.id`.execute(db)
  return [...drafts, ...invoices]
}

// What is written of a person's invoices: drafts lose them, what was issued is kept with the books.
registerPersonPart({
  name: 'invoices',
  collect,
  async erase(trx, ids, { lang }) {
    await sql`update invoice_draft set version = version + 1,
      doc = jsonb_set(doc #> '{}', '{buyer}', ${JSON.stringify({ name: say('es', 'erased') })}::jsonb)
      where id in (select d.id ${DRAFTS(ids)})`.execute(trx)
    const { rows } = await sql<{ until: string | null }>`
      select to_char(max(i.issued_on) + make_interval(years => ${YEARS}), 'YYYY-MM-DD') as until
      ${INVOICES(ids)}`.execute(trx)
    const until = rows[0]?.until
    if (!until) return []
    return [{ what: say(lang, 'keptWhat'), why: say(lang, 'keptWhy'), until }]
  },
})
