import type { IntegrationPatch, SourceFetch } from '../../../../generated/model/index.ts'
import { fieldErrors, laterVersion } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { publicAddress } from '../../../ports/fetch/index.ts'
import { seal } from '../../../ports/seal/index.ts'
import { channelKeys } from '../../../ports/seal/key.ts'
import { isFetchUnread } from '../half-read.ts'
import { noteIntegration, type IntegrationRow } from '../integration.repository.ts'
import { note } from '../log.ts'
import { say } from '../messages.ts'
import { planFetching } from './repository.ts'

/** Scheme, host and port: who would be sent the secret. */
const serviceOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null)

/** Signs that a header takes; with a name a secret is sent in letters of its own. */
const SENT = /^[ -~\x80-\xff]*$/

/** Can a secret be sent to where a source is fetched? */
export const isSendable = (secret: string, fetch: SourceFetch | undefined): boolean =>
  fetch?.username !== undefined || SENT.test(secret)

/** What is told of a secret that is kept: nothing of it. */
const HINT = '•••'

/** Where a source is fetched, as it is stored; throws 400 at its field. */
export function checkedFetch(given: SourceFetch, { deps, actor }: Work): SourceFetch {
  const { url, username, ...rest } = given
  if (!url?.trim()) return {}
  const found = publicAddress(url, deps.config.privateHosts)
  if ('fault' in found) return fieldErrors({ 'fetch.url': say(actor.lang, found.fault) })
  const name = username?.trim()
  return { ...rest, url: found.url, ...(name && { username: name }) }
}

/**
 * Plans the fetching of a source by its new settings: at once where its address is another one.
 * The secret belongs to a host and its port, where another service may answer: with an address at
 * another one it is forgotten, so that nobody has it sent elsewhere. Throws 503 where its address is
 * one that only a later version reads: it is none, as far as anybody here can tell.
 */
export async function setFetching(
  work: Work,
  row: IntegrationRow,
  { fetch, secret }: Pick<IntegrationPatch, 'fetch' | 'secret'>,
): Promise<void> {
  const { trx, deps, actor } = work
  const [was, is] = [
    row.settings.fetch?.url,
    fetch === undefined ? row.settings.fetch?.url : fetch.url,
  ]
  const isSet = fetch !== undefined || secret !== undefined
  if (isSet && was === undefined && is === undefined && (await isFetchUnread(trx, row.id)))
    laterVersion(actor.lang)
  if (isSet)
    await planFetching(trx, row.id, {
      nextAt: is === undefined ? null : deps.now(),
      byUser: actor.userId,
      fresh: was !== is,
    })
  const moved = was !== undefined && (is === undefined || serviceOf(was) !== serviceOf(is))
  if (secret === undefined && !(moved && row.api_key)) return
  const kept = secret?.trim()
  if (kept && !isSendable(kept, fetch ?? row.settings.fetch))
    fieldErrors({ secret: say(actor.lang, 'fetch.unsent') })
  await noteIntegration(trx, row.id, {
    api_key: kept ? seal(kept, await channelKeys(deps.config), row.id) : null,
    key_hint: kept ? HINT : null,
  })
  const told = { old: row.key_hint, new: kept ? HINT : null }
  await note(trx, row.id, [{ kind: 'key', by: actor.userId, at: deps.now(), ...told }])
}
