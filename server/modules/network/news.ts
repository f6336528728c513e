import type { Work } from '../../contract/rights/actor.ts'
import { oneLine, pageIn } from '../../mail/home-line.ts'
import { getAgency } from '../agency/index.ts'
import { notify } from '../notification/index.ts'
import { adminsHere } from '../user/index.ts'
import { say, type MessageKey } from './messages.ts'

/** Tells who leads the other agency what has become of an agreement. */
export async function tellPartner(
  { trx, deps, actor }: Work,
  about: {
    id: string
    partnerId: string
    networkName: string
    key: MessageKey
    words?: Record<string, string>
  },
): Promise<void> {
  const own = await getAgency(trx, actor.agencyId)
  for (const user of await adminsHere(trx, about.partnerId)) {
    const lang = user.language
    await notify(trx, {
      userId: user.id,
      kind: 'NOTIFICATION',
      at: deps.now(),
      title: say(lang, about.key, { agency: oneLine(own?.tradeName ?? ''), ...about.words }),
      body: oneLine(about.networkName),
      href: pageIn('', lang, `/auth/integrations?lado=red&acuerdo=${about.id}`),
      topic: `agreement:${about.id}`,
    })
  }
}
