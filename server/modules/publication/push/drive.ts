import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { FetchRefused, guardedAsk } from '../../../ports/fetch/index.ts'
import { SealBroken } from '../../../ports/seal/index.ts'
import {
  findIntegration,
  keyOfChannel,
  noteIntegration,
  type IntegrationRow,
} from '../../integration/index.ts'
import { SITE } from '../writer.ts'
import { writerOf } from '../writers.ts'
import type { Call, Portal } from './portal.ts'
import { countLeft, take, type Taken } from './push.repository.ts'
import { settle } from './settle.ts'
import { verdictOf, type Verdict } from './verdict.ts'

/** Homes in flight at once; one while the portal is slow or fails. */
const AT_ONCE = 4
const LIMITS = { maxBytes: 65_536, seconds: 20 }
/** Longer than two calls may take: a process that died leaves its homes to the next. */
const TAKEN_MS = 90_000

/** Where a portal is: its own address, or its double in tests. */
export const originOf = ({ config }: Pick<Deps, 'config'>, provider: string, portal: Portal) =>
  config.portalOrigins[provider] ?? portal.origin

/** Sends all that is due on a channel, removals first, until nothing is or the portal fails. */
export async function drive(deps: Deps, id: string): Promise<void> {
  while (await round(deps, id)) continue
}

/** One handful; false when there is nothing to do for now. */
async function round(deps: Deps, id: string): Promise<boolean> {
  const { db, now, config } = deps
  const channel = await findIntegration(db, id)
  const portal = channel && writerOf(channel.provider)?.portal
  if (!channel || !portal) return false
  if (channel.rests_until !== null && channel.rests_until > now()) return false
  let key: string | null
  try {
    key = await keyOfChannel(config, channel)
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    await settle(deps, channel, null, { kind: 'key', status: 0 })
    return false
  }
  if (key === null) return false
  const homes = await inTransaction(db, (trx) =>
    take(trx, id, {
      width: channel.push_failures > 0 ? 1 : AT_ONCE,
      sends: channel.state === 'active',
      now: now(),
      until: new Date(now().getTime() + TAKEN_MS),
    }),
  )
  if (homes.length === 0) {
    if (channel.state === 'ended') await forgetKey(db, id)
    return false
  }
  const good = await Promise.all(
    homes.map(async (home) => {
      const verdict = await call({ deps, channel, portal, key }, home)
      await settle(deps, channel, { ...home, price: priceOf(portal, home) }, verdict)
      return verdict.kind === 'ok' || verdict.kind === 'refused'
    }),
  )
  return good.some(Boolean) || homes.length > 1
}

/** A channel that has ended needs its key until all is taken out over there. */
async function forgetKey(db: Deps['db'], id: string): Promise<void> {
  if ((await countLeft(db, id)) === 0) await noteIntegration(db, id, { api_key: null })
}

const priceOf = (portal: Portal, { text }: Taken): string | null =>
  text === null ? null : portal.price(text)

interface Line {
  deps: Deps
  channel: IntegrationRow
  portal: Portal
  key: string
}

/**
 * Sends or takes out one home. Whether the portal has it is not always known (a process may have
 * died between its yes and our note): what it says of that is believed, and the other way is tried
 * once, so that it never has a home twice.
 */
async function call({ deps, channel, portal, key }: Line, home: Taken): Promise<Verdict> {
  const origin = originOf(deps, channel.provider, portal)
  const asking = guardedAsk(deps.config.privateHosts)
  const ask = ({ path, ...one }: Call) => asking(origin + path, one, LIMITS)
  try {
    if (home.waits === 'remove')
      return verdictOf(await ask(portal.remove(key, home.propertyId)), true, deps.now())
    if (home.text === null) return { kind: 'refused', status: 0, answer: '' }
    const body = home.text.replaceAll(SITE, deps.config.siteUrl)
    const first = await ask(portal.send(key, body, home.isThere))
    const mistaken = first.status === (home.isThere ? 404 : 409)
    const answer = mistaken ? await ask(portal.send(key, body, !home.isThere)) : first
    return verdictOf(answer, false, deps.now())
  } catch (error) {
    if (error instanceof FetchRefused) return { kind: 'failed', status: null, wait: null }
    throw error
  }
}
