import type {
  Profile,
  SsoInput,
  SsoStart,
  SsoStartInput,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors, forbidden, HttpError } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { SsoAway, type SsoIdentity } from '../../../ports/sso/index.ts'
import { say } from '../messages.ts'
import { normalEmail } from '../normalise.ts'
import { mailAlert } from '../sign-in/alert.ts'
import { enter } from '../sign-in/enter.ts'
import { rememberPlace } from '../sign-in/sign-in-place.ts'
import { newToken } from '../sign-in/token.ts'
import { findByEmail, isWaiting, lockUser, type UserRow } from '../user.repository.ts'
import { clientOf } from './client-of.ts'
import { domainOfEmail } from './domain.ts'
import {
  findByDomain,
  findSso,
  findTied,
  keepAsk,
  noteUsed,
  takeAsk,
  tie,
  type SsoRow,
} from './sso.repository.ts'

/** Sends a browser to its company's provider. It tells of an agency what its own domain tells. */
export async function startSso({ email }: SsoStartInput, ctx: Ctx): Promise<SsoStart> {
  const { deps, lang } = ctx
  const domain = domainOfEmail(email)
  const row = domain && (await findByDomain(deps.db, domain))
  if (!row) return fieldErrors({ email: say(lang, 'ssoUnknown') })
  const ask = { state: newToken(), nonce: newToken(), verifier: newToken() }
  const { state, nonce, verifier: ticket } = ask
  const url = await deps.sso.begin(await clientOf(row, deps), ask, email).catch(away(ctx))
  const kept = { state, ticket, nonce, agencyId: row.agency_id, issuer: row.issuer }
  await keepAsk(deps.db, { ...kept, language: lang }, deps.now())
  return { url, ticket }
}

/** 503 where the provider is away; who leads the agency comes in by a passkey then. */
const away =
  ({ log, lang }: Ctx) =>
  (error: unknown): never => {
    if (!(error instanceof SsoAway)) throw error
    log.warn({ reason: error.message }, 'a company’s provider is away')
    throw new HttpError(503, { message: say(lang, 'ssoAway') }, { 'retry-after': '60' })
  }

/** Signs in whom the provider told to the browser that asked, once. */
export async function loginSso(input: SsoInput, ctx: Ctx): Promise<Profile> {
  const { deps, lang } = ctx
  const { agency_id: agencyId, ticket } = input
  const over = () => fieldErrors({ answer: say(lang, 'ssoOver') })
  const answer = new URLSearchParams(input.answer)
  const state = answer.get('state') ?? over()
  const asked = (await takeAsk(deps.db, { state, ticket, agencyId }, deps.now())) ?? over()
  const row = await findSso(deps.db, agencyId)
  // Settings that were changed meanwhile did not ask this.
  if (!row?.proved_at || row.issuer !== asked.issuer) return over()
  const ask = { state, nonce: asked.nonce, verifier: ticket }
  const told = await deps.sso.end(await clientOf(row, deps), ask, answer).catch(away(ctx))
  if ('refused' in told) {
    ctx.log.info({ reason: told.refused }, 'a company’s answer is refused')
    return fieldErrors({ answer: say(lang, 'ssoRefused') })
  }
  return enter(ctx, 'sso', async (trx) => {
    const person = await personOf(trx, row, told, ctx)
    await noteUsed(trx, agencyId, deps.now())
    return person
  })
}

/** Only people of the agency, by the part they have now. */
const isOf = (row: UserRow | null, agencyId: string): row is UserRow =>
  row !== null &&
  row.active &&
  !isWaiting(row) &&
  row.agency_id === agencyId &&
  (row.role === 'ADMIN' || row.role === 'STAFF')

/** The person of an identity: tied before, or at first by an e-mail that both sides have proved. */
async function personOf(
  trx: Db,
  { agency_id: agencyId, domain }: SsoRow,
  told: SsoIdentity,
  ctx: Ctx,
): Promise<UserRow> {
  const key = { agencyId, issuer: told.issuer, subject: told.subject }
  const tied = await findTied(trx, key)
  if (tied) {
    const row = await lockUser(trx, tied)
    // Once more under the lock: untied meanwhile by a reset or a move.
    const isTied = (await findTied(trx, key)) === tied
    return isTied && isOf(row, agencyId) ? row : nobody(ctx, 'left')
  }
  const email = normalEmail(told.email ?? '')
  if (!told.emailVerified) return nobody(ctx, 'unverified')
  if (domainOfEmail(email) !== domain) return nobody(ctx, 'domain')
  const known = await findByEmail(trx, email)
  const row = known && (await lockUser(trx, known.id))
  if (!isOf(row ?? null, agencyId) || !row) return nobody(ctx, 'nobody')
  if (row.email !== email || !row.email_verified_at) return nobody(ctx, 'unproved')
  if (!(await tie(trx, row.id, key))) return nobody(ctx, 'denied')
  await mailAlert(trx, row, 'ssoJoined', ctx)
  // That mail tells of this place, too: no second one does.
  await rememberPlace(trx, row.id, ctx)
  return row
}

function nobody({ log }: Ctx, reason: string): never {
  log.info({ reason }, 'a company’s account opens nothing here')
  return forbidden()
}
