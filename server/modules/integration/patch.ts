import type { IntegrationPatch } from '../../../generated/model/index.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import type { IntegrationSettings } from '../../db/tables/integration.ts'
import { agentsOf } from '../user/index.ts'
import { checkedFetch } from './fetch/settings.ts'
import type { IntegrationRow } from './integration.repository.ts'
import { say } from './messages.ts'
import { KEYS, keyOf } from './provider.ts'

/**
 * The settings with what a patch changes; throws 400 at the key of another provider or direction,
 * at an address that is none to fetch, and at people who are not of the agency.
 */
export async function patchedSettings(
  work: Work,
  { settings, direction, provider }: Pick<IntegrationRow, 'settings' | 'direction' | 'provider'>,
  patch: IntegrationPatch,
): Promise<IntegrationSettings> {
  const { agencyId, lang } = work.actor
  const key = keyOf(provider)
  const strange =
    direction === 'in'
      ? KEYS
      : (['feed', 'fetch', 'secret', ...KEYS] as const).filter((one) => one !== key)
  for (const one of strange)
    if (patch[one] !== undefined) fieldErrors({ [one]: say(lang, 'otherSettings') })
  // What the columns of a table hold is said by a person, file by file.
  if (provider === 'csv' && patch.fetch?.url)
    fieldErrors({ 'fetch.url': say(lang, 'otherSettings') })
  if (direction === 'in')
    return {
      ...settings,
      feed: { ...settings.feed, ...patch.feed },
      ...(patch.fetch && { fetch: checkedFetch(patch.fetch, work) }),
    }
  if (key === null) return settings
  const given = patch[key]
  if (given === undefined) return settings
  const wanted = given.choice?.agentIds ?? []
  const people = wanted.length
    ? new Set((await agentsOf(work.trx, agencyId)).map(({ id }) => id))
    : null
  if (people && wanted.some((id) => !people.has(id)))
    fieldErrors({ [`${key}.choice.agentIds`]: say(lang, 'notOurs') })
  return { ...settings, [key]: given }
}
