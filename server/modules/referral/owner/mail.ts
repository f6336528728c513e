import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { oneLine } from '../../../mail/home-line.ts'
import { municipality } from '../../place/index.ts'
import { greetingOf } from '../../user/index.ts'
import { known } from '../known.ts'
import { say } from '../messages.ts'
import { tellReferrer } from '../news.ts'
import { rowById } from '../referral.repository.ts'
import { dayWords } from './day-words.ts'
import { ownerAddress } from './link.ts'

/** A name that a stranger chose leads nowhere: letters alone, and not many of them. */
const plain = (name: string): string =>
  oneLine(name.replace(/[^\p{L}\p{M}'’ -]/gu, ' ')).slice(0, 60)

/**
 * Asks an owner. Nobody has confirmed the address and a stranger typed it: so the mail holds who
 * spoke of them, the place, and the site's own words, nothing else that was typed.
 */
export async function mailOwner({ referralId }: { referralId: string }, deps: Deps): Promise<void> {
  const row = await rowById(deps.db, referralId)
  if (row?.state !== 'sent' || row.owner_email === null) return
  const { agencies, people } = await known(deps.db, [row])
  const lang = row.language
  const words = {
    name: greetingOf({
      email: row.owner_email,
      email_verified: false,
      first_name: row.owner_name ?? '',
    }),
    referrer:
      plain((row.user_id !== null && people.get(row.user_id)) || '') || say(lang, 'somebody'),
    agency: oneLine((row.agency_id && agencies.get(row.agency_id)) ?? ''),
    place: (row.municipality_ine && municipality(row.municipality_ine)?.name) || '',
    day: row.asks_until ? dayWords(row.asks_until, lang) : '',
    link: (await ownerAddress(row, deps)) ?? '',
    site: deps.config.siteName,
  }
  await deps.mail.send({
    to: row.owner_email,
    subject: say(lang, 'ownerSubject', words),
    text: say(lang, row.agency_id === null ? 'ownerTextAny' : 'ownerText', words),
  })
}

/** A mail that is tried no more: who referred them would wait for an answer until the time is over. */
export const tellUnreached = ({ referralId }: { referralId: string }, deps: Deps): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const row = await rowById(trx, referralId)
    if (row?.state === 'sent') await tellReferrer(trx, deps, row, 'ownerUnreached')
  })
