import type {
  PasskeyLoginOptions,
  PasskeyProof,
  Profile,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { HttpError } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { ask, takeAsked } from '../sign-in/challenge.ts'
import { signIn } from '../sign-in/enter.ts'
import { refuseBeside } from '../sso/demanded.ts'
import { lockUser } from '../user.repository.ts'
import { newChallenge, provedBy, questionOf, siteOf, TIMEOUT } from './ceremony.ts'
import { findCredential, noteUse, type PasskeyRow } from './passkey.repository.ts'

/** What a browser needs to let its person choose a passkey; it tells nothing of anybody. */
export async function startPasskeyLogin({ deps }: Ctx): Promise<PasskeyLoginOptions> {
  const value = newChallenge()
  await ask(deps.db, { kind: 'passkeyLogin', userId: null, value }, deps.now())
  const challenge = value.toString('base64url')
  return { challenge, rpId: siteOf(deps).id, userVerification: 'required', timeout: TIMEOUT }
}

/**
 * Signs in by a passkey. It is two proofs at once, the device and what its person shows to it, so no
 * second step is asked for (docs/decisions/0379). Whatever is wrong, the answer is one.
 */
export async function loginPasskey(proof: PasskeyProof, ctx: Ctx): Promise<Profile> {
  const used = (await provedUse(proof, 'passkeyLogin', ctx)) ?? refuse(ctx)
  return inTransaction(ctx.deps.db, async (trx) => {
    const row = await lockUser(trx, used.row.user_id)
    if (!row?.active || !(await used.note(trx))) return refuse(ctx)
    await refuseBeside(trx, row, ctx, 'passkey')
    return signIn(trx, row, 'passkey', ctx)
  })
}

export interface ProvedUse {
  row: PasskeyRow
  /** Who was asked; null: whoever would answer. */
  asked: string | null
  /** Notes the use; false: a copy of the key has been used since. */
  note: (trx: Db) => Promise<boolean>
}

/** A passkey that was used as it should be, to a question of this kind; null: it was not. */
export async function provedUse(
  proof: PasskeyProof,
  kind: 'passkeyLogin' | 'passkeyStepUp',
  { deps }: Pick<Ctx, 'deps'>,
): Promise<ProvedUse | null> {
  const { db, now } = deps
  const value = questionOf(proof.clientDataJSON)
  // Used up whatever comes of it: what was answered once is not answered again.
  const asked = value && (await takeAsked(db, { kind, value }, now()))
  const row = await findCredential(db, Buffer.from(proof.id, 'base64url'))
  if (!value || !asked || !row || !isOf(row, proof)) return null
  const shown = await provedBy(proof, row, value, deps)
  if (!shown) return null
  const use = { counter: shown.newCounter, backed_up: shown.credentialBackedUp, used_at: now() }
  return { row, asked: asked.userId, note: (trx) => noteUse(trx, row, use) }
}

/** Where the device says whose key it is, it is the same person's. */
const isOf = (row: PasskeyRow, { userHandle }: PasskeyProof): boolean =>
  !userHandle || Buffer.from(userHandle, 'base64url').toString('utf8') === row.user_id

function refuse({ lang }: Ctx): never {
  throw new HttpError(401, { message: say(lang, 'passkeyRefused') })
}
