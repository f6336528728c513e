import { inTransaction, sql, uuidv7, type Db } from '../../../server/db/index.ts'
import { fillDemands, someCriteria } from '../../../server/modules/match/pairs.fixture.ts'
import { createKnownPerson } from '../../../server/modules/user/index.ts'

const AGENCIES = 100

/**
 * So many open demands at a hundred agencies, the first of them that of `slug`; each has a contact
 * with an e-mail and a telephone, every fifth person is at a second agency, too.
 */
export async function fillSearches(
  db: Db,
  slug: string,
  demands: number,
  say: (line: string) => void,
): Promise<void> {
  const first = await db
    .selectFrom('agency')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const agencies = [first.id, ...Array.from({ length: AGENCIES - 1 }, () => uuidv7())]
  const part = Math.ceil(demands / AGENCIES)
  for (const [at, id] of agencies.entries())
    await inTransaction(db, async (trx) => {
      if (at > 0) await found(trx, id, at)
      await fillDemands(trx, id, someCriteria(part, 11 + at), at * part)
      await fillPeople(trx, id, at * part)
      if (at % 20 === 19) say(`${(at + 1) * part} demands`)
    })
  await sql`update app_user set email_verified_at = now()`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

async function found(trx: Db, id: string, at: number): Promise<void> {
  await sql`
    insert into agency (id, slug, doc)
    values (${id}, ${`search-${at}`}, '{"tradeName": "Bench"}')`.execute(trx)
  const who = { email: `search-${at}@bench.example`, password: 'llar-bench', first_name: 'Aina' }
  await createKnownPerson(trx, { ...who, role: 'ADMIN', agencyId: id })
}

/** A contact for each demand of an agency; every fifth has the e-mail of one of the agency before. */
async function fillPeople(trx: Db, agencyId: string, from: number): Promise<void> {
  await sql`
    with d as (select id, row_number() over (order by id) as at from demand
      where agency_id = ${agencyId}::uuid),
    made as (
      insert into contact (id, agency_id, shared, version, doc, kind, name, sort_name, roles, tags,
        do_not_contact, words, active_at, created_at, updated_at)
      select d.id, ${agencyId}::uuid, false, 1, '{}', 'person', 'Buyer', 'buyer', '{}', '{}',
        false, '', now(), now(), now() from d returning id),
    mails as (
      insert into contact_reach (agency_id, kind, value, contact_id)
      select ${agencyId}::uuid, 'email', 'buyer-' || case when d.at % 5 = 0
        then ${from}::int - d.at else ${from}::int + d.at end || '@buyers.example', d.id from d
      returning 1)
    insert into contact_reach (agency_id, kind, value, contact_id)
    select ${agencyId}::uuid, 'phone', '+34600' || (${from}::int + d.at), d.id from d`.execute(trx)
  await sql`update demand set contact_id = id where agency_id = ${agencyId}::uuid`.execute(trx)
}
