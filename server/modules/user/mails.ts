import type { Deps } from '../../contract/deps.ts'
import { getAgency } from '../agency/index.ts'
import { makeEmailLink, makeLink } from './link.ts'
import { greetingOf } from './normalise.ts'
import { findByEmail, findUser, INVITATION_MS, toUser, type UserRow } from './user.repository.ts'
import { say } from './words.ts'

export const MAIL_JOB = 'user.mail'

const HOUR = 3_600_000
const LIFE = { reset: HOUR, invite: INVITATION_MS, verify: 7 * 24 * HOUR }

/** `userId` null: somebody asked for a link with an address nobody has. */
export interface MailJob {
  kind: 'reset' | 'invite' | 'changed' | 'moved' | 'verify' | 'joined' | 'taken'
  userId: string | null
  /**
   * The e-mail the person had until now, told that they have another; left out: the one they have.
   */
  to?: string
}

const home = (row: UserRow, siteUrl: string): string =>
  `${siteUrl}/${row.language === 'es' ? '' : row.language}`

/**
 * Writes to a person in their language. The link's token is made here and lives only in the mail
 * and as a hash.
 */
export async function sendMail({ kind, userId, to }: MailJob, deps: Deps): Promise<void> {
  const row = userId && (await findUser(deps.db, userId))
  // Who waits to accept hears of the invitation alone: there is no account yet that anything else
  // could be about.
  if (
    !row ||
    !row.active ||
    row.joins !== (kind === 'invite') ||
    (kind === 'invite' && row.invited_at === null)
  )
    return
  const agency = row.agency_id ? await getAgency(deps.db, row.agency_id) : null
  const { siteName: site, siteUrl } = deps.config
  const words = {
    site,
    name: greetingOf(toUser(row)),
    email: row.email,
    agency: agency?.tradeName ?? site,
  }
  let link = home(row, siteUrl)
  const joins = kind === 'invite' && ((await findByEmail(deps.db, row.email))?.active ?? false)
  if (kind === 'reset' || kind === 'invite') {
    const expires = new Date(deps.now().getTime() + LIFE[kind])
    const token = await deps.db.transaction().execute((trx) => makeLink(trx, row.id, expires))
    // Whose e-mail has an account accepts on a page of their own, signed in with it; others where a
    // password is chosen.
    link = joins
      ? `${siteUrl}${row.language === 'es' ? '' : `/${row.language}`}/auth/perfil?invitation=${token}`
      : `${link}?reset=${token}`
  }
  if (kind === 'verify') {
    if (row.email_verified_at) return
    const expires = new Date(deps.now().getTime() + LIFE.verify)
    // A page of the person's own: the link counts only for who is signed in.
    link = `${siteUrl}${row.language === 'es' ? '' : `/${row.language}`}/auth/perfil?verify=${await deps.db.transaction().execute((trx) => makeEmailLink(trx, row.id, row.email, expires))}`
  }
  await deps.mail.send({
    to: to ?? row.email,
    subject: say(row.language, `${joins ? 'join' : kind}Subject`, words),
    text: say(row.language, `${joins ? 'join' : kind}Text`, { ...words, link }),
  })
}
