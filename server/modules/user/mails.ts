import { pageIn } from '../../contract/language.ts'
import type { Deps } from '../../contract/deps.ts'
import { stampOf, writtenDay } from '../../time/madrid.ts'
import { getAgency } from '../agency/index.ts'
import { spokenOf } from './account/spoken.ts'
import { deviceWords } from './sign-in/device.ts'
import { moveLink, notMeLink } from './sign-in/not-me.ts'
import { makeCode } from './sign-in/step-up-code.ts'
import { makeEmailLink, makeLink } from './sign-in/link.ts'
import { calledOf, greetingOf } from './normalise.ts'
import {
  findByEmail,
  findUser,
  INVITATION_MS,
  isWaiting,
  lockUser,
  saveUser,
  toUser,
  type UserRow,
} from './user.repository.ts'
import { say } from './messages.ts'

export const MAIL_JOB = 'user.mail'

const HOUR = 3_600_000
const LIFE = { reset: HOUR, invite: INVITATION_MS, verify: 7 * 24 * HOUR }

/** Their link says that it was not its person. */
const ALERTS = new Set<MailJob['kind']>([
  'newPlace',
  'changed',
  'secondOn',
  'codesRenewed',
  'passkeyAdded',
  'ssoJoined',
])

/** What they tell is settled in the profile. */
const PROFILE = new Set<MailJob['kind']>([
  'moving',
  'stepUp',
  'notErased',
  'secondAsked',
  'ssoAsked',
])

/** `userId` null: somebody asked for a link with an address nobody has. */
export interface MailJob {
  kind:
    | 'reset'
    | 'invite'
    | 'claim'
    | 'changed'
    | 'moving'
    | 'moved'
    | 'returned'
    | 'verify'
    | 'waiting'
    | 'joined'
    | 'stepUp'
    | 'newPlace'
    | 'taken'
    | 'notErased'
    | 'secondOn'
    | 'secondOff'
    | 'codesRenewed'
    | 'passkeyAdded'
    | 'passkeyRemoved'
    | 'ownerGiven'
    | 'ownerLeft'
    | 'ownerReceived'
    | 'secondAsked'
    | 'ssoAsked'
    | 'ssoJoined'
  userId: string | null
  /** Where it goes, whatever the person has by then; left out: the e-mail they have. */
  to?: string
  /** The session that a code is for. */
  sessionId?: string
  /** Of an alert: the device as it is kept, and when (ISO). */
  device?: string | null
  at?: string
  /** The change of e-mail that its link takes back. */
  move?: string
  /** Who owns the agency now. */
  owner?: string
}

/** By the clock of the islands: `29/11/2026, 08:20`. */
export const momentWords = (at: Date): string => {
  const stamp = stampOf(at)
  return `${writtenDay(stamp.slice(0, 10))}, ${stamp.slice(11, 16)}`
}

async function ownerWords(id: string | undefined, { db }: Deps): Promise<string> {
  const row = id === undefined ? null : await findUser(db, id)
  return row ? calledOf(toUser(row)) : ''
}

/**
 * Writes to a person in their language. The link's token is made here and lives only in the mail
 * and as a hash.
 */
export async function sendMail(job: MailJob, deps: Deps): Promise<void> {
  const { kind, userId, to, sessionId, device = null, at, move, owner } = job
  const row = userId && (await findUser(deps.db, userId))
  const invites = kind === 'invite' || kind === 'claim'
  // Who waits to accept hears of the invitation alone: there is no account yet that anything else
  // could be about. Who has left an agency of theirs hears that they have.
  const mayBeGone = kind === 'ownerLeft'
  const may = (one: UserRow) => (invites ? isWaiting(one) : mayBeGone || (one.active && !one.joins))
  if (!row || !may(row)) return
  // What goes to an e-mail that waits is told to somebody who has shown nothing yet.
  const pending = kind === 'verify' ? row.pending_email : null
  const mailbox = to ?? pending ?? row.email
  const agency = row.agency_id ? await getAgency(deps.db, row.agency_id) : null
  const { siteName: site, siteUrl } = deps.config
  const words = {
    site,
    name: greetingOf(
      pending === null ? toUser(row) : { ...toUser(row), email: pending, email_verified: false },
    ),
    email: mailbox,
    owner: await ownerWords(owner, deps),
    agency: agency ? (await spokenOf(deps.db, agency, row.language)).name : site,
  }
  const { again = false } = deps.mail
  const now = deps.now()
  let link = pageIn(siteUrl, row.language, '/')
  const profile = pageIn(siteUrl, row.language, '/auth/perfil')
  const joins = invites && ((await findByEmail(deps.db, row.email))?.active ?? false)
  if (kind === 'reset' || invites) {
    const expires = new Date(now.getTime() + LIFE[invites ? 'invite' : 'reset'])
    const token = await deps.db
      .transaction()
      .execute((trx) => makeLink(trx, row.id, { mailbox, may, expires, again }))
    if (token === null) return
    // Whose e-mail has an account accepts on a page of their own, signed in with it; others where a
    // password is chosen.
    link = joins ? `${profile}?invitation=${token}` : `${link}?reset=${token}`
  }
  if (PROFILE.has(kind)) link = profile
  if (kind === 'ownerReceived') link = pageIn(siteUrl, row.language, '/auth/perfil/agentes')
  const moment = at ? new Date(at) : now
  const back = move === undefined ? null : await moveLink(row, { move, at: moment }, deps)
  if (back !== null) link = back
  if (ALERTS.has(kind)) link = await notMeLink(row, { mailbox, at: moment }, deps)
  if (kind === 'verify' || kind === 'waiting') {
    if (row.email_verified_at && pending === null) return
    const expires = new Date(now.getTime() + LIFE.verify)
    // A page of the person's own: the link counts only for who is signed in.
    const token = await deps.db
      .transaction()
      .execute((trx) => makeEmailLink(trx, row.id, { email: mailbox, expires, again }))
    link = `${profile}?verify=${token}`
  }
  const code = kind === 'stepUp' && sessionId ? await makeCode(sessionId, row.id, deps) : ''
  if (code === null) return
  const letter = joins && kind === 'invite' ? 'join' : pending === null ? kind : 'verifyNew'
  const isBack = back !== null && (kind === 'moving' || kind === 'moved')
  await deps.mail.send({
    to: mailbox,
    subject: say(row.language, `${letter}Subject`, words),
    text: say(row.language, isBack ? `${kind}BackText` : `${letter}Text`, {
      ...words,
      link,
      code,
      device: deviceWords(device, row.language),
      when: momentWords(moment),
    }),
  })
  if (invites) await noteInvited(deps, row.id, { mailbox, now })
}

/**
 * Its mail may have waited for days: from when it went out the list, and who takes it up, count as its
 * words and its link do. Not of who has come meanwhile, or was asked anew.
 */
const noteInvited = (
  { db }: Deps,
  id: string,
  { mailbox, now }: { mailbox: string; now: Date },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await lockUser(trx, id)
    if (row?.email !== mailbox || !isWaiting(row)) return
    if (row.invited_at && row.invited_at < now)
      await saveUser(trx, id, { invited_at: now }, {}, now)
  })
