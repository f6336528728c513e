import type { NotificationSyncInput } from '../../../generated/model/index.ts'
import type { Ctx, Session } from '../../contract/context.ts'
import { fieldErrors, unauthorized } from '../../contract/errors.ts'
import { inTransaction, withAdvisoryLock, uuidv7 } from '../../db/index.ts'
import { mayBePushedTo } from '../../ports/push/index.ts'
import { dropDeviceOf, keepDevice } from './device.repository.ts'
import { say } from './messages.ts'

/** Registers, renews or removes the device of this session (specification, section 7). */
export async function syncDevice(
  { registration }: NotificationSyncInput,
  session: Session,
  ctx: Ctx,
): Promise<void> {
  const { db, config } = ctx.deps
  if (registration === null) return dropDeviceOf(db, session.sessionId)
  if (
    registration.transport === 'webpush' &&
    !mayBePushedTo(registration.endpoint, config.privateHosts)
  ) {
    fieldErrors({ 'registration.endpoint': say(ctx.lang, 'endpoint') })
  }
  const device = {
    id: uuidv7(),
    user_id: session.userId,
    session_id: session.sessionId,
    transport: registration.transport,
    address: registration.transport === 'webpush' ? registration.endpoint : registration.token,
    keys: registration.transport === 'webpush' ? registration.keys : null,
    refreshed_at: ctx.deps.now(),
  }
  await inTransaction(db, async (trx) => {
    await withAdvisoryLock(trx, `device ${device.address}`)
    // Signed out in another window meanwhile: the device goes with the session.
    const stands = await trx
      .selectFrom('session')
      .select('id')
      .where('id', '=', session.sessionId)
      .forKeyShare()
      .executeTakeFirst()
    if (!stands) unauthorized(ctx.lang)
    await keepDevice(trx, device)
  })
}
