import type { Language } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { drawHomes } from '../../mail/homes-mail.ts'
import { homeLine } from '../../mail/home-line.ts'
import { pageIn } from '../../contract/language.ts'
import { mailedCards } from '../listing/index.ts'
import { getUser } from '../user/index.ts'
import { searchPage } from './address.ts'
import { stillFound } from './fits.ts'
import { makeLink, MAIL_DAYS } from './link.ts'
import { findSearch, type SearchRow } from './search.repository.ts'
import { say } from './messages.ts'

export const ALERT_MAIL = 'search.mail'
/** Homes shown in one mail; the rest is counted. */
const MOST_SHOWN = 12

/** The mail about what was told at a moment. */
export interface AlertMail {
  searchId: string
  at: string
}

/** `2 inmuebles nuevos y 1 bajada de precio`. */
export function countWords(hits: { price_before: number | null }[], lang: Language): string {
  const lowered = hits.filter(({ price_before }) => price_before !== null).length
  const fresh = hits.length - lowered
  const part = (count: number, key: 'new' | 'lowered') =>
    count === 0 ? [] : [say(lang, count === 1 ? `${key}One` : `${key}Many`, { count })]
  return [...part(fresh, 'new'), ...part(lowered, 'lowered')].join(` ${say(lang, 'and')} `)
}

interface Recipient {
  email: string
  /** What the mail calls the search. */
  name: string
}

/**
 * Whom a search writes to; null when nobody may be written to. While nobody has shown that an
 * account's e-mail is theirs, a stranger may have typed it, and their words for the search stay out
 * of the mail.
 */
async function recipient(row: SearchRow, { db, config }: Deps): Promise<Recipient | null> {
  if (!row.user_id) return row.email ? { email: row.email, name: row.name } : null
  const user = await getUser(db, row.user_id)
  return user?.active
    ? { email: user.email, name: user.email_verified ? row.name : config.siteName }
    : null
}

/**
 * Writes the mail about homes told at a moment, newest price of each. Rows say when they were
 * mailed, so a job that runs again after a crash finds nothing to write; the message id is the same
 * for the few that slip between.
 */
export async function sendAlertMail({ searchId, at }: AlertMail, deps: Deps): Promise<void> {
  const {
    db,
    config: { siteName: site, siteUrl },
  } = deps
  const row = await findSearch(db, searchId)
  const to =
    row && row.confirmed_at && !row.paused && row.channels.includes('mail')
      ? await recipient(row, deps)
      : null
  if (!row || !to) return
  const all = await db
    .selectFrom('search_hit')
    .selectAll()
    .where('search_id', '=', searchId)
    .where('told_at', '=', new Date(at))
    .where('mailed_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('price')
    .execute()
  // The mail itself may have waited, too.
  const found = await stillFound(db, row, all)
  const hits = found.filter(
    (hit, i) => found.findIndex(({ listing_id }) => listing_id === hit.listing_id) === i,
  )
  const cards = await mailedCards(
    db,
    hits.map((hit) => ({ id: hit.listing_id, operation: String(row.query.operation ?? 'V') })),
  )
  const open = hits.filter((hit) => cards.get(hit.listing_id)?.state === 'active')
  const lang = row.language
  const lines = open.slice(0, MOST_SHOWN).flatMap((hit) => {
    const card = cards.get(hit.listing_id)?.card
    return card ? [homeLine(card, hit.price_before, lang, siteUrl)] : []
  })
  if (lines.length > 0) {
    const token = await makeLink(db, row.id, MAIL_DAYS, deps.now())
    const away = `${siteUrl}/baja/${token}`
    const manage = row.user_id
      ? pageIn(siteUrl, lang, `/auth/busquedas?search=${row.id}`)
      : `${siteUrl}/alerta/${token}`
    const counted = countWords(open, lang)
    await deps.mail.send({
      to: to.email,
      subject: say(lang, 'alertSubject', { counted, name: to.name }),
      once: true,
      messageId: `search-${searchId}-${Date.parse(at)}@${new URL(siteUrl).hostname}`,
      headers: {
        'List-Unsubscribe': `<${away}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      ...drawHomes({
        lang,
        site,
        siteUrl,
        lead: say(lang, 'alertLead', { counted, name: to.name }),
        homes: lines,
        more:
          open.length > lines.length
            ? say(lang, 'more', { count: open.length - lines.length })
            : null,
        button: { words: say(lang, 'seeAll'), url: searchPage(siteUrl, lang, row.query) },
        foot: [
          { words: say(lang, 'why', { name: to.name }) },
          { words: say(lang, 'manage'), url: manage },
          { words: say(lang, 'unsubscribe'), url: away },
        ],
      }),
    })
  }
  await db
    .updateTable('search_hit')
    .set({ mailed_at: deps.now() })
    .where('search_id', '=', searchId)
    .where('told_at', '=', new Date(at))
    .execute()
}
