import type { Ctx } from '../../../contract/context.ts'
import { HttpError } from '../../../contract/errors.ts'
import { sql, type Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { asksSecond } from '../second/second.repository.ts'
import { isOperator } from '../sign-in/operator.ts'
import type { UserRow } from '../user.repository.ts'

/**
 * Whether the people of the agency of `agency_sso` sign in by the company's account alone: it asks
 * for it, and an ADMIN has a passkey to come in by when the provider is away. Without one the other
 * ways open again.
 */
export const DEMANDED = sql<boolean>`(
  agency_sso.required and agency_sso.proved_at is not null and exists (
    select 1 from passkey join app_user boss on boss.id = passkey.user_id
    where boss.agency_id = agency_sso.agency_id and boss.role = 'ADMIN' and boss.active))`

/** The same of one agency. */
export async function isDemanded(trx: Db, agencyId: string): Promise<boolean> {
  const query = trx.selectFrom('agency_sso').select(DEMANDED.as('is'))
  return (await query.where('agency_id', '=', agencyId).executeTakeFirst())?.is ?? false
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
