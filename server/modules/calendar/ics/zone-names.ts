import { ZONE } from '../../../time/madrid.ts'
import { Temporal } from 'temporal-polyfill'
import WINDOWS from './windows-zones.json' with { type: 'json' }

const byWindows = new Map(Object.entries(WINDOWS).map(([name, zone]) => [name.toLowerCase(), zone]))
// CLDR takes the largest city of the world's default country; here it is another of the same clock.
byWindows.set('romance standard time', ZONE)

/** What a clock without a name is compared with: zones by how likely they are meant here. */
export const USUAL = [
  ...new Set([
    ZONE,
    'Europe/London',
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    ...byWindows.values(),
  ]),
]

/** The name of a zone as the tz database writes it; null when it has none of that name. */
function canonical(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return null
  if (/^(?:Etc\/)?(?:UTC|GMT|UCT|Zulu|Universal)$|^Z$/i.test(name)) return 'UTC'
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    return null
  }
}

const cities = new Map<string, string>()

/**
 * The zone of a city, as old Outlooks name zones: `(UTC+01:00) Brussels, Copenhagen, Madrid,
 * Paris`.
 */
function byCity(name: string): string | null {
  const american = /\b(Pacific|Mountain|Central|Eastern) Time \(US/i.exec(name)?.[1]
  if (american) return byWindows.get(`${american.toLowerCase()} standard time`) ?? null
  if (cities.size === 0)
    for (const zone of Intl.supportedValuesOf('timeZone'))
      cities.set((zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(), zone)
  const found = name
    .replace(/^\([^)]*\)/, '')
    .split(/[,;:]/)
    .flatMap((city) => cities.get(city.trim().toLowerCase()) ?? [])
  return found.includes(ZONE) ? ZONE : (found[0] ?? null)
}

/**
 * The zone of the tz database that a calendar means: by its own name, by Windows' (Unicode CLDR,
 * windowsZones), at the end of an address (`/mozilla.org/20050126_1/Europe/London`), or by its
 * cities. Null when nobody can tell.
 */
export function zoneNamed(said: string): string | null {
  const name = said.trim().replace(/^["']|["']$/g, '')
  if (name === '' || name.length > 200) return null
  const pieces = name.split('/').filter(Boolean)
  const ends = pieces.length > 2 ? [pieces.slice(-3).join('/'), pieces.slice(-2).join('/')] : []
  return (
    canonical(name) ??
    byWindows.get(name.toLowerCase()) ??
    ends.map(canonical).find((one) => one !== null) ??
    byCity(name)
  )
}
