import type { Ctx } from '../../../contract/context.ts'
import { pageIn } from '../../../contract/language.ts'
import type { Db } from '../../../db/index.ts'
import { notify } from '../../notification/index.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { say } from '../messages.ts'
import type { UserRow } from '../user.repository.ts'
import { deviceWords, keptDevice } from './device.ts'
import { isStrange } from './sign-in-place.ts'

type Alert = 'newPlace' | 'changed'

/**
 * The mail alone, to the mailbox of now: whoever moves the account at once does not move what is
 * told of it.
 */
export function mailAlert(
  trx: Db,
  { id, email }: UserRow,
  kind: Alert | 'secondOn' | 'codesRenewed' | 'passkeyAdded' | 'ssoJoined',
  { deps, userAgent }: Ctx,
): Promise<void> {
  const at = deps.now().toISOString()
  const job: MailJob = { kind, userId: id, to: email, device: keptDevice(userAgent), at }
  return deps.jobs.add(trx, MAIL_JOB, job)
}

/**
 * Tells somebody, by mail and on the platform, what a stranger might have done with their account;
 * the mail has the link that says it was not them.
 */
export async function alert(trx: Db, row: UserRow, kind: Alert, ctx: Ctx): Promise<void> {
  const at = ctx.deps.now()
  const device = keptDevice(ctx.userAgent)
  await mailAlert(trx, row, kind, ctx)
  const words = { site: ctx.deps.config.siteName, device: deviceWords(device, row.language) }
  await notify(trx, {
    userId: row.id,
    kind: 'NOTIFICATION',
    title: say(row.language, `${kind}Subject`, words),
    body: say(row.language, `${kind}News`, words),
    href: `${pageIn('', row.language, '/auth/perfil')}#seguridad`,
    topic: `access:${kind}`,
    at,
    // A new password ended every other session: the one that listens has just been answered.
    own: kind === 'changed',
  })
}

/**
 * Tells of a sign-in from where its person never was. Asked before the place is remembered.
 */
export async function tellStrange(trx: Db, row: UserRow, ctx: Ctx): Promise<void> {
  if (await isStrange(trx, row, ctx)) await alert(trx, row, 'newPlace', ctx)
}
