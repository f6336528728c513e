import { createHash, randomBytes } from 'node:crypto'
import { notAcceptable } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { sql, type Db } from '../../db/index.ts'
import { findByAddress, isEndedAddress, saveAddress } from './address.repository.ts'
import {
  lockChannels,
  noteIntegration,
  saveIntegration,
  type IntegrationRow,
} from './integration.repository.ts'
import { actable, visible, RENDER } from './integration.service.ts'
import { note } from './log.ts'
import { say } from './messages.ts'
import { fileOf } from './provider.ts'

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * The channel of a secret address, ended or not; `ended` for an address that was ended or replaced
 * itself, null for one that never opened anything.
 */
export async function channelAt(db: Db, token: string): Promise<IntegrationRow | 'ended' | null> {
  const hash = hashOf(token)
  return (await findByAddress(db, hash)) ?? ((await isEndedAddress(db, hash)) ? 'ended' : null)
}

/** Makes the secret address of a channel out; the one before opens nothing from now on. */
export async function createAddress({ trx, deps, actor }: Work, id: string): Promise<string> {
  await lockChannels(trx, actor.agencyId)
  const row = await actable(trx, actor, id)
  const { provider, direction, state, address_hint: old } = row
  if (direction === 'in') notAcceptable(say(actor.lang, 'notOfSource'))
  if (state === 'ended') notAcceptable(say(actor.lang, 'ended'))
  const file = fileOf(provider)
  if (file === null) return notAcceptable(say(actor.lang, 'notRead'))
  const token = randomBytes(32).toString('base64url')
  const hint = `…${token.slice(-4)}/${file}`
  const [by, at] = [actor.userId, deps.now()]
  await saveAddress(trx, row, { address_hash: hashOf(token), address_hint: hint }, at)
  await note(trx, id, [{ kind: 'address', by, at, old, new: hint }])
  return `${deps.config.siteUrl}/feeds/${token}/${file}`
}

/** Ends the address; without one nothing happens. */
export async function deleteAddress({ trx, deps, actor }: Work, id: string): Promise<void> {
  await lockChannels(trx, actor.agencyId)
  const row = await visible(trx, actor, id)
  const { address_hint: old } = row
  if (old === null) return
  const at = deps.now()
  await saveAddress(trx, row, { address_hash: null, address_hint: null }, at)
  await note(trx, id, [{ kind: 'address_ended', by: actor.userId, at, old }])
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

/** Notes who read a channel and when, to the minute; true when that minute had nothing yet. */
export async function noteFetch(db: Db, id: string, by: string | null, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('integration')
    .set({ fetched_at: at, fetched_by: by?.slice(0, 200) ?? null })
    .where('id', '=', id)
    .where(
      sql<boolean>`coalesce(fetched_at, '-infinity') < ${at}::timestamptz - interval '1 minute'`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
