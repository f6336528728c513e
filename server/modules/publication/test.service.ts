import type { ChannelTest } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { FetchRefused, guardedAsk } from '../../ports/fetch/index.ts'
import { SealBroken } from '../../ports/seal/index.ts'
import { keyOfChannel, outSettings, visible, type IntegrationRow } from '../integration/index.ts'
import { say, type MessageKey } from './messages.ts'
import { refuseEnded } from './publication.service.ts'
import { originOf } from './push/call.ts'
import { writerOf } from './writers.ts'

type Check = ChannelTest['checks'][number]
type Words = Record<string, string | number>

const LIMITS = { maxBytes: 16_384, seconds: 10 }
/** A portal reads a feed at night; later than this it has missed two. */
const LATE_MS = 3 * 86_400_000

/** Looks whether a channel can do its work; changes nothing on either side. */
export async function testChannel(deps: Deps, actor: Actor, id: string): Promise<ChannelTest> {
  const channel = await visible(deps.db, actor, id, 'out')
  refuseEnded(channel, actor)
  const check = (
    key: Check['key'],
    state: Check['state'],
    words: string,
    values: Words = {},
  ): Check => ({
    key,
    state,
    message: say(actor.lang, `test.${words}` as MessageKey, values),
  })
  const writer = writerOf(channel.provider)
  const { published, warning, blocked, error, wanted } = channel.counts
  const checks: Check[] = [
    channel.state === 'active'
      ? check('state', 'ok', 'active')
      : check('state', 'failed', 'inactive'),
    wanted === 0
      ? check('homes', 'warning', 'noHomes')
      : check('homes', blocked + error > 0 ? 'warning' : 'ok', 'homes', {
          out: published + warning,
          held: blocked + error,
        }),
    ...(writer?.portal ? await sent(deps, channel, check) : read(deps, channel, check)),
  ]
  const { customerCode } = outSettings(channel)
  if (channel.provider === 'idealista' && customerCode === undefined)
    checks.push(check('settings', 'warning', 'customerCode'))
  if (channel.held_since !== null) checks.push(check('state', 'warning', 'held'))
  if (writer?.untried) checks.push(check('portal', 'warning', 'untried'))
  return { ok: checks.every(({ state }) => state !== 'failed'), checks }
}

type Make = (key: Check['key'], state: Check['state'], words: string, values?: Words) => Check

function read({ now }: Deps, { address_hash, fetched_at }: IntegrationRow, check: Make): Check[] {
  if (address_hash === null) return [check('address', 'failed', 'noAddress')]
  const late = fetched_at === null || now().getTime() - fetched_at.getTime() > LATE_MS
  return [
    check('address', 'ok', 'address'),
    check('read', late ? 'warning' : 'ok', fetched_at === null ? 'unread' : late ? 'late' : 'read'),
  ]
}

/** Asks the portal whether it takes the key. */
async function sent(deps: Deps, channel: IntegrationRow, check: Make): Promise<Check[]> {
  const portal = writerOf(channel.provider)?.portal
  if (!portal) return []
  try {
    const key = await keyOfChannel(deps.config, channel)
    if (key === null) return [check('key', 'failed', 'noKey')]
    const { path, ...one } = portal.test(key)
    const origin = originOf(deps, channel.provider, portal)
    const { status } = await guardedAsk(deps.config.privateHosts)(origin + path, one, LIMITS)
    if (status === 401 || status === 403) return [check('key', 'failed', 'keyRefused', { status })]
    const good = status >= 200 && status < 300
    return [
      check('key', 'ok', 'key'),
      check('answer', good ? 'ok' : 'failed', good ? 'answer' : 'oddAnswer', { status }),
    ]
  } catch (error) {
    if (error instanceof SealBroken) return [check('key', 'failed', 'sealed')]
    if (error instanceof FetchRefused) return [check('answer', 'failed', 'silent')]
    throw error
  }
}
