import type {
  IntroductionDispute,
  IntroductionEvidence,
  IntroductionParty,
} from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { blocks } from '../../network/index.ts'

interface PartyRow {
  disputeId: string
  byAgency: string
  text: string
  at: Date
  introductionId: string
  agencyId: string
  name: string | null
  since: Date
  evidence: IntroductionEvidence
  strength: number
}

/** The dispute that introductions are in now, by their ids, as an agency reads it. */
export async function disputesOf(
  db: Db,
  agencyId: string,
  ids: string[],
): Promise<Map<string, IntroductionDispute>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PartyRow>`
    select d.id as "disputeId", d.agency_id as "byAgency", d.text, d.at,
      i.id as "introductionId", i.agency_id as "agencyId", i.created_at as since,
      i.evidence, i.strength,
      case when not ${blocks(sql`${agencyId}`, sql`i.agency_id`)}
        then coalesce(a.doc ->> 'tradeName', a.slug) end as name
    from introduction_dispute d join introduction_party p on p.dispute_id = d.id
    join introduction i on i.id = p.introduction_id join agency a on a.id = i.agency_id
    where d.withdrawn_at is null and d.id in (
      select dispute_id from introduction_party where introduction_id = any(${ids}::uuid[]))
    order by i.created_at, i.id`.execute(db)
  const byDispute = Map.groupBy(rows, ({ disputeId }) => disputeId)
  return new Map(
    [...byDispute.values()].flatMap((parties) => {
      const [{ byAgency, text, at }] = parties as [PartyRow, ...PartyRow[]]
      const dispute: IntroductionDispute = {
        own: byAgency === agencyId,
        text,
        at: at.toISOString(),
        parties: parties.map((one) => toParty(one, agencyId)),
      }
      return parties.map(({ introductionId }) => [introductionId, dispute] as const)
    }),
  )
}

const toParty = (
  { agencyId, name, since, evidence, strength }: PartyRow,
  reader: string,
): IntroductionParty => ({
  agencyName: name,
  own: agencyId === reader,
  day: dayOf(since),
  evidence,
  strength,
})
