import { pageIn } from '../../contract/language.ts'
import { RentalRejection, type RentalState } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import { knownIn } from '../../contract/known.ts'
import type { Db } from '../../db/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { awaitLaterVersion } from '../../jobs/index.ts'
import { dayOf, writtenDay } from '../../time/madrid.ts'
import { linkAddress } from './link/address.ts'
import { fileById, knowsAsked, type FileRow } from './rental.repository.ts'
import { rejectedFor } from './way/way.repository.ts'
import { greetingOf } from '../user/index.ts'
import { say } from './messages.ts'

export const RENTAL_MAIL = 'rental.mail'

/**
 * `received` confirms a file, `state` says where it stands now,
 * `link` asks for documents. None repeats an answer or more of
 * a name than a word: nobody has confirmed the address.
 */
export interface RentalMail {
  kind: 'received' | 'state' | 'link'
  fileId: string
  state?: RentalState
  /** Of a link: its number; one that was followed by another is not sent. */
  linkNo?: number
}

const isReason = knownIn(RentalRejection)

/** Why a file is rejected, as a sentence of ours; the programme's own words stay with it. */
async function reasonOf(db: Db, { id, state }: FileRow, lang: Lang): Promise<string> {
  if (state !== 'rejected') return ''
  const reason = await rejectedFor(db, id)
  if (reason === null) return ''
  if (!isReason(reason)) awaitLaterVersion('why a rental file is rejected')
  return `${say(lang, `reason_${reason}`)} `
}

/** Writes to the applicant; a state that has passed meanwhile is not told. */
export async function sendRentalMail(
  { kind, fileId, state, linkNo }: RentalMail,
  deps: Deps,
): Promise<void> {
  const { db, config, mail } = deps
  const row = await fileById(db, fileId)
  if (!row || (kind === 'state' && row.state !== state)) return
  if (kind === 'link' && row.link_no !== linkNo) return
  const lang = row.language
  if (kind === 'link' && !(await knowsAsked(db, fileId)))
    awaitLaterVersion('the papers of a rental file')
  if (kind === 'state' && !say(lang, `state_${row.state}`)) awaitLaterVersion(row.state)
  const link =
    kind === 'link'
      ? await linkAddress(row, deps)
      : pageIn(config.siteUrl, lang, '/alquiler-seguro')
  const words = {
    name: greetingOf({ email: row.email, email_verified: false, first_name: row.name }),
    reference: row.reference,
    link,
    site: config.siteName,
    state: say(lang, `state_${row.state}`),
    asked: row.asked.map((type) => `- ${say(lang, `paper_${type}`)}`).join('\n'),
    until: row.link_until ? writtenDay(dayOf(row.link_until)) : '',
    next: (await reasonOf(db, row, lang)) + say(lang, `next_${row.state}`),
  }
  await mail.send({
    to: row.email,
    subject: say(lang, `${kind}Subject`, words),
    text: say(lang, `${kind}Text`, words),
    ...(config.operatorEmail === null ? {} : { replyTo: config.operatorEmail }),
  })
}
