import type { Ctx } from '../../../contract/context.ts'
import { HttpError } from '../../../contract/errors.ts'
import { sql, type Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
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

/** 403 with `code: sso` to whose agency asks for the company's account and who comes otherwise. */
export async function refuseBeside(
  trx: Db,
  { agency_id: agencyId, role }: UserRow,
  { lang }: Pick<Ctx, 'lang'>,
  by?: 'passkey',
): Promise<void> {
  if (agencyId === null || (by === 'passkey' && role === 'ADMIN')) return
  if (await isDemanded(trx, agencyId))
    throw new HttpError(403, { message: say(lang, 'ssoDemanded'), code: 'sso' })
}
