import type { IntegrationPatch } from '../../../generated/model/index.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import type { IntegrationSettings } from '../../db/tables/integration.ts'
import { agentsOf } from '../user/index.ts'
import { checkedFetch } from './fetch/settings.ts'
import type { IntegrationRow } from './integration.repository.ts'
import { say } from './messages.ts'
import { isHalfRead } from './half-read.ts'
import { KEYS, keyOf, outSettings } from './provider.ts'

/**
 * The settings with what a patch changes; throws 400 at the key of another provider or direction,
 * at an address that is none to fetch, and at people who are not of the agency.
 */
export async function patchedSettings(
  work: Work,
  row: Pick<IntegrationRow, 'id' | 'settings' | 'direction' | 'provider'>,
  patch: IntegrationPatch,
): Promise<IntegrationSettings> {
  const { agencyId, lang } = work.actor
  const { settings, direction, provider } = row
  const key = keyOf(provider)
  const strange =
    direction === 'in'
      ? KEYS
      : (['feed', 'fetch', 'secret', ...KEYS] as const).filter((one) => one !== key)
  for (const one of strange)
    if (patch[one] !== undefined) fieldErrors({ [one]: say(lang, 'otherSettings') })
  // What the columns of a table hold is said by a person, file by file.
  if (provider === 'csv' && patch.fetch?.url)
    fieldErrors({ 'fetch.url': say(lang, 'tableNotFetched') })
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
  // What only another version reads may be what a form showed as not told.
  const told = (await isHalfRead(work.trx, row))
    ? toldOf({ ...given }, { ...settings[key] }, { ...outSettings({ provider, settings: {} }) })
    : given
  return { ...settings, [key]: told }
}

type Values = Record<string, unknown>

const valuesOf = (value: unknown): Values | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null

/** Settings without those that were not told and stand as the form shows such. */
function toldOf(given: Values, before: Values, usual: Values): Values {
  const told = Object.entries(given).flatMap(([key, value]): [string, unknown][] => {
    const inside = valuesOf(value)
    if (inside)
      return [[key, toldOf(inside, valuesOf(before[key]) ?? {}, valuesOf(usual[key]) ?? {})]]
    return before[key] === undefined && value === usual[key] ? [] : [[key, value]]
  })
  return Object.fromEntries(told)
}
