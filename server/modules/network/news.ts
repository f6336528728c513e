import type { Work } from '../../contract/rights/actor.ts'
import { oneLine } from '../../mail/home-line.ts'
import { getAgency } from '../agency/index.ts'
import { tellAdmins } from '../user/index.ts'
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
  const agency = oneLine(own?.tradeName ?? '')
  await tellAdmins(trx, about.partnerId, {
    page: `/auth/integrations?lado=red&acuerdo=${about.id}`,
    topic: `agreement:${about.id}`,
    at: deps.now(),
    words: (lang) => ({
      title: say(lang, about.key, { agency, ...about.words }),
      body: oneLine(about.networkName),
    }),
  })
}
