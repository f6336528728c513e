import { inTransaction, sql, type Db } from '../../../server/db/index.ts'
import { closeMonth } from '../../../server/modules/analysis/frozen.ts'
import { monthLater } from '../../../server/modules/analysis/period.ts'

/** Ids of the agency `a` in a table, as one array: a row of a series takes its own by its number. */
const ids = (table: string) => sql`
  (select array_agg(id order by id) as ids from ${sql.table(table)} where agency_id = a.id)`

/** Closed before the one that runs. */
const MONTHS = 23

/**
 * Years of an agency with homes on the market: so many enquiries over two years, two visits for
 * five of them, an offer for every seventeenth, two branches, months that were closed; in all of it
 * the shares of a busy agency. A world that is there is used again.
 */
export async function fillAnalysis(db: Db, slug: string, enquiries: number): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from lead`.execute(db)
  const there = rows[0]?.n ?? 0
  if (there > 0 && there !== enquiries) throw new Error(`The folder holds ${there} enquiries`)
  if (there === enquiries) return
  await inTransaction(db, async (trx) => {
    await people(trx, slug)
    await homes(trx, slug)
    await leads(trx, slug, enquiries)
    await visits(trx, slug, Math.round(enquiries * 0.4))
    await offers(trx, slug, Math.round(enquiries * 0.06))
    await sql`analyze`.execute(trx)
    const now = new Date()
    for (let back = MONTHS; back > 0; back -= 1)
      await closeMonth(trx, monthLater(now.toISOString(), -back), now)
  })
  await sql`vacuum analyze`.execute(db)
}

async function people(db: Db, slug: string): Promise<void> {
  await sql`
    update agency set doc = doc || jsonb_build_object('branches', (
      select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'name', 'Branch ' || n))
      from generate_series(1, 2) n)) where slug = ${slug}`.execute(db)
  await sql`
    insert into app_user (id, email, role, first_name, last_name, agency_id, password_hash, branch_id)
    select gen_random_uuid(), 'staff' || n || '@bench.example', 'STAFF', 'Agent', n::text, a.id, '',
      (a.doc #>> array['branches', (n % 2)::text, 'id'])::uuid
    from agency a, generate_series(1, 11) n where a.slug = ${slug}`.execute(db)
}

/** Published over two years; every third sold, every fifth lowered, all opened by visitors. */
async function homes(db: Db, slug: string): Promise<void> {
  await sql`
    with h as (select p.id, row_number() over (order by p.id) as at from property p
      join agency a on a.id = p.agency_id where a.slug = ${slug})
    update property p set published_at = now() - (h.at % 700 + 5) * interval '1 day',
      status = case when h.at % 3 = 0 then 'closed' else 'active' end,
      closed_at = case when h.at % 3 = 0 then now() - (h.at % 700 + 5) * interval '0.4 day' end,
      agent_id = (select u.id from app_user u where u.agency_id = p.agency_id
        order by u.id offset h.at % 12 limit 1)
    from h where h.id = p.id`.execute(db)
  const own = sql`from property p join agency a on a.id = p.agency_id and a.slug = ${slug}`
  await sql`
    insert into property_history (id, property_id, at, kind, field, old, new)
    select gen_random_uuid(), p.id, now() - interval '20 day', 'PRICE',
      'basics.offers.V.price', to_jsonb(p.price + 100000), to_jsonb(p.price)
    ${own} where p.price is not null and right(p.id::text, 1) in ('1', '5', '9')`.execute(db)
  await sql`
    insert into listing_figure (listing_id, day, kind, count)
    select l.id, current_date - n, 'view', 3 from listing l
    join property p on p.id = l.id join agency a on a.id = p.agency_id and a.slug = ${slug},
    generate_series(0, 60) n`.execute(db)
  await sql`
    insert into valuation_position (property_id, as_of, price, percentile, delta_pct)
    select p.id, now(), p.price, abs(hashtext(p.id::text)) % 100, abs(hashtext(p.id::text)) % 40 - 15
    ${own}`.execute(db)
}

async function leads(db: Db, slug: string, count: number): Promise<void> {
  await sql`
    insert into contact (id, agency_id, doc, kind, name, sort_name, active_at, created_at, updated_at)
    select gen_random_uuid(), a.id, '{"person":{"kind":"person","firstName":"Marta"}}', 'person',
      'Marta', 'marta', now(), now(), now()
    from agency a, generate_series(1, ${Math.round(count * 0.4)}::int) n where a.slug = ${slug}`.execute(
    db,
  )
  await sql`
    insert into lead (id, agency_id, property_id, state, source, language, first_name, email,
      message, assigned_to, contact_id, answered_at, consent_text, consent_at, search, created_at,
      updated_at)
    select gen_random_uuid(), a.id, h.ids[(n * 7) % cardinality(h.ids) + 1],
      case when n % 20 = 0 then 'new' else 'answered' end,
      (array['portal', 'portal', 'web:bench.example', 'idealista', 'fotocasa', 'kyero'])[n % 6 + 1],
      'es', 'Marta', 'p' || n % ${Math.round(count * 0.4)}::int || '@bench.example', 'Hola',
      u.ids[n % cardinality(u.ids) + 1], c.ids[n % cardinality(c.ids) + 1],
      case when n % 20 > 0 then at + (n % 300) * interval '1 minute' end, 'Sí', at, '', at, at
    from agency a
    cross join lateral ${ids('property')} h
    cross join lateral ${ids('app_user')} u
    cross join lateral ${ids('contact')} c
    cross join (select n, now() - (n % 730) * interval '1 day' - (n % 1440) * interval '1 minute'
      as at from generate_series(1, ${count}::int) n) s
    where a.slug = ${slug}`.execute(db)
  // Every fortieth contact turned out to be another's.
  await sql`
    with c as (select id, lag(id) over (order by id) as kept, row_number() over (order by id) as n
      from contact)
    update contact set merged_into_id = c.kept from c
    where c.id = contact.id and c.n % 40 = 0`.execute(db)
}

/** Held some days after an enquiry, by who asked, in the home that was asked about. */
async function visits(db: Db, slug: string, count: number): Promise<void> {
  await sql`create temp table bench_visit on commit drop as
    select gen_random_uuid() as id, l.agency_id, l.property_id, l.contact_id, l.assigned_to,
      l.created_at + interval '4 day' as at
    from lead l join agency a on a.id = l.agency_id and a.slug = ${slug}
    where l.contact_id is not null and l.property_id is not null order by l.id limit ${count}::int`.execute(
    db,
  )
  await sql`
    insert into agenda_event (id, agency_id, organiser_id, created_by, uid, kind, title, starts_at,
      ends_at, status, visibility, reminded_until, created_at, updated_at)
    select id, agency_id, assigned_to, assigned_to, id::text, 'visit', 'Visita', at,
      at + interval '30 minute', 'done', 'agency', at, at, at from bench_visit`.execute(db)
  await sql`
    insert into agenda_attendee (id, event_id, position, contact_id)
    select gen_random_uuid(), id, 0, contact_id from bench_visit`.execute(db)
  await sql`
    insert into agenda_home (event_id, property_id, position)
    select id, property_id, 0 from bench_visit`.execute(db)
}

async function offers(db: Db, slug: string, count: number): Promise<void> {
  await sql`create temp table bench_offer on commit drop as
    select gen_random_uuid() as id, l.agency_id, l.property_id, l.contact_id, l.assigned_to,
      l.created_at + interval '9 day' as at, (row_number() over (order by l.id))::int as n
    from lead l join agency a on a.id = l.agency_id and a.slug = ${slug}
    where l.contact_id is not null and l.property_id is not null order by l.id limit ${count}::int`.execute(
    db,
  )
  await sql`
    insert into offer (id, agency_id, property_id, contact_id, operation, agent_id, created_by,
      state, stage, amount, created_at, updated_at)
    select id, agency_id, property_id, contact_id, 'V', assigned_to, assigned_to,
      case when n % 3 = 0 then 'accepted' else 'sent' end,
      case when n % 3 = 0 then 'closed' end, 30000000, at, at from bench_offer`.execute(db)
  await sql`
    insert into offer_turn (id, offer_id, at, act)
    select gen_random_uuid(), id, at + place * interval '3 day', act
    from bench_offer, unnest(array['send', 'accept', 'close']) with ordinality t(act, place)
    where place = 1 or n % 3 = 0`.execute(db)
}
