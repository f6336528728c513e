import { wordIn } from '../../../formats/word-in.ts'
import type { Db } from '../../../db/index.ts'
import type { RestRecord, RestWords } from '../../import/index.ts'
import { restCode } from '../../import/index.ts'
import { namesIn, publishedIn, townsIn, zonesIn } from '../inmovilla/shapes.ts'
import { findItem, readItems, type ItemRow } from '../item.repository.ts'
import type { MoveRow } from '../move.repository.ts'
import { mandateOwner } from './owner.ts'

/** Words of all codes of a move; they are read once and do not change while it runs. */
export interface Vocabulary {
  names: Map<string, string>
  towns: Map<string, { town: string; province: string }>
  zones: Map<string, string>
  /** Towns whose zones are here. */
  places: Set<string>
}

const ZONES = 'zonas='

export async function vocabularyOf(db: Db, moveId: string): Promise<Vocabulary> {
  const enums = await readItems(db, moveId, 'enum')
  const zoned = enums.filter(({ external_id }) => external_id.startsWith(ZONES))
  const of = (id: string): unknown => enums.find((one) => one.external_id === id)?.raw
  return {
    names: namesIn(of('tipos')),
    towns: townsIn(of('ciudades')),
    zones: new Map(zoned.flatMap(({ raw }) => [...zonesIn(raw)])),
    places: new Set(zoned.map(({ external_id }) => external_id.slice(ZONES.length))),
  }
}

/** What is known of a home beside its own record. */
export async function wordsFor(
  db: Db,
  move: MoveRow,
  item: ItemRow,
  { names, towns, zones }: Vocabulary,
): Promise<RestWords> {
  const raw = item.raw as RestRecord
  const owner = item.owner_id ? await findItem(db, move.id, 'owner', item.owner_id) : null
  const extra = await findItem(db, move.id, 'extra', item.external_id)
  const agentId = wordIn(move.people, restCode(raw, 'keyagente'))
  return {
    name: (field, code) => names.get(`${field} ${code}`) ?? '',
    town: (code) => towns.get(code),
    zone: (code) => zones.get(code),
    type: (code) => wordIn(move.types, code) ?? null,
    owners: owner?.raw && owner.state === 'applied' ? [mandateOwner(owner)] : [],
    externalIds: extra?.raw ? publishedIn(extra.raw) : [],
    ...(agentId !== undefined && { agentId }),
    reassign: item.reassign,
  }
}
