import type { Ctx } from '../../../contract/context.ts'
import { HttpError } from '../../../contract/errors.ts'
import { sql, type Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { asksSecond } from '../second/second.repository.ts'
import { isOperator } from '../sign-in/operator.ts'
import type { UserRow } from '../user.repository.ts'

/**
 * Whether an agency's people sign in by the company's account alone. It is asked for while an ADMIN
 * has a passkey to come in by when the provider is away; without one the other ways open again.
 */
async function isDemanded(trx: Db, agencyId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('agency_sso')
    .select('agency_id')
    .where('agency_id', '=', agencyId)
    .where('required', '=', true)
    .where('proved_at', 'is not', null)
    .where(
      sql<boolean>`exists (
        select 1 from passkey join app_user on app_user.id = passkey.user_id
        where app_user.agency_id = ${agencyId} and app_user.role = 'ADMIN' and app_user.active)`,
    )
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether no company's account opens theirs: what a site operator may do is not for an agency's
 * provider to give away. An app for codes stands before it wherever they come from.
 */
export const isBeyond = async (trx: Db, row: UserRow, { deps }: Pick<Ctx, 'deps'>) =>
  isOperator(row, deps) && !(await asksSecond(trx, row.id))

/** 403 with `code: sso` to whose agency asks for the company's account and who comes otherwise. */
export async function refuseBeside(
  trx: Db,
  row: UserRow,
  ctx: Pick<Ctx, 'lang' | 'deps'>,
  by?: 'passkey',
): Promise<void> {
  const { agency_id: agencyId, role } = row
  if (agencyId === null || (by === 'passkey' && role === 'ADMIN')) return
  if ((await isDemanded(trx, agencyId)) && !(await isBeyond(trx, row, ctx)))
    throw new HttpError(403, { message: say(ctx.lang, 'ssoDemanded'), code: 'sso' })
}
