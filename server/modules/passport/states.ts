import type { PassportState } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { judgedByIds } from '../property/index.ts'
import { judge, stateOf } from './judge.ts'

const AT_ONCE = 500

/** The gravest light of each home on a day (YYYY-MM-DD). Rights are the caller's. */
export async function statesOf(
  db: Db,
  ids: readonly string[],
  day: string,
): Promise<Map<string, PassportState>> {
  const found = new Map<string, PassportState>()
  for (let at = 0; at < ids.length; at += AT_ONCE)
    for (const one of await judge(db, await judgedByIds(db, ids.slice(at, at + AT_ONCE)), day))
      found.set(one.home.id, stateOf(one))
  return found
}
