import type {
  AgreementCounts,
  LocalizedLine,
  NetworkTerms,
} from '../../../../generated/model/index.ts'
import type { Cursor } from '../../../contract/cursor.ts'
import { stored } from '../../../contract/stored/index.ts'
import { asList, json, sql, type Db } from '../../../db/index.ts'
import type { ShareFault } from '../../../db/tables/network.ts'
import { OVER } from '../agreement/agreement.repository.ts'
import type { Judged } from './judge.ts'

/**
 * An agreement with the terms by which its homes are judged: those in force, else the proposed.
 * Null where this version cannot read all of them: what it leaves out may have kept homes back, so
 * it shares none (docs/decisions/0070-documents-that-lack-a-part.md).
 */
export interface Judging {
  id: string
  agencyIds: string[]
  terms: NetworkTerms | null
}

/** Open agreements, of an agency or all of them, or one. */
export async function judging(
  db: Db,
  { agencyId = null, id = null }: { agencyId?: string | null; id?: string | null },
): Promise<Judging[]> {
  const rows = await db
    .selectFrom('agreement')
    .innerJoin('agreement_version', (join) =>
      join
        .onRef('agreement_version.agreement_id', '=', 'agreement.id')
        .on(
          sql<boolean>`agreement_version.number = coalesce(agreement.in_force, agreement.proposed)`,
        ),
    )
    .select(['agreement.id', 'from_agency', 'to_agency', 'agreement_version.terms'])
    .select(sql<unknown>`agreement_version.terms #> '{}'`.as('written'))
    .where('state', 'not in', OVER)
    .$if(id !== null, (query) => query.where('agreement.id', '=', id ?? ''))
    .$if(agencyId !== null, (query) =>
      query.where((e) =>
        e.or([e('from_agency', '=', agencyId ?? ''), e('to_agency', '=', agencyId ?? '')]),
      ),
    )
    .orderBy('agreement.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    terms: stored().reads('agreement_version.terms', row.written) ? row.terms : null,
    agencyIds: [row.from_agency, row.to_agency],
  }))
}

/** A share that this version has judged: one in a state of a later version is that one's. */
const OURS = sql`network_share.state in ('shared', 'withheld')`

/** Writes down what an agreement makes of homes; those it does not take leave it. */
export async function saveShares(
  trx: Db,
  agreementId: string,
  ids: string[],
  judged: { id: string; agencyId: string; outcome: Judged }[],
  now: Date,
): Promise<void> {
  const kept = new Set(judged.map(({ id }) => id))
  const gone = ids.filter((id) => !kept.has(id))
  if (gone.length > 0)
    await sql`delete from network_share where agreement_id = ${agreementId}
      and property_id = any(${gone}::uuid[]) and ${OURS}`.execute(trx)
  if (judged.length === 0) return
  const rows = judged.map(({ id, agencyId, outcome }) => ({
    property_id: id,
    agency_id: agencyId,
    ...outcome,
  }))
  await sql`insert into network_share
      (agreement_id, property_id, agency_id, state, reasons, until, since)
    select ${agreementId}::uuid, property_id, agency_id, state, reasons, until, ${now}
    from jsonb_to_recordset(${json(rows)}) as r(property_id uuid, agency_id uuid, state text,
      reasons jsonb, until date) order by property_id
    on conflict (agreement_id, property_id) do update
    set state = excluded.state, reasons = excluded.reasons, until = excluded.until,
      since = case when network_share.state = excluded.state then network_share.since
        else excluded.since end
    where ${OURS}`.execute(trx)
}

/** Counts of an agreement that is gone. */
export const NONE: AgreementCounts = {
  shared: 0,
  withheld: 0,
  partnerShared: null,
  partnerWithheld: null,
}

/**
 * How many homes of either side each agreement shares and keeps at home, as an agency counts; of the
 * partner's only where it has agreed to some terms: terms may ask for its tags.
 */
export async function countShares(
  db: Db,
  ids: string[],
  agencyId: string,
): Promise<Map<string, AgreementCounts>> {
  const { rows } = await sql<AgreementCounts & { id: string }>`
    select g.id,
      count(*) filter (where s.agency_id = ${agencyId} and s.state = 'shared')::int as shared,
      count(*) filter (where s.agency_id = ${agencyId} and s.state = 'withheld')::int as withheld,
      case when g.in_force is not null then
        count(*) filter (where s.agency_id <> ${agencyId} and s.state = 'shared')::int end
        as "partnerShared",
      case when g.in_force is not null then
        count(*) filter (where s.agency_id <> ${agencyId} and s.state = 'withheld')::int end
        as "partnerWithheld"
    from agreement g left join network_share s on s.agreement_id = g.id
    where g.id = any(${ids}::uuid[]) group by g.id`.execute(db)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** An own home under an agreement. */
export interface ShareRow {
  id: string
  ref: string
  title: LocalizedLine | null
  price: number | null
  thumb: string | null
  public: unknown
  state: 'shared' | 'withheld'
  reasons: ShareFault[]
}

/** One row more than the page has, withheld ones first, by reference. */
export async function findShares(
  db: Db,
  { agreementId, agencyId, state }: { agreementId: string; agencyId: string; state: string | null },
  { cursor, limit }: { cursor: Cursor<string> | null; limit: number },
): Promise<ShareRow[]> {
  const beyond = cursor ? sql`and (k.place, k.id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``
  const { rows } = await sql<ShareRow>`
    select k.* from (
      select s.property_id as id, p.ref, p.doc #> '{texts,title}' as title, p.price, p.thumb,
        l.public, s.state, s.reasons,
        (case s.state when 'withheld' then '0' else '1' end) || p.ref as place
      from network_share s join property p on p.id = s.property_id and p.deleted_at is null
      left join listing l on l.id = p.id
      where s.agreement_id = ${agreementId} and s.agency_id = ${agencyId}
        and (${state}::text is null or s.state = ${state})
    ) k where true ${beyond} order by k.place, k.id limit ${limit + 1}`.execute(db)
  return rows
}

/** How many own homes each rule keeps at home. */
export async function countRules(
  db: Db,
  agreementId: string,
  agencyId: string,
): Promise<{ rule: string; field: string; count: number }[]> {
  const { rows } = await sql<{ rule: string; field: string; count: number }>`
    select r.value ->> 'rule' as rule, r.value ->> 'field' as field,
      count(distinct s.property_id)::int as count
    from network_share s cross join jsonb_array_elements(${asList(sql`s.reasons`)}) r
    where s.agreement_id = ${agreementId} and s.agency_id = ${agencyId} and s.state = 'withheld'
      and r.value ->> 'rule' is not null and r.value ->> 'field' is not null
    group by 1, 2 order by 3 desc, 1, 2`.execute(db)
  return rows
}
