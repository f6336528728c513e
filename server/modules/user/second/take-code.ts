import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { SealBroken, unseal } from '../../../ports/seal/index.ts'
import { channelKeys } from '../../../ports/seal/key.ts'
import { say } from '../messages.ts'
import { passwordFits } from '../sign-in/password.ts'
import { plainCode } from './recovery.ts'
import {
  findTotp,
  recoveryCodesOf,
  removeRecoveryCode,
  spendStep,
  type TotpRow,
} from './second.repository.ts'
import { stepOf } from './totp.ts'

type Asked = Pick<Ctx, 'deps' | 'lang' | 'log'>

/**
 * Uses a code of the app, or a recovery code, up; 400 at `field` when it is neither. Whoever asks
 * has counted the try and locked the person.
 */
export async function takeCode(
  trx: Db,
  { userId, code, field = 'code' }: { userId: string; code: string; field?: string },
  ctx: Asked,
): Promise<void> {
  const row = await findTotp(trx, userId)
  const plain = plainCode(code)
  const fits =
    row?.confirmed_at &&
    (/^\d{6}$/.test(plain) ? await takeStep(trx, row, plain, ctx) : await takeKept(trx, row, plain))
  if (!fits) fieldErrors({ [field]: say(ctx.lang, 'codeWrong') })
}

/** Uses up the half minute that a code of the app counts for, once. */
export async function takeStep(trx: Db, row: TotpRow, code: string, ctx: Asked): Promise<boolean> {
  const secret = await secretOf(row, ctx)
  const step = secret === null ? null : stepOf(secret, code, ctx.deps.now())
  return step !== null && spendStep(trx, row.user_id, step)
}

async function takeKept(trx: Db, { user_id }: TotpRow, code: string): Promise<boolean> {
  for (const { id, hash } of await recoveryCodesOf(trx, user_id))
    if (await passwordFits(hash, code)) {
      await removeRecoveryCode(trx, id)
      return true
    }
  return false
}

/** Null where another key sealed it: recovery codes need none, and are the way in then. */
async function secretOf(
  { user_id, sealed }: TotpRow,
  { deps, log }: Asked,
): Promise<string | null> {
  try {
    return unseal(sealed, await channelKeys(deps.config), user_id)
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    log.error('a secret of the second step does not open with this CHANNEL_KEY')
    return null
  }
}
