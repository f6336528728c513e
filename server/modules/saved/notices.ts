import type { Language } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../db/index.ts'
import { drawHomes } from '../../mail/homes-mail.ts'
import { homeLine, moneyWords, titleWords } from '../../mail/home-line.ts'
import { pageIn } from '../../contract/language.ts'
import { mailedCards, storedCards, type News, type StoredCard } from '../listing/index.ts'
import { notify } from '../notification/index.ts'
import { getUser, greetingOf } from '../user/index.ts'
import { say } from './messages.ts'

export const SAVED_MAIL = 'saved.mail'
export const SAVED_NEWS = 'saved.news'

/** Savers told in one transaction: a home that thousands saved holds no lock for long. */
export const BATCH = 200

/** News of homes that their savers are to hear of. */
export interface SavedNews {
  news: News[]
}

/** A notice about one saved home; `before` is the price its owner knew (EUR cents). */
export interface SavedMail {
  userId: string
  homeId: string
  kind: 'lowered' | 'gone'
  before: number | null
  price: number | null
}

interface Due {
  user_id: string
  listing_id: string
  operation: string
  before: number | null
  language: Language
}

/** Marks who is to be told of a lower price, in one statement, so that nobody is told twice. */
async function markLowered(
  trx: Db,
  homes: { id: string; operation: string; price: number }[],
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select h.user_id, h.listing_id, h.told_price as before, n.price, u.language
      from json_to_recordset(${JSON.stringify(homes)}::json) as n(id uuid, operation text,
        price int8)
      join saved_home h on h.listing_id = n.id and h.operation = n.operation and h.alerts
      and h.removed_at is null
      join app_user u on u.id = h.user_id and u.active
      where h.told_price > n.price
      limit ${BATCH} for update of h
    )
    update saved_home h set told_price = due.price, told_gone = false from due
    where h.user_id = due.user_id and h.listing_id = due.listing_id
    returning h.user_id, h.listing_id, h.operation, due.before, due.language`.execute(trx)
  return rows
}

async function markGone(trx: Db, ids: string[]): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select h.user_id, h.listing_id, u.language from saved_home h
      join app_user u on u.id = h.user_id and u.active
      where h.listing_id = any(${ids}::uuid[]) and h.alerts and h.removed_at is null
      and not h.told_gone
      limit ${BATCH} for update of h
    )
    update saved_home h set told_gone = true from due
    where h.user_id = due.user_id and h.listing_id = due.listing_id
    returning h.user_id, h.listing_id, h.operation, null::int8 as before, due.language`.execute(trx)
  return rows
}

/**
 * Leaves to the queue, with the market's news in the caller's transaction, to tell who saved homes
 * that they cost less or are gone.
 */
export async function notifySavers(trx: Db, deps: Deps, news: News[]): Promise<void> {
  const wanted = news.filter(({ kind }) => kind !== 'new')
  if (wanted.length > 0) await deps.jobs.add(trx, SAVED_NEWS, { news: wanted } satisfies SavedNews)
}

/** Tells them batch by batch; a batch that was told is not told again when the job is run anew. */
export async function spreadToSavers({ news }: SavedNews, deps: Deps): Promise<void> {
  while ((await inTransaction(deps.db, (trx) => tellBatch(trx, deps, news))) > 0);
}

/** Cards by home and operation: one for sale and to rent has two. */
async function cardsOf(
  trx: Db,
  homes: { listingId: string; operation: string | null }[],
): Promise<Map<string, StoredCard>> {
  const found = new Map<string, StoredCard>()
  for (const operation of new Set(homes.map((home) => home.operation ?? ''))) {
    const asked = homes.filter((home) => (home.operation ?? '') === operation)
    const cards = await storedCards(
      trx,
      asked.map(({ listingId: id }) => ({ id, operation })),
    )
    for (const [id, card] of cards) found.set(`${id} ${operation}`, card)
  }
  return found
}

/**
 * A line on the platform for each, and a mail by the queue. What has changed back meanwhile is not
 * told.
 */
