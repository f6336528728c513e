import type { ApiKey, ApiKeyInput, ApiKeySecret } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { dayOf, endOfDay, isDay } from '../../time/madrid.ts'
import { namesOf } from '../user/index.ts'
import { isNet } from './allowed.ts'
import {
  endKeys,
  insertKey,
  keysOf,
  lockKeys,
  replaceSecret,
  type KeyRow,
} from './key.repository.ts'
import { say } from './messages.ts'
import { hashSecret, newSecret } from './secret.ts'
import { isActive, toKey } from './view.ts'

const DAY = 86_400_000
/** Days a key lasts at most, hours the secret before a rotation goes on, active keys of an agency. */
const [LONGEST, BOTH, MOST] = [366, 24, 50]

async function shown(db: Db, rows: KeyRow[], now: Date): Promise<ApiKey[]> {
  const names = await namesOf(db, [...new Set(rows.map(({ user_id }) => user_id))])
  return rows.map((row) => toKey(row, names.get(row.user_id) ?? '', now))
}

/** Keys of the actor's agency: active ones by name, then what opens nothing any more. */
export async function listKeys({ db, now }: Deps, { agencyId }: Actor): Promise<ApiKey[]> {
  const keys = await shown(db, await keysOf(db, agencyId), now())
  const rank = ({ state }: ApiKey): number => (state === 'active' ? 0 : 1)
  return keys.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
}

/** One line, without blanks at its ends; throws 400 when nothing is left. */
const nameFrom = (text: string, { lang }: Actor): string =>
  text.replace(/\s+/g, ' ').trim() || fieldErrors({ name: say(lang, 'required') })

/** When a key of this last day is over; throws 400 for a day that is past or too far. */
function endFrom(day: string, now: Date, { lang }: Actor): Date {
  if (!isDay(day) || day < dayOf(now)) fieldErrors({ expiresOn: say(lang, 'past') })
  if (day > dayOf(new Date(now.getTime() + LONGEST * DAY)))
    fieldErrors({ expiresOn: say(lang, 'far', { days: LONGEST }) })
  return endOfDay(day)
}

function netsFrom(texts: readonly string[], { lang }: Actor): string[] {
  const nets = texts.map((text) => text.trim())
  const wrong = nets.findIndex((net) => !isNet(net))
  if (wrong >= 0) fieldErrors({ [`allowedIps.${wrong}`]: say(lang, 'ip') })
  return [...new Set(nets)]
}

/** Makes a key that acts as who makes it; its secret is answered this once. */
export async function createKey(
  { trx, deps, actor }: Work,
  input: ApiKeyInput,
): Promise<ApiKeySecret> {
  const { agencyId, userId, lang } = actor
  if (userId === null) throw new Error('A key acts as a person')
  await lockKeys(trx, agencyId)
  const now = deps.now()
  const active = (await keysOf(trx, agencyId)).filter((row) => isActive(row, now))
  const name = nameFrom(input.name, actor)
  const expires_at = endFrom(input.expiresOn, now, actor)
  const allowed_ips = netsFrom(input.allowedIps ?? [], actor)
  if (active.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    fieldErrors({ name: say(lang, 'taken') })
  if (active.length >= MOST) fieldErrors({ name: say(lang, 'tooMany', { most: MOST }) })
  const secret = newSecret()
  const row = await insertKey(trx, {
    id: uuidv7(),
    agency_id: agencyId,
    user_id: userId,
    name,
    scopes: input.scopes,
    hash: hashSecret(secret),
    last_four: secret.slice(-4),
    allowed_ips,
    created_at: now,
    expires_at,
  })
  return told(trx, row, secret, now)
}

async function told(db: Db, row: KeyRow, secret: string, now: Date): Promise<ApiKeySecret> {
  const [key] = await shown(db, [row], now)
  if (!key) throw new Error('A key is gone')
  return { key, secret }
}

async function ownKey(trx: Db, { agencyId, lang }: Actor, id: string): Promise<KeyRow> {
  await lockKeys(trx, agencyId)
  return (await keysOf(trx, agencyId, id))[0] ?? notFound(lang)
}

/**
 * Gives a key a new secret, beside which the one before works for a day. Whoever is told a secret
 * can act as the key's person: 406 for anybody but them, and for a key that opens nothing.
 */
export async function renewKey({ trx, deps, actor }: Work, id: string): Promise<ApiKeySecret> {
  const row = await ownKey(trx, actor, id)
  const now = deps.now()
  if (!isActive(row, now)) return notAcceptable(say(actor.lang, 'over'))
  if (row.user_id !== actor.userId) return notAcceptable(say(actor.lang, 'notYours'))
  const secret = newSecret()
  const until = new Date(now.getTime() + (BOTH * DAY) / 24)
  const renewed = await replaceSecret(trx, row, {
    hash: hashSecret(secret),
    last_four: secret.slice(-4),
    until,
  })
  return told(trx, renewed, secret, now)
}

/** Ends a key; one that has ended stays so. */
export async function revokeKey({ trx, deps, actor }: Work, id: string): Promise<void> {
  const { id: own } = await ownKey(trx, actor, id)
  await endKeys(trx, { id: own }, deps.now())
}
