import type { Selectable, Updateable } from 'kysely'
import type {
  AgreementState,
  AssetSource,
  NetworkTerms,
} from '../../../../generated/model/index.ts'
import { json, sql, uuidv7, type Db, type Tables } from '../../../db/index.ts'
import { blocks } from '../circle/circle.repository.ts'
import { hashOf } from './terms.ts'

export type AgreementRow = Selectable<Tables['agreement']>
export type VersionRow = Selectable<Tables['agreement_version']>

/** An agreement as one of its parties has it. */
export type OwnAgreement = AgreementRow & {
  networkName: string
  kind: AssetSource
  partnerId: string
  partnerName: string
}

/** States that are over; in every other one, a later version's too, something is to be said yet. */
export const OVER: readonly AgreementState[] = ['ended', 'refused', 'expired']

/** Whether an agreement is open, by the column of its state. */
export const isOpen = (state: string) => sql<boolean>`${sql.ref(state)} <> all(${OVER}::text[])`
const OVER_SHOWN = 100

/** Agreements an agency is a party of, the newest change first, or one of them. */
export async function agreementsOf(db: Db, agencyId: string, id?: string): Promise<OwnAgreement[]> {
  const { rows } = await sql<OwnAgreement & { place: number }>`
    select * from (
      select g.*, to_char(g.ends_on, 'YYYY-MM-DD') as ends_on, n.name as "networkName", n.kind,
        p.id as "partnerId", coalesce(p.doc ->> 'tradeName', p.slug) as "partnerName",
        (row_number() over (partition by ${isOpen('g.state')}
          order by g.changed_at desc, g.id))::int as place
      from agreement g join network n on n.id = g.network_id
      join agency p
        on p.id = case when g.from_agency = ${agencyId} then g.to_agency else g.from_agency end
      where (g.from_agency = ${agencyId} or g.to_agency = ${agencyId})
        and (${id ?? null}::uuid is null or g.id = ${id ?? null}::uuid)
        and not ${blocks(sql`g.from_agency`, sql`g.to_agency`)}
    ) a where ${id !== undefined} or ${isOpen('a.state')} or a.place <= ${OVER_SHOWN}
    order by a.changed_at desc, a.id`.execute(db)
  return rows
}

/** Every version of agreements, the newest first. */
export async function versionsOf(db: Db, ids: string[]): Promise<VersionRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('agreement_version')
    .selectAll()
    .where('agreement_id', 'in', ids)
    .orderBy('number', 'desc')
    .execute()
}

/**
 * The same agreement, alone in acting on it. Its key stays free: who saves a home writes shares
 * under it and holds the home, which waits for nobody who acts on the agreement.
 */
export async function lockAgreement(trx: Db, id: string): Promise<void> {
  await sql`select 1 from agreement where id = ${id} for no key update`.execute(trx)
}

/** What ids of members have something open with an agency in a network. */
export async function openWith(db: Db, networkId: string, agencyId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select case when from_agency = ${agencyId} then to_agency else from_agency end as id
    from agreement where network_id = ${networkId} and ${isOpen('state')}
      and (from_agency = ${agencyId} or to_agency = ${agencyId})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function insertAgreement(
  trx: Db,
  parties: { network_id: string; from_agency: string; to_agency: string },
  now: Date,
): Promise<AgreementRow> {
  return trx
    .insertInto('agreement')
    .values({ id: uuidv7(), ...parties, changed_at: now, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** One more version of the terms, with its hash. */
export async function addVersion(
  trx: Db,
  agreement: AgreementRow,
  version: { number: number; terms: NetworkTerms; agencyId: string; by: string | null; at: Date },
): Promise<void> {
  await trx
    .insertInto('agreement_version')
    .values({
      agreement_id: agreement.id,
      number: version.number,
      terms: json(version.terms),
      hash: hashOf(agreement, version.number, version.terms),
      agency_id: version.agencyId,
      created_by: version.by,
      at: version.at,
    })
    .execute()
}

export async function saveAgreement(
  trx: Db,
  id: string,
  changes: Updateable<Tables['agreement']>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('agreement')
    .set({ ...changes, changed_at: now })
    .where('id', '=', id)
    .execute()
}
