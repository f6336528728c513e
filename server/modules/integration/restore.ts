import type { Integration } from '../../../generated/model/index.ts'
import type { IntegrationSettings } from '../../db/tables/integration.ts'
import { json, sql, type Db } from '../../db/index.ts'
import { MOST } from './integration.repository.ts'
import { KEYS } from './provider.ts'

/**
 * Writes a channel or a source as it stood at another instance, paused and without key or address.
 * False: there is one of its name, or no room for another.
 */
export async function restoreChannel(
  trx: Db,
  agencyId: string,
  channel: Integration,
  now: Date,
): Promise<boolean> {
  const there = await trx
    .selectFrom('integration')
    .select([
      'direction',
      'provider',
      sql<boolean>`lower(name) = lower(${channel.name})`.as('isNamed'),
      'state',
    ])
    .where('agency_id', '=', agencyId)
    .execute()
  const { id, direction, provider, name, version } = channel
  const twin = there.some(
    (one) => one.direction === direction && one.provider === provider && one.isNamed,
  )
  if (twin || there.filter(({ state }) => state !== 'ended').length >= MOST) return false
  const own = KEYS.flatMap((key) => (channel[key] === undefined ? [] : [[key, channel[key]]]))
  const settings = (
    direction === 'in' ? { feed: channel.feed } : Object.fromEntries(own)
  ) as IntegrationSettings
  await trx
    .insertInto('integration')
    .values({
      id,
      agency_id: agencyId,
      direction,
      provider,
      name,
      state: channel.state === 'ended' ? 'ended' : 'paused',
      settings: json(settings) as never,
      version,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return true
}
