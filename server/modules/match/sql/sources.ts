import type { AssetSource, MatchSource } from '../../../../generated/model/index.ts'
import { stored } from '../../../contract/stored/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { partnerHomes } from '../../network/index.ts'
import type { Among } from './homes.ts'

/** Own homes, where they are asked for, and what partners share by networks of these kinds. */
export async function amongOf(
  db: Db,
  agencyId: string,
  wanted: MatchSource[],
  now: Date,
): Promise<Among> {
  const sources = wanted.filter((one) => one !== 'own')
  const today = dayOf(now)
  const shared = sources.length > 0 ? await partnerHomes(db, { agencyId, today, sources }) : null
  return { own: wanted.includes('own'), ids: [...(shared?.keys() ?? [])] }
}

/** What demands say of networks, by demand; those that say nothing are missing. */
async function networksSaid(
  db: Db,
  ids: string[],
): Promise<Map<string, { agencyId: string; networks: AssetSource[] }>> {
  const { rows } = await sql<{ id: string; agencyId: string; networks: unknown[] }>`
    select id, agency_id as "agencyId", doc #> '{follow,includeNetworks}' as networks from demand
    where id = any(${ids}::uuid[])
      and jsonb_typeof(doc #> '{follow,includeNetworks}') = 'array'`.execute(db)
  return new Map(
    rows.map(({ id, agencyId, networks }) => [
      id,
      {
        agencyId,
        networks: networks.flatMap((one) => stored().part<AssetSource>('AssetSource', one) ?? []),
      },
    ]),
  )
}

/** Where a demand looks: own homes and the networks it names; null: all that is public. */
export async function sourcesOf(db: Db, demandId: string): Promise<MatchSource[] | null> {
  const said = (await networksSaid(db, [demandId])).get(demandId)
  return said ? ['own', ...said.networks] : null
}

/** Demands by where they look; null: all that is public. */
export async function bySources(
  db: Db,
  ids: string[],
): Promise<{ ids: string[]; sources: MatchSource[] | null }[]> {
  const said = await networksSaid(db, ids)
  const groups = new Map<string, { ids: string[]; sources: MatchSource[] | null }>()
  for (const id of ids) {
    const networks = said.get(id)?.networks.toSorted()
    const key = networks?.join() ?? 'all'
    const sources: MatchSource[] | null = networks ? ['own', ...networks] : null
    const group = groups.get(key) ?? { ids: [], sources }
    groups.set(key, { ...group, ids: [...group.ids, id] })
  }
  return [...groups.values()]
}

/** Of demands that another agency's home fits, those that look where it is. */
export async function lookingThere<T extends { id: string }>(
  db: Db,
  propertyId: string,
  demands: T[],
  now: Date,
): Promise<T[]> {
  const said = await networksSaid(
    db,
    demands.map(({ id }) => id),
  )
  const shared = new Map<string, boolean>()
  for (const { agencyId, networks } of said.values()) {
    const key = `${agencyId} ${networks.join()}`
    if (shared.has(key)) continue
    const wanted = { agencyId, today: dayOf(now), sources: networks, ids: [propertyId] }
    shared.set(key, networks.length > 0 && (await partnerHomes(db, wanted)).has(propertyId))
  }
  return demands.filter(({ id }) => {
    const own = said.get(id)
    return !own || shared.get(`${own.agencyId} ${own.networks.join()}`)
  })
}
