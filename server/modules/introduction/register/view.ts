import type { Introduction } from '../../../../generated/model/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { sql, type Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { contactNamesOf, readableIds } from '../../contact/index.ts'
import { blocks } from '../../network/index.ts'
import type { IntroductionRow } from '../introduction.repository.ts'
import { disputesOf } from './disputes.ts'
import { sameClients } from '../same-client.ts'
import { introducedHomes } from './home.ts'

/** Names of other agencies that neither block the reader nor are blocked. */
async function namesOfOthers(db: Db, agencyId: string, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const { rows } = await sql<{ id: string; name: string }>`
    select a.id, coalesce(a.doc ->> 'tradeName', a.slug) as name from agency a
    where a.id = any(${ids}::uuid[]) and not ${blocks(sql`${agencyId}`, sql`a.id`)}`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Names of own clients whom the actor may read, by the ids the rows keep. */
async function clientsOf(db: Db, actor: Actor, ids: string[]) {
  const names = await contactNamesOf(db, actor.agencyId, ids)
  const readable = await readableIds(
    db,
    actor,
    [...names.values()].map(({ id }) => id),
  )
  return (id: string | null) => {
    const found = id === null ? undefined : names.get(id)
    return found && readable.has(found.id) ? { id: found.id, name: found.name } : null
  }
}

/** The deal of an introduction, be it by another one of the same client. */
async function dealsOfClients(db: Db, rows: IntroductionRow[]) {
  const same = await sameClients(
    db,
    rows.filter((row) => row.deal_id === null).map(({ id }) => id),
  )
  return (row: IntroductionRow): string | null =>
    row.deal_id ??
    same.find(({ id, other }) => id === row.id && other.deal_id)?.other.deal_id ??
    null
}

/**
 * Introductions as an agency reads them: whose client it is stands in a dispute or a deal alone.
 * Whether it was the first is told of an own client once a check has asked, which is counted; of a
 * partner's where the names are: an agency that enters somebody at its own home, and finds a
 * partner's client second by that, would know who it is.
 */
export async function toIntroductions(
  db: Db,
  actor: Actor,
  rows: IntroductionRow[],
): Promise<Introduction[]> {
  const { agencyId } = actor
  const own = rows.filter((row) => row.agency_id === agencyId)
  const client = await clientsOf(
    db,
    actor,
    own.flatMap(({ contact_id }) => contact_id ?? []),
  )
  const home = await introducedHomes(
    db,
    agencyId,
    rows.map(({ property_id }) => property_id),
  )
  const names = await namesOfOthers(
    db,
    agencyId,
    rows.flatMap(({ agency_id, lister_id }) => [agency_id, lister_id]),
  )
  const disputes = await disputesOf(
    db,
    agencyId,
    rows.map(({ id }) => id),
  )
  const dealOf = await dealsOfClients(db, rows)
  return rows.map((row) => {
    const isOwnClient = row.agency_id === agencyId
    const isOwnHome = row.lister_id === agencyId
    const dispute = disputes.get(row.id) ?? null
    const isTold = dispute !== null || dealOf(row) !== null
    return {
      id: row.id,
      role: isOwnClient ? (isOwnHome ? 'own' : 'seller') : 'lister',
      home: home(row.property_id),
      client: isOwnClient ? client(row.contact_id) : null,
      day: dayOf(row.created_at),
      evidence: row.evidence,
      strength: row.strength,
      first: (isOwnClient ? row.checked_at !== null : isTold) ? row.first : null,
      agencyName: isOwnClient || !isTold ? null : (names.get(row.agency_id) ?? null),
      partnerName: isOwnHome ? null : (names.get(row.lister_id) ?? null),
      dispute,
      dealId: dealOf(row),
    }
  })
}
