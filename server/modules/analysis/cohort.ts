import type { AnalysisGrouping, Operation } from '../../../generated/model/index.ts'
import { sql, type RawBuilder } from '../../db/index.ts'
import { heldVisits } from '../agenda/index.ts'
import { mergedContacts } from '../contact/index.ts'
import type { Period } from './period.ts'
import { theirLeads, type Asker } from './whose.ts'

/** Which enquiries are followed. */
export interface Cohort {
  whose: Asker
  period: Period
  operation?: Operation[] | undefined
  /** Until when. */
  now: Date
  /** That is a day before today: what is only known as it is now is told from what happened. */
  past: boolean
}

/** After so many days without a step nobody expects the next one any more. */
export const OPEN_DAYS = 90

/** What the cases of a figure are divided by. */
const KEY: Record<AnalysisGrouping, RawBuilder<unknown>> = {
  agent: sql`l.assigned_to::text`,
  source: sql`l.source`,
  island: sql`p.island`,
  type: sql`p.type`,
  operation: sql`p.operations[1]`,
  branch: sql`u.branch_id::text`,
}

/** Whom a row's contact is part of, where `merged` is joined to it as `m`. */
const kept = (contact: string) => sql`coalesce(m.kept, ${sql.ref(contact)})`

/**
 * Enquiries about homes in a period, also repeated ones, with no more of each than is reckoned with:
 * fifty thousand are passed on several times. Whose one is, is said by who has it; programs' (`trap`)
 * and those about the person's own home (valuation) are none.
 */
const asked = (of: Cohort, by: AnalysisGrouping | undefined): RawBuilder<unknown> => sql`
  select l.id, l.property_id, ${kept('l.contact_id')} as contact_id, l.created_at,
    ${of.past ? known(of.now) : today},
    ${by ? KEY[by] : sql`null::text`} as key, l.id in (select id from again) as repeated,
    met.at as met_at
  from lead l join property p on p.id = l.property_id left join merged m on m.id = l.contact_id
  left join met on met.person_id = ${kept('l.contact_id')} and met.property_id = l.property_id
  ${by === 'branch' ? sql`left join app_user u on u.id = l.assigned_to` : sql``}
  where ${theirLeads(of.whose)} and not l.trap and l.kind <> 'valuation'
    and l.created_at >= ${of.period.start} and l.created_at < ${of.period.end}
    ${of.operation?.length ? sql`and p.operations && ${of.operation}::text[]` : sql``}`

const today = sql`l.answered_at, l.state = 'new' as waits,
    l.state <> 'discarded' and p.status in ('active', 'reserved') as alive`

/** As it was by a day before: when something was discarded nobody wrote down. */
const known = (now: Date): RawBuilder<unknown> => sql`
  case when l.answered_at <= ${now} then l.answered_at end as answered_at,
  l.answered_at <= ${now} is not true as waits,
  coalesce(p.published_at <= ${now} and (p.closed_at is null or p.closed_at > ${now}), false)
    as alive`

/** Enquiries of the agency until the period ends. */
const until = ({ whose, period }: Cohort): RawBuilder<unknown> => sql`
  l.agency_id = ${whose.agencyId}::uuid and not l.trap and l.kind <> 'valuation'
    and l.property_id is not null and l.created_at < ${period.end}`

/**
 * Of those the ones that are not the first of a person about a home, by the same e-mail address or
 * contact. They are counted first, by address in the order of an index (`lead_case`), and only
 * those of which there are several are put in order, since few are.
 */
const again = (of: Cohort): RawBuilder<unknown> => sql`
  select unnest((array_agg(l.id order by l.created_at, l.id))[2:]) as id from (
    select l.property_id, l.email from lead l where ${until(of)}
    group by l.property_id, l.email having count(*) > 1
  ) several join lead l on l.property_id = several.property_id and l.email = several.email
  where ${until(of)} group by l.property_id, l.email
  union all
  select unnest((array_agg(l.id order by l.created_at, l.id))[2:]) from (
    select l.property_id, ${kept('l.contact_id')} as contact_id
    from lead l left join merged m on m.id = l.contact_id
    where ${until(of)} and l.contact_id is not null group by 1, 2 having count(*) > 1
  ) several join lead l on l.property_id = several.property_id
  left join merged m on m.id = l.contact_id
  where ${until(of)} and ${kept('l.contact_id')} = several.contact_id
  group by several.property_id, several.contact_id`

const held = ({ whose, now, past }: Cohort): RawBuilder<unknown> => sql`
  agenda_event.agency_id = ${whose.agencyId}::uuid and agenda_event.visibility = 'agency'
    and ${heldVisits(now)} ${past ? sql`and agenda_event.starts_at <= ${now}` : sql``}`

