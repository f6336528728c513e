import type { Db } from '../../../db/index.ts'
import { pageIn } from '../../../mail/home-line.ts'
import type { IntegrationRow } from '../../integration/index.ts'
import { notify } from '../../notification/index.ts'
import { agentsOf, whoAllHear } from '../../user/index.ts'
import { say } from '../messages.ts'

/** Tells the agency's ADMINs that a portal refuses a channel's key. */
export async function tellRefusedKey(
  trx: Db,
  { id, name, agency_id: agencyId }: IntegrationRow,
  at: Date,
): Promise<void> {
  const ids = (await agentsOf(trx, agencyId)).map((one) => one.id)
  for (const { id: userId, role, language } of await whoAllHear(trx, agencyId, ids)) {
    if (role !== 'ADMIN') continue
    await notify(trx, {
      userId,
      kind: 'NOTIFICATION',
      title: say(language, 'keyRefusedTitle', { name }),
      body: say(language, 'keyRefusedBody'),
      href: pageIn('', language, `/auth/integrations/${id}`),
      topic: `integration:${id}`,
      at,
    })
  }
}
