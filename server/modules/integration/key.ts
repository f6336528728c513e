import { fieldErrors } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { seal, unseal } from '../../ports/seal/index.ts'
import { channelKeys } from '../../ports/seal/key.ts'
import type { Config } from '../../config/env.ts'
import { noteIntegration, type IntegrationRow } from './integration.repository.ts'
import { note } from './log.ts'
import { say } from './messages.ts'
import { sends } from './provider.ts'

/**
 * Keeps the key by which a channel sends, sealed for it alone; it is never told again. Whoever
 * refused the one before is asked anew.
 */
export async function setKey(
  { trx, deps, actor }: Work,
  { id, provider, direction, key_hint: old }: IntegrationRow,
  apiKey: string,
): Promise<void> {
  if (direction === 'in' || !sends(provider)) fieldErrors({ apiKey: say(actor.lang, 'noKey') })
  const hint = `…${apiKey.slice(-4)}`
  await noteIntegration(trx, id, {
    api_key: seal(apiKey, await channelKeys(deps.config), id),
    key_hint: hint,
    refusal: null,
    refusal_since: null,
    rests_until: null,
    push_failures: 0,
  })
  await note(trx, id, [{ kind: 'key', by: actor.userId, at: deps.now(), old, new: hint }])
}

/** The key of a channel; null without one. Throws SealBroken where it does not open. */
export const keyOfChannel = async (
  config: Config,
  { id, api_key: sealed }: Pick<IntegrationRow, 'id' | 'api_key'>,
): Promise<string | null> =>
  sealed === null ? null : unseal(sealed, await channelKeys(config), id)
