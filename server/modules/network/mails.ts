import type { Deps } from '../../contract/deps.ts'
import type { Lang } from '../../contract/context.ts'
import { inTransaction } from '../../db/index.ts'
import { oneLine } from '../../mail/home-line.ts'
import { pageIn } from '../../contract/language.ts'
import { tellAdmins } from '../user/index.ts'
import { findInvitation, setToken } from './circle/invitation.repository.ts'
import { say } from './messages.ts'

/**
 * The token of an invitation's link, made here so that no queue holds one. The same each time: a mail
 * that goes out again after a crash is dropped by a mailbox that has the first, whose link has to
 * stay good.
 */
async function tokenOf(id: string, expiresAt: Date, links: Deps['links']): Promise<string> {
  const [, token = ''] = (await links.sign({ purpose: 'network-invite', id, expiresAt })).split('.')
  return token
}

/** Mails an invitation, in the language of who invites: of its receiver nothing else is known. */
export async function mailInvitation(
  { id, lang }: { id: string; lang: Lang },
  { db, mail, config, links, now }: Deps,
): Promise<void> {
  const invitation = await findInvitation(db, id, now())
  if (!invitation) return
  const token = await tokenOf(id, invitation.expires_at, links)
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

/** One that no mail server takes: who leads the network hears of it, who else waits for an answer. */
export const tellUninvited = ({ id }: { id: string }, { db, now }: Deps): Promise<void> =>
  inTransaction(db, async (trx) => {
    const invitation = await findInvitation(trx, id, now())
    if (!invitation) return
    await tellAdmins(trx, invitation.agencyId, {
      page: '/auth/integrations?lado=red',
      topic: `network-invite:${id}`,
      at: now(),
      words: (lang) => ({
        title: say(lang, 'uninvited', { email: invitation.email }),
        body: oneLine(invitation.name),
      }),
    })
  })
