import type { GetConnectionRequestParams } from '../../../generated/model'

const NAMES = [
  'client_id',
  'redirect_uri',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'resource',
  'scope',
  'state',
] as const

/** What an application asks with, from the address; null where it says neither who nor where. */
export function askedIn(search: URLSearchParams): GetConnectionRequestParams | null {
  const given = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const { client_id, redirect_uri } = given
  return client_id && redirect_uri ? { ...given, client_id, redirect_uri } : null
}
