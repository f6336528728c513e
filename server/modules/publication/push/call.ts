import type { Deps } from '../../../contract/deps.ts'
import { FetchRefused, guardedAsk } from '../../../ports/fetch/index.ts'
import type { IntegrationRow } from '../../integration/index.ts'
import { SITE } from '../writer.ts'
import type { Call, Portal } from './portal.ts'
import type { Taken } from './push.repository.ts'
import { verdictOf, type Verdict } from './verdict.ts'

const LIMITS = { maxBytes: 65_536, seconds: 20 }

/** Where a portal is: its own address, or its double in tests. */
export const originOf = ({ config }: Pick<Deps, 'config'>, provider: string, portal: Portal) =>
  config.portalOrigins[provider] ?? portal.origin

interface Line {
  deps: Deps
  channel: IntegrationRow
  portal: Portal
  key: string
}

/** Is there time for a call? What a process slept through is another's by now. */
const isOurs = ({ now }: Deps, { until }: Taken): boolean =>
  now().getTime() + LIMITS.seconds * 1000 < until.getTime()

/**
 * Sends or takes out one home; null: that is no longer ours to do, and nothing has changed over
 * there. Whether the portal has it is not always known (a process may have died between its yes and
 * our note): what it says of that is believed, and the other way is tried once, so that it never
 * has a home twice.
 */
export async function call(
  { deps, channel, portal, key }: Line,
  home: Taken,
): Promise<Verdict | null> {
  const origin = originOf(deps, channel.provider, portal)
  const asking = guardedAsk(deps.config.privateHosts)
  const ask = ({ path, ...one }: Call) => asking(origin + path, one, LIMITS)
  try {
    if (!isOurs(deps, home)) return null
    if (home.waits === 'remove')
      return verdictOf(await ask(portal.remove(key, home.propertyId)), true, deps.now())
    if (home.text === null) return { kind: 'refused', status: 0, answer: '' }
    const body = home.text.replaceAll(SITE, deps.config.siteUrl)
    const first = await ask(portal.send(key, body, home.isThere))
    const mistaken = first.status === (home.isThere ? 404 : 409)
    if (mistaken && !isOurs(deps, home)) return null
    const answer = mistaken ? await ask(portal.send(key, body, !home.isThere)) : first
    return verdictOf(answer, false, deps.now())
  } catch (error) {
    if (error instanceof FetchRefused) return { kind: 'failed', status: null, wait: null }
    throw error
  }
}
