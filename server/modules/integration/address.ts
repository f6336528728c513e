import { createHash, randomBytes } from 'node:crypto'
import { notAcceptable } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { sql, type Db } from '../../db/index.ts'
import {
  findByAddress,
  lockChannels,
  noteIntegration,
  saveIntegration,
  type IntegrationRow,
} from './integration.repository.ts'
import { visible, RENDER } from './integration.service.ts'
import { note } from './log.ts'
import { say } from './messages.ts'
import { FILES, isOut } from './provider.ts'

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The channel of a secret address, ended or not; null when the address opens nothing. */
export const channelAt = (db: Db, token: string): Promise<IntegrationRow | null> =>
  findByAddress(db, hashOf(token))

/** Makes the secret address of a channel out; the one before opens nothing from now on. */
export async function createAddress({ trx, deps, actor }: Work, id: string): Promise<string> {
  await lockChannels(trx, actor.agencyId)
  const { provider, direction, state, address_hint: old } = await visible(trx, actor, id)
  if (direction === 'in' || !isOut(provider)) return notAcceptable(say(actor.lang, 'notOfSource'))
  if (state === 'ended') notAcceptable(say(actor.lang, 'ended'))
  const token = randomBytes(32).toString('base64url')
  const hint = `…${token.slice(-4)}/${FILES[provider]}`
  await noteIntegration(trx, id, { address_hash: hashOf(token), address_hint: hint })
  const [by, at] = [actor.userId, deps.now()]
  await note(trx, id, [{ kind: 'address', by, at, old, new: hint }])
  return `${deps.config.siteUrl}/feeds/${token}/${FILES[provider]}`
}

/** Ends the address; without one nothing happens. */
export async function deleteAddress({ trx, deps, actor }: Work, id: string): Promise<void> {
  await lockChannels(trx, actor.agencyId)
  const { address_hint: old } = await visible(trx, actor, id)
  if (old === null) return
  await noteIntegration(trx, id, { address_hash: null, address_hint: null })
  await note(trx, id, [{ kind: 'address_ended', by: actor.userId, at: deps.now(), old }])
}

/** Ends a channel out for good: nothing of it is out any more, its page and log stay. */
export async function endChannel({ trx, deps, actor }: Work, id: string): Promise<void> {
  await lockChannels(trx, actor.agencyId)
  const row = await visible(trx, actor, id)
  if (row.direction === 'in') notAcceptable(say(actor.lang, 'notOfSource'))
  if (row.state === 'ended') return
  const at = deps.now()
  await saveIntegration(trx, { ...row, state: 'ended', updated_at: at })
  await noteIntegration(trx, id, { shrink_since: null })
  await note(trx, id, [{ kind: 'ended', by: actor.userId, at }])
  await deps.jobs.add(trx, RENDER, { id }, { key: id, agencyId: actor.agencyId })
}

/** Notes who read a channel and when, to the minute. */
export async function noteFetch(db: Db, id: string, by: string | null, at: Date): Promise<void> {
  await db
    .updateTable('integration')
    .set({ fetched_at: at, fetched_by: by?.slice(0, 200) ?? null })
    .where('id', '=', id)
    .where(
      sql<boolean>`coalesce(fetched_at, '-infinity') < ${at}::timestamptz - interval '1 minute'`,
    )
    .execute()
}
