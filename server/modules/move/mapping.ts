import { wordIn } from '../../formats/word-in.ts'
import type { MovePerson, MoveTypeWord } from '../../../generated/model/index.ts'
import { isUuid } from '../../db/id.ts'
import { sql, type Db } from '../../db/index.ts'
import { restText, typeOfWord, type RestRecord } from '../import/index.ts'
import { namesOf } from '../user/index.ts'
import { namesIn } from './inmovilla/shapes.ts'
import { findItem } from './item.repository.ts'
import type { MoveRow } from './move.repository.ts'

/** Types and people of the other program among the homes that were read, and what they are here. */
export interface Mapping {
  types: MoveTypeWord[]
  people: MovePerson[]
}

interface Count {
  key: string
  n: number
}

const countBy = async (db: Db, moveId: string, field: string): Promise<Count[]> =>
  (
    await sql<Count>`
      select raw ->> ${field}::text as key, count(*)::int as n from move_item
      where move_id = ${moveId} and kind = 'home' and raw is not null
        and coalesce(raw ->> ${field}::text, '') not in ('', '0')
      group by 1 order by 2 desc, 1 limit 500`.execute(db)
  ).rows

export async function mappingOf(db: Db, { id, types, people }: MoveRow): Promise<Mapping> {
  const words = namesIn((await findItem(db, id, 'enum', 'tipos'))?.raw)
  const agents = await agentNames(db, id)
  const ours = await namesOf(db, Object.values(people).filter(isUuid))
  return {
    types: (await countBy(db, id, 'key_tipo')).map(({ key, n }) => {
      const name = words.get(`key_tipo ${key}`) ?? null
      const chosen = wordIn(types, key) ?? null
      const code = chosen ?? (name === null ? null : typeOfWord(name))
      return { key, name, homes: n, code, chosen: chosen !== null }
    }),
    people: (await countBy(db, id, 'keyagente')).map(({ key, n }) => {
      const said = wordIn(people, key)
      const agentId = said !== undefined && isUuid(said) ? said : null
      const agentName = agentId === null ? null : (ours.get(agentId) ?? null)
      return { key, name: agents.get(key) ?? null, homes: n, agentId, agentName }
    }),
  }
}

/** The other program names its agents beside owners, if anywhere. */
async function agentNames(db: Db, moveId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ agent: RestRecord }>`
    select distinct raw -> 'agente' as agent from move_item
    where move_id = ${moveId} and kind = 'owner' and jsonb_typeof(raw -> 'agente') = 'object'
    limit 500`.execute(db)
  return new Map(
    rows.map(({ agent }) => [
      restText(agent, 'id'),
      [restText(agent, 'nombre'), restText(agent, 'apellidos')].filter(Boolean).join(' '),
    ]),
  )
}
