import type { PasswordResetConfirmInput, Profile } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { tellOpen } from '../security/way-in.ts'
import { endAccess } from './access.ts'
import { alert } from './alert.ts'
import { claim } from '../account/claim.service.ts'
import { enter } from './enter.ts'
import { refuseGuessable } from './guessable.ts'
import { hashPassword } from './password.ts'
import { hashToken } from './token.ts'
import { lockUser, saveUser } from '../user.repository.ts'
import { say } from '../messages.ts'

/**
 * Sets the password with a link, ends every session of the person and opens a new one. Google and
 * Apple are untied, too: one that vouches for this e-mail is tied again at its next sign-in. Who opens
 * the mail owns the e-mail: of an account that never proved it they take what anybody may have, or
 * begin one of their own. The mailbox is one proof: an account that asks for a second asks here, too.
 */
export async function confirmReset(body: PasswordResetConfirmInput, ctx: Ctx): Promise<Profile> {
  const now = ctx.deps.now()
  const password_hash = await hashPassword(body.password)
  return enter(ctx, 'link', async (trx) => {
    const link = await trx
      .deleteFrom('password_link')
      .where('token_hash', '=', hashToken(body.token))
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst()
    const row = link && (await lockUser(trx, link.user_id))
    // The link of an invitation is for accepting, not for a password.
    if (!row?.active || row.joins) return fieldErrors({ token: say(ctx.lang, 'linkUsed') })
    refuseGuessable(body.password, row, ctx)
    if (await endAccess(trx, row.id)) await tellOpen(trx, row, now)
    const mine = row.email_verified_at ? row : await claim(trx, row, ctx)
    const saved = await saveUser(trx, mine.id, { password_hash }, {}, now)
    // Who sets a first password has just been welcomed by mail; only a change is told.
    if (row.password_hash && mine.id === row.id) await alert(trx, row, 'changed', ctx)
    return saved
  })
}
