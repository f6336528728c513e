import type { Ctx } from '../../../contract/context.ts'
import type { Language } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { adminsHere, workerRows } from '../here.ts'
import { awaitedOwner, ownerHere } from '../people/owner.ts'
import { say } from '../messages.ts'
import type { UserRow } from '../user.repository.ts'
import { isBeyond } from './demanded.ts'
import { domainOfEmail } from './domain.ts'
import { deniedHere, findSso, lockSso, type SsoRow } from './sso.repository.ts'

/** The settings of an agency that asks for the company's account; null where it does not. */
async function asking(db: Db, agencyId: string): Promise<SsoRow | null> {
  const row = await findSso(db, agencyId)
  return row?.required && row.proved_at ? row : null
}

/**
 * Why an account with this e-mail would not come into the agency, in words; null where it would.
 * Whoever joins with one, or moves to one, is shut out by that. An ADMIN's passkey is no way in: it
 * stays behind where an account moves, and who joins has none that the agency knows of.
 */
export async function whyOutside(
  db: Db,
  agencyId: string | null,
  email: string,
  lang: Language,
): Promise<string | null> {
  const row = agencyId === null ? null : await asking(db, agencyId)
  if (!row || domainOfEmail(email) === row.domain) return null
  return say(lang, 'ssoOffDomain', { domain: row.domain })
}

/**
 * The same of a row that waits to join, with the e-mail of the account that would. Where nobody leads
 * the agency its ADMIN comes in all the same: no passkey opens it, so passwords do, and somebody has
 * to be able to ask for less.
 */
export async function whyNotIn(
  db: Db,
  { agency_id: agencyId, role }: Pick<UserRow, 'agency_id' | 'role'>,
  email: string,
  lang: Language,
): Promise<string | null> {
  const isAlone =
    role === 'ADMIN' && agencyId !== null && (await adminsHere(db, agencyId)).length === 0
  return isAlone ? null : whyOutside(db, agencyId, email, lang)
}

/** Keeps what an agency asks for as it is until the transaction ends. */
export async function holdAsked(trx: Db, agencyId: string | null): Promise<void> {
  if (agencyId !== null) await lockSso(trx, agencyId)
}

/** Who works for an agency and may sign in now, but not once the company's account is asked for. */
export async function outsideOf(
  trx: Db,
  { agency_id: agencyId, domain }: SsoRow,
  ctx: Pick<Ctx, 'deps'>,
): Promise<UserRow[]> {
  const people = await workerRows(trx, agencyId)
  const keys = await trx
    .selectFrom('passkey')
    .select('user_id')
    .where(
      'user_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  const withKey = new Set(keys.map(({ user_id }) => user_id))
  const denied = await deniedHere(trx, agencyId)
  const outside: UserRow[] = []
  for (const row of people) {
    // Whose e-mail nobody proved loses the passkey with the first mailed link.
    const isProved = row.email_verified_at !== null
    const isKnown = isProved && domainOfEmail(row.email) === domain && !denied.has(row.id)
    const isLeading = isProved && row.role === 'ADMIN' && withKey.has(row.id)
    if (!isKnown && !isLeading && !(await isBeyond(trx, row, ctx))) outside.push(row)
  }
  return outside
}

/** Whom asking for the company's account would shut out, in words; null: nobody. */
export async function whyNotAsk(
  trx: Db,
  row: SsoRow,
  { deps, lang }: Pick<Ctx, 'deps' | 'lang'>,
): Promise<string | null> {
  const outside = await outsideOf(trx, row, { deps })
  const owner = await ownerHere(trx, row.agency_id)
  const awaited = await awaitedOwner(trx, row.agency_id)
  const isOff = awaited !== null && domainOfEmail(awaited.email) !== row.domain
  if (isOff || outside.some(({ id }) => id === owner))
    return say(lang, 'ssoOwner', { domain: row.domain })
  const count = outside.length
  return count === 0 ? null : say(lang, 'ssoOutside', { count, domain: row.domain })
}

/** The domain without which this person is shut out of their agency; null: they come in. */
export async function domainLacked(
  trx: Db,
  { id, agency_id: agencyId }: UserRow,
  ctx: Pick<Ctx, 'deps'>,
): Promise<string | null> {
  const row = agencyId === null ? null : await asking(trx, agencyId)
  return row && (await outsideOf(trx, row, ctx)).some((one) => one.id === id) ? row.domain : null
}

/** Why an agency cannot be given to this ADMIN, in words; null where they come in. */
export async function whyNotOwner(trx: Db, row: UserRow, ctx: Ctx): Promise<string | null> {
  const domain = await domainLacked(trx, row, ctx)
  return domain === null ? null : say(ctx.lang, 'ssoOwner', { domain })
}
