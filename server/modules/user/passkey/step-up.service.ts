import type { PasskeyLoginOptions, PasskeyProof } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable } from '../../../contract/errors.ts'
import { say } from '../messages.ts'
import { ask } from '../sign-in/challenge.ts'
import { knownKeys, newChallenge, siteOf, TIMEOUT } from './ceremony.ts'
import { provedUse, type ProvedUse } from './login.service.ts'
import { passkeysOf } from './passkey.repository.ts'

/** What a browser needs to sign, with a passkey of this person alone, that it is them. */
export async function startStepUpPasskey(
  { userId }: Session,
  { deps, lang }: Ctx,
): Promise<PasskeyLoginOptions> {
  const known = await passkeysOf(deps.db, userId)
  if (known.length === 0) notAcceptable(say(lang, 'stepUpNoPasskey'))
  const value = newChallenge()
  await ask(deps.db, { kind: 'passkeyStepUp', userId, value }, deps.now())
  return {
    challenge: value.toString('base64url'),
    rpId: siteOf(deps).id,
    allowCredentials: knownKeys(known),
    userVerification: 'required',
    timeout: TIMEOUT,
  }
}

/**
 * The use of a passkey that shows who asks: theirs, and signed to a question that they were asked
 * for this. What signs somebody in proves nothing here, or a page that had it signed for one could
 * use it for the other. 400 at `passkey`, whatever is wrong.
 */
export async function provedByOwn(
  proof: PasskeyProof | undefined,
  { userId }: Session,
  ctx: Ctx,
): Promise<ProvedUse> {
  const used = proof ? await provedUse(proof, 'passkeyStepUp', ctx) : null
  const isOwn = used?.asked === userId && used.row.user_id === userId
  return isOwn ? used : refusePasskey(ctx)
}

export const refusePasskey = ({ lang }: Ctx): never =>
  fieldErrors({ passkey: say(lang, 'stepUpPasskey') })