async function tellBatch(trx: Db, deps: Deps, wanted: News[]): Promise<number> {
  const cards = await cardsOf(trx, wanted)
  const lowered = wanted.flatMap(({ listingId, kind, operation }) => {
    const stored = cards.get(`${listingId} ${operation ?? ''}`)
    const price = stored?.card.price
    return kind === 'lowered' &&
      operation &&
      stored?.state === 'active' &&
      stored.card.operation === operation &&
      price
      ? [{ id: listingId, operation, price }]
      : []
  })
  const gone = wanted
    .filter(
      ({ listingId, kind, operation }) =>
        kind === 'gone' && cards.get(`${listingId} ${operation ?? ''}`)?.state === 'gone',
    )
    .map(({ listingId }) => listingId)
  const due = [
    ...(lowered.length > 0
      ? (await markLowered(trx, lowered)).map((row) => ({ ...row, kind: 'lowered' as const }))
      : []),
    ...(gone.length > 0
      ? (await markGone(trx, gone)).map((row) => ({ ...row, kind: 'gone' as const }))
      : []),
  ]
  const saved = await cardsOf(
    trx,
    due.map(({ listing_id: listingId, operation }) => ({ listingId, operation })),
  )
  for (const { user_id, listing_id, operation, before, kind, language } of due) {
    const card = saved.get(`${listing_id} ${operation}`)?.card
    if (!card) continue
    const payload: SavedMail = {
      userId: user_id,
      homeId: listing_id,
      kind,
      before,
      price: card.price,
    }
    await deps.jobs.add(trx, SAVED_MAIL, payload)
    await announce(trx, payload, { language, title: titleWords(card, language) })
  }
  return due.length
}

/** The line on the platform. */
async function announce(
  trx: Db,
  { userId, homeId, kind, before, price }: SavedMail,
  { language, title }: { language: Language; title: string },
): Promise<void> {
  const lowered = kind === 'lowered' && before !== null && price !== null
  await notify(trx, {
    userId,
    kind: 'NOTIFICATION',
    title: say(language, `${kind}Title`),
    body: lowered
      ? say(language, 'loweredBody', {
          title,
          by: moneyWords(before - price),
          price: moneyWords(price),
        })
      : say(language, 'goneBody', { title }),
    href: lowered
      ? pageIn('', language, `/inmueble/${homeId}`)
      : pageIn('', language, '/auth/guardados'),
    topic: `saved:${homeId}`,
  })
}

/** Writes the mail of one notice, in the person's language. */
export async function sendSavedMail(
  { userId, homeId, kind, before, price }: SavedMail,
  deps: Deps,
): Promise<void> {
  const row = await deps.db
    .selectFrom('saved_home')
    .select(['operation', 'alerts', 'removed_at'])
    .where('user_id', '=', userId)
    .where('listing_id', '=', homeId)
    .executeTakeFirst()
  const user = await getUser(deps.db, userId)
  if (!row?.alerts || row.removed_at || !user?.active) return
  const stored = (await mailedCards(deps.db, [{ id: homeId, operation: row.operation }])).get(
    homeId,
  )
  if (!stored) return
  // A mail may have waited: a sum that is told no more, or is another by now, is no news, nor is a
  // home gone that is back.
  if (kind === 'gone' && stored.state !== 'gone') return
  if (kind === 'lowered' && (stored.state !== 'active' || stored.card.price !== price)) return
  const { siteName: site, siteUrl } = deps.config
  const lang = user.language
  const title = titleWords(stored.card, lang)
  const by = before !== null && price !== null ? moneyWords(before - price) : ''
  const list = pageIn(siteUrl, lang, '/auth/guardados')
  await deps.mail.send({
    to: user.email,
    subject: say(lang, `${kind}Subject`, { title, by }),
    once: true,
    messageId: `saved-${userId}-${homeId}-${kind}-${price ?? 0}@${new URL(siteUrl).hostname}`,
    ...drawHomes({
      lang,
      site,
      siteUrl,
      lead: say(lang, `${kind}Lead`, { name: greetingOf(user), by }),
      homes: [homeLine(stored.card, kind === 'lowered' ? before : null, lang, siteUrl)],
      more: null,
      button: { words: say(lang, 'seeSaved'), url: list },
      foot: [
        { words: say(lang, 'whySaved') },
        { words: say(lang, 'stopSaved'), url: `${list}?home=${homeId}` },
      ],
    }),
  })
}
