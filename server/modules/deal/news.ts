import type { Work } from '../../contract/rights/actor.ts'
import { oneLine } from '../../mail/home-line.ts'
import { getAgency } from '../agency/index.ts'
import { tellAdmins } from '../user/index.ts'
import { dealsOf } from './deal.repository.ts'
import { say, type MessageKey } from './messages.ts'

/** Tells who leads the other side what has become of a deal. */
export async function tellOther(
  { trx, deps, actor }: Work,
  id: string,
  key: MessageKey,
): Promise<void> {
  const [row] = await dealsOf(trx, actor.agencyId, { id })
  if (!row) return
  const own = await getAgency(trx, actor.agencyId)
  const agency = oneLine(own?.tradeName ?? '')
  const other = row.agency_id === actor.agencyId ? row.lister_id : row.agency_id
  await tellAdmins(trx, other, {
    page: '/auth/integrations?lado=red&vista=operaciones',
    topic: `deal:${id}`,
    at: deps.now(),
    words: (lang) => ({ title: say(lang, key, { agency }), body: say(lang, 'newsBody') }),
  })
}
