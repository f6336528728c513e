import type { Deps } from '../../contract/deps.ts'
import type { Lang } from '../../contract/context.ts'
import { oneLine } from '../../mail/home-line.ts'
import { pageIn } from '../../contract/language.ts'
import { newToken } from '../user/index.ts'
import { findInvitation, setToken } from './circle/invitation.repository.ts'
import { say } from './messages.ts'

/**
 * Mails an invitation, in the language of who invites: of its receiver nothing else is known. The
 * token is made here, so that no queue holds one.
 */
export async function mailInvitation(
  { id, lang }: { id: string; lang: Lang },
  { db, mail, config, now }: Deps,
): Promise<void> {
  const invitation = await findInvitation(db, id, now())
  if (!invitation) return
  const token = newToken()
  await setToken(db, id, token)
  const words = {
    network: oneLine(invitation.name),
    agency: oneLine(invitation.byAgency),
    site: config.siteName,
    url: pageIn(config.siteUrl, lang, `/auth/integrations?lado=red&invitacion=${token}`),
  }
  await mail.send({
    to: invitation.email,
    subject: say(lang, 'inviteSubject', words),
    text: say(lang, 'inviteText', words),
  })
}
