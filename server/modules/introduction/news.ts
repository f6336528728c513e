import type { Work } from '../../contract/rights/actor.ts'
import { sql } from '../../db/index.ts'
import { blocks } from '../network/index.ts'
import { tellAdmins } from '../user/index.ts'
import { say, type MessageKey } from './messages.ts'

/** Tells who leads the other agencies of a dispute, but those that one of both blocks. */
export async function tellAgencies(
  { trx, deps, actor }: Work,
  ids: string[],
  { id, key }: { id: string; key: MessageKey },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select a.id from agency a
    where a.id = any(${[...new Set(ids)]}::uuid[]) and a.id <> ${actor.agencyId}
      and not ${blocks(sql`${actor.agencyId}`, sql`a.id`)} order by 1`.execute(trx)
  for (const { id: agencyId } of rows)
    await tellAdmins(trx, agencyId, {
      page: '/auth/integrations?lado=red&vista=presentaciones',
      topic: `introduction:${id}`,
      at: deps.now(),
      words: (lang) => ({ title: say(lang, key), body: say(lang, 'newsBody') }),
    })
}
