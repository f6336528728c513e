import { requireSession, type Ctx } from '../../../contract/context.ts'
import { fieldErrors, notFound } from '../../../contract/errors.ts'
import { passwordFits } from '../sign-in/password.ts'
import { findUser } from '../user.repository.ts'
import { say } from '../messages.ts'

/**
 * Has the caller show that it is they who ask, by their present password; throws 400 at `password`
 * when it is wrong, or when the account has none.
 */
export async function provePassword(password: string, ctx: Ctx): Promise<void> {
  const row = (await findUser(ctx.deps.db, requireSession(ctx).userId)) ?? notFound(ctx.lang)
  if (!row.password_hash) fieldErrors({ password: say(ctx.lang, 'eraseNoPassword') })
  if (!(await passwordFits(row.password_hash, password)))
    fieldErrors({ password: say(ctx.lang, 'wrongPassword') })
}
