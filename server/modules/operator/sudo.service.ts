import type { OperatorSudo } from '../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { notAcceptable } from '../../contract/errors.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { provePassword } from '../user/index.ts'
import { say } from './messages.ts'

/** How long a password that was given again counts, in milliseconds. */
const OPEN_MS = 600_000

/** Opens acts on money in this session; 400 at the field for another password. */
export async function openSudo(password: string, ctx: Ctx): Promise<OperatorSudo> {
  const { sessionId } = requireSession(ctx)
  const { db, now } = ctx.deps
  await provePassword(password, ctx)
  const until = new Date(now().getTime() + OPEN_MS)
  await inTransaction(db, (trx) =>
    trx
      .insertInto('operator_sudo')
      .values({ session_id: sessionId, until })
      .onConflict((on) => on.column('session_id').doUpdateSet({ until }))
      .execute(),
  )
  return { until: until.toISOString() }
}

/** 406 where the password was not given again in the last ten minutes. */
export async function refuseWithoutSudo(trx: Db, ctx: Ctx): Promise<void> {
  const open = await trx
    .selectFrom('operator_sudo')
    .select('until')
    .where('session_id', '=', requireSession(ctx).sessionId)
    .where('until', '>', ctx.deps.now())
    .executeTakeFirst()
  if (!open) notAcceptable(say(ctx.lang, 'sudo'))
}