/** Held visits since the period began, before which nobody asked: of whom, and of which home. */
const visits = (of: Cohort): RawBuilder<unknown> => sql`
  select ${kept('a.contact_id')} as person_id, h.property_id, agenda_event.starts_at as at
  from agenda_event
  join agenda_attendee a on a.event_id = agenda_event.id and a.contact_id is not null
  join agenda_home h on h.event_id = agenda_event.id
  left join merged m on m.id = a.contact_id
  where ${held(of)} and agenda_event.starts_at >= ${of.period.start}`

/**
 * When the person first visited the home after asking, where that is not their first visit of it
 * (met_at): those who had been there before they asked, and visits that name the enquiry itself.
 */
const later = (of: Cohort): RawBuilder<unknown> => sql`
  select id, min(at) as at from (
    select c.id, v.at from first_ones c
    join visits v on v.person_id = c.contact_id and v.property_id = c.property_id
    where c.met_at < c.created_at and v.at >= c.created_at
    union all
    select c.id, agenda_event.starts_at from agenda_event
    join first_ones c on c.id = agenda_event.lead_id
    where ${held(of)} and agenda_event.lead_id is not null
  ) v group by id`

const standsNow = sql`bool_or(t.state in ('sent', 'countered')) as bargaining,
    bool_or(t.state = 'accepted' and coalesce(t.stage, 'reservation')
      in ('reservation', 'arras', 'notary')) as under_way`
const lastAct = sql`(array_agg(t.act order by t.at desc, t.id desc))[1]`
/** The same by a day before, of the last turn until then. */
const standing = sql`${lastAct} in ('send', 'counter') as bargaining,
    ${lastAct} in ('accept', 'arras', 'notary') as under_way`

/** Turns of offers since the period began, each with whose offer it is for which home. */
const turns = ({ whose, period, now }: Cohort): RawBuilder<unknown> => sql`
  select ${kept('o.contact_id')} as person_id, o.property_id, o.id as offer_id, o.state, o.stage,
    t.id, t.at, t.act
  from offer o join offer_turn t on t.offer_id = o.id left join merged m on m.id = o.contact_id
  where o.agency_id = ${whose.agencyId}::uuid and o.state <> 'draft'
    and t.at >= ${period.start} and t.at <= ${now}`

/** What became of the person's offers for the home. */
const offers = ({ past }: Cohort): RawBuilder<unknown> => sql`
  select c.id, min(t.at) filter (where t.act = 'send') as offered_at,
    min(t.at) filter (where t.act = 'accept') as accepted_at,
    min(t.at) filter (where t.act = 'close') as closed_at,
    ${past ? standing : standsNow}
  from first_ones c
  join turns t on t.person_id = c.contact_id and t.property_id = c.property_id
  where t.at >= c.created_at group by c.id`

/**
 * The one definition behind every figure of enquiries: `asked` (all), `first_ones` (a person's
 * first about a home) and `cases` (with what became of them), each with its `key` of a grouping, for
 * a query that begins with `with`. Who reached a step reached those before it, whether or not
 * anybody wrote them down.
 */
export const cohort = (of: Cohort, by?: AnalysisGrouping): RawBuilder<unknown> => sql`
  merged as materialized (
    select distinct on (id) id, kept from (${mergedContacts(of.whose.agencyId)}) m
  ),
  again as materialized (${again(of)}),
  visits as materialized (${visits(of)}),
  met as materialized (
    select v.person_id, p.id as property_id, v.at from (
      select person_id, property_id, min(at) as at from visits group by person_id, property_id
    ) v join property p on p.id = v.property_id
  ),
  asked as materialized (${asked(of, by)}),
  first_ones as not materialized (select * from asked where not repeated),
  later as materialized (${later(of)}),
  turns as materialized (${turns(of)}),
  offer_of as materialized (${offers(of)}),
  moments as (
    select c.id, c.key, c.created_at, c.answered_at, c.waits, c.alive,
      least(case when c.met_at >= c.created_at then c.met_at end, v.at) as visited_at,
      o.offered_at, o.accepted_at, o.closed_at,
      coalesce(o.bargaining, false) as bargaining, coalesce(o.under_way, false) as under_way,
      o.closed_at is not null as closed,
      o.closed_at is not null or o.accepted_at is not null as accepted,
      o.id is not null as offered
    from first_ones c left join later v on v.id = c.id left join offer_of o on o.id = c.id
  ),
  cases as (
    select *, offered or visited_at is not null as visited,
      offered or visited_at is not null or answered_at is not null as answered,
      alive and greatest(created_at, answered_at, visited_at)
        > ${of.now}::timestamptz - make_interval(days => ${OPEN_DAYS}) as hopeful
    from moments
  )`
