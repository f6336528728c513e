import type {
  Profile,
  SsoInput,
  SsoStart,
  SsoStartInput,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors, HttpError } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { SsoAway } from '../../../ports/sso/index.ts'
import { say } from '../messages.ts'
import { enter } from '../sign-in/enter.ts'
import { newToken } from '../sign-in/token.ts'
import { clientOf } from './client-of.ts'
import { domainOfEmail } from './domain.ts'
import { personOf } from './person.ts'
import {
  findByDomain,
  findSso,
  keepAsk,
  lockSso,
  noteUsed,
  takeAsk,
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
  const refuse = (reason: string) => {
    ctx.log.info({ reason }, 'a company’s answer is refused')
    return fieldErrors({ answer: say(lang, 'ssoRefused') })
  }
  if ('refused' in told) return refuse(told.refused)
  if (told.issuer !== row.issuer) return refuse('issuer')
  const proved = async (trx: Db) => {
    // The provider was asked outside of the transaction: others may have been set since.
    if (!isSame(await lockSso(trx, agencyId), row)) return over()
    const person = await personOf(trx, row, told, ctx)
    await noteUsed(trx, agencyId, deps.now())
    return person
  }
  return enter(ctx, 'sso', proved, notAfter(told.authTime, deps.now()))
}

/** Whether the settings are those that the provider was asked with, to the secret. */
const isSame = (now: SsoRow | null, before: SsoRow): boolean =>
  now !== null &&
  now.issuer === before.issuer &&
  now.client_id === before.client_id &&
  now.domain === before.domain &&
  now.proved_at?.getTime() === before.proved_at?.getTime() &&
  now.secret?.toString('hex') === before.secret?.toString('hex')

/** A provider whose clock runs ahead proves nothing for longer. */
const notAfter = (at: Date | null, now: Date): Date | null => (at && at > now ? now : at)
