import type { IntroductionCheckPage } from '../../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { sql } from '../../../db/index.ts'
import { blocks } from '../../network/index.ts'
import { introducedHomes } from './home.ts'

const LIST = { list: 'listIntroductionChecks', kind: 'id' } as const
const PAGE = 50

interface Row {
  id: string
  property_id: string
  introduced: boolean
  at: Date
  name: string | null
}

/** What partners asked about clients at homes of the agency, newest first. */
export async function listIntroductionChecks(
  { db }: Pick<Deps, 'db'>,
  { agencyId, lang }: Actor,
  { cursor: text, limit = PAGE }: { cursor?: string; limit?: number },
): Promise<IntroductionCheckPage> {
  const cursor = readCursor(text, LIST, lang)
  const beyond = cursor ? sql`and k.id < ${cursor.id}::uuid` : sql``
  const { rows: found } = await sql<Row>`
    select k.id, k.property_id, k.introduced, k.at,
      case when not ${blocks(sql`${agencyId}`, sql`k.agency_id`)}
        then coalesce(a.doc ->> 'tradeName', a.slug) end as name
    from introduction_check k join agency a on a.id = k.agency_id
    where k.lister_id = ${agencyId} and k.agency_id <> ${agencyId} ${beyond}
    order by k.id desc limit ${limit + 1}`.execute(db)
  const { rows, next } = cutPage(found, { list: LIST.list, cursor, limit, value: () => null })
  const home = await introducedHomes(
    db,
    agencyId,
    rows.map(({ property_id }) => property_id),
  )
  return {
    items: rows.map(({ id, property_id, introduced, at, name }) => ({
      id,
      home: home(property_id),
      agencyName: name,
      at: at.toISOString(),
      introduced,
    })),
    next,
  }
}
