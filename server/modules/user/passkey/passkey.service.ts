import type {
  Passkey,
  PasskeyInput,
  PasskeyList,
  PasskeyOptions,
  PasskeyPatch,
} from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { say as sayContract } from '../../../contract/messages.ts'
import { inTransaction } from '../../../db/index.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { say } from '../messages.ts'
import { mailAlert } from '../sign-in/alert.ts'
import { lockAsker, lockingAsker } from '../sign-in/asker.ts'
import { ask, takeAsked } from '../sign-in/challenge.ts'
import { keepSecond } from '../security/keep-second.ts'
import { keepWayIn } from '../security/way-in.ts'
import { hasIdentity } from '../sign-in/identity.repository.ts'
import { noteSecond } from '../sign-in/session.ts'
import { findUser } from '../user.repository.ts'
import {
  ALGORITHMS,
  knownKeys,
  madeKey,
  newChallenge,
  questionOf,
  siteOf,
  TIMEOUT,
} from './ceremony.ts'
import {
  insertPasskey,
  passkeysOf,
  removePasskey as remove,
  renamePasskey as rename,
  toPasskey,
} from './passkey.repository.ts'

const MOST = 10

export async function listPasskeys({ userId }: Session, { deps }: Ctx): Promise<PasskeyList> {
  return { items: (await passkeysOf(deps.db, userId)).map(toPasskey) }
}

/** What a browser needs to make a passkey that this account has not yet. */
export async function startPasskey({ userId }: Session, ctx: Ctx): Promise<PasskeyOptions> {
  const { db, config, now } = ctx.deps
  const row = (await findUser(db, userId)) ?? notFound(ctx.lang)
  const known = await passkeysOf(db, userId)
  if (known.length >= MOST) notAcceptable(say(ctx.lang, 'passkeyMost'))
  const value = newChallenge()
  await ask(db, { kind: 'passkey', userId, value }, now())
  return {
    challenge: value.toString('base64url'),
    rp: { id: siteOf(ctx.deps).id, name: config.siteName },
    user: {
      id: Buffer.from(userId).toString('base64url'),
      name: row.email,
      displayName: `${row.first_name} ${row.last_name}`.trim(),
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: knownKeys(known),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    timeout: TIMEOUT,
  }
}

/** Keeps what the browser made, once for each question. */
export async function addPasskey(
  input: PasskeyInput,
  session: Session,
  ctx: Ctx,
): Promise<Passkey> {
  const { deps, lang } = ctx
  const { userId } = session
  const wrong = () => fieldErrors({ clientDataJSON: say(lang, 'passkeyWrong') })
  const value = questionOf(input.clientDataJSON) ?? wrong()
  const asked = await takeAsked(deps.db, { kind: 'passkey', value }, deps.now())
  if (asked?.userId !== userId) wrong()
  const made = (await madeKey(input, value, deps)) ?? wrong()
  return inTransaction(
    deps.db,
    async (trx) => {
      const { row: person } = await lockAsker(trx, session, ctx)
      const count = (await passkeysOf(trx, userId)).length
      if (count >= MOST) notAcceptable(say(lang, 'passkeyMost'))
      const { credential, aaguid, credentialBackedUp: backed_up } = made
      const row = await insertPasskey(trx, {
        user_id: userId,
        credential_id: Buffer.from(credential.id, 'base64url'),
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: input.transports ?? [],
        backed_up,
        aaguid,
        name: say(lang, 'passkeyName', { number: String(count + 1) }),
        created_at: deps.now(),
      })
      if (!row) return wrong()
      // The device has just verified its person.
      await noteSecond(trx, session.sessionId, deps.now())
      await mailAlert(trx, person, 'passkeyAdded', ctx)
      return toPasskey(row)
    },
    lockingAsker(ctx),
  )
}

export async function renamePasskey(
  id: string,
  { name }: PasskeyPatch,
  { userId }: Session,
  ctx: Ctx,
): Promise<Passkey> {
  const words = name.trim() || fieldErrors({ name: sayContract(ctx.lang, 'required') })
  return inTransaction(ctx.deps.db, async (trx) => {
    const row = await rename(trx, userId, id, words)
    return row ? toPasskey(row) : notFound(ctx.lang)
  })
}

/** Forgets one, unless nothing else would open the account. */
export function removePasskey(id: string, session: Session, ctx: Ctx): Promise<void> {
  const { userId } = session
  return inTransaction(
    ctx.deps.db,
    async (trx) => {
      const { row } = await lockAsker(trx, session, ctx)
      if (!(await remove(trx, userId, id))) notFound(ctx.lang)
      const opens =
        row.password_hash !== null ||
        (await hasIdentity(trx, userId)) ||
        (await passkeysOf(trx, userId)).length > 0
      if (!opens) notAcceptable(say(ctx.lang, 'passkeyLast'))
      await keepSecond(trx, row, ctx)
      await keepWayIn(trx, row, ctx)
      await ctx.deps.jobs.add(trx, MAIL_JOB, { kind: 'passkeyRemoved', userId } satisfies MailJob)
    },
    lockingAsker(ctx),
  )
}
