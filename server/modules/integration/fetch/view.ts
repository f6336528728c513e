import type { SourceFetching } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { IntegrationRow } from '../integration.repository.ts'
import { say } from '../messages.ts'
import { USUAL } from './clock.ts'
import type { FetchRow } from './repository.ts'

/** Times in a row without anything good after which a source is failing. */
export const PATIENCE = 3

type MessageKey = Parameters<typeof say>[1]

/** How the fetching of a source goes; null of one that is not fetched. */
export function toFetching(
  { settings, api_key: secret }: Pick<IntegrationRow, 'settings' | 'api_key'>,
  fetch: FetchRow | undefined,
  lang: Lang,
): SourceFetching | null {
  const { url, username, every } = settings.fetch ?? {}
  if (url === undefined || !fetch) return null
  const { failure } = fetch
  return {
    url,
    username: username ?? null,
    every: every ?? USUAL,
    hasSecret: secret !== null,
    nextAt: fetch.next_at?.toISOString() ?? null,
    lastAt: fetch.tried_at?.toISOString() ?? null,
    outcome: fetch.outcome,
    failure: failure && say(lang, failure.key as MessageKey, failure.params),
    failures: fetch.failures,
  }
}
