import type { Route } from './routes.ts'

const at = (day: string): Date => new Date(`${day}T00:00:00Z`)

/**
 * What tells callers that an operation goes: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) with
 * the days of the contract's `x-deprecated`, and the address to ask instead as `successor-version`.
 * Nothing for one that stays.
 */
export function deprecationHeaders({
  deprecated,
}: Pick<Route, 'deprecated'>): Record<string, string> {
  if (!deprecated) return {}
  const { on, sunset, instead } = deprecated
  return {
    deprecation: `@${at(on).getTime() / 1000}`,
    sunset: at(sunset).toUTCString(),
    ...(instead === undefined ? {} : { link: `<${instead}>; rel="successor-version"` }),
  }
}
