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
 * Tells somebody, by mail and on the platform, what a stranger might have done with their account;
 * the mail has the link that says it was not them, nor what was done from `since` on.
 */
export async function alert(
  trx: Db,
  row: UserRow,
  kind: Alert,
  ctx: Ctx,
  { since }: { since?: Date } = {},
): Promise<void> {
  const at = ctx.deps.now()
  const device = keptDevice(ctx.userAgent)
  const told = { device, at: at.toISOString(), ...(since && { since: since.toISOString() }) }
  const job: MailJob = { kind, userId: row.id, ...told }
  await ctx.deps.jobs.add(trx, MAIL_JOB, job)
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
