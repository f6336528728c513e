import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { PutBack } from '../../../jobs/index.ts'
import { SealBroken } from '../../../ports/seal/index.ts'
import { findIntegration, keyOfChannel, noteIntegration } from '../../integration/index.ts'
import { writerOf } from '../writers.ts'
import { call } from './call.ts'
import type { Portal } from './portal.ts'
import { countLeft, take, type Taken } from './push.repository.ts'
import { settle } from './settle.ts'

/** Homes in flight at once; one while the portal is slow or fails. */
const AT_ONCE = 4
/** Longer than two calls may take: a process that died leaves its homes to the next. */
const TAKEN_MS = 90_000

/**
 * Sends what is due on a channel, removals first, until nothing is or the portal fails. Once its
 * turn `isOver` it goes to the end of the line with what is left: a portal that is slow holds up
 * its own channel alone.
 */
export async function drive(
  deps: Deps,
  id: string,
  isOver: () => boolean = () => false,
): Promise<void> {
  while (await round(deps, id)) if (isOver()) throw new PutBack()
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
      if (verdict === null) return true
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
