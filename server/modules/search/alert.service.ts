import { isDeepStrictEqual } from 'node:util'
import type {
  AlertInput,
  AlertPatch,
  Message,
  SavedSearch,
  SavedSearchList,
} from '../../../generated/model/index.ts'
import type { Ctx, Session } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import { countTry } from '../../contract/rate-limit/rate-limit.ts'
import { inTransaction, sql, withAdvisoryLock, uuidv7, type Db } from '../../db/index.ts'
import { getUser, normalEmail } from '../user/index.ts'
import { CONFIRM_MAIL, type ConfirmMail } from './confirm-mail.ts'
import { searchOfToken } from './link.ts'
import { MOST_ALERTS } from './search.policy.ts'
import {
  dropWaiting,
  insertSearch,
  saveSearch,
  withCounts,
  type SearchRow,
} from './search.repository.ts'
import { adoptSearches, checkQuery, followChange, listMine, needName } from './search.service.ts'
import { say } from './messages.ts'

/** Mails that ask one address to confirm, at most so many an hour. */
const ASKED = { max: 5, window: 3600 }

/** What an address keeps already, confirmed or not, and what it asks as it is stored. */
const keptBy = (trx: Db, email: string): Promise<(SearchRow & { stored: unknown })[]> =>
  trx
    .selectFrom('saved_search')
    .selectAll()
    .select(sql<unknown>`query #> '{}'`.as('stored'))
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .execute()

const askedOf = ({ name, frequency, language }: SearchRow) => ({ name, frequency, language })

/**
 * Keeps a search for an address nobody has proven yet and asks it to confirm. The answer is always
 * the same, whether the address is known, has too many, or a program filled in the hidden field.
 */
export async function createAlert(body: AlertInput, ctx: Ctx): Promise<Message> {
  const { db, config } = ctx.deps
  const now = ctx.deps.now()
  const { query, mark } = checkQuery(body.query, now, ctx.lang)
  const name = needName(body.name, ctx.lang)
  const email = normalEmail(body.email)
  const language = body.language ?? ctx.lang
  const answer = { message: say(ctx.lang, 'asked') }
  if (body.website?.trim()) return answer
  if (config.rateLimits) await countTry(db, 'createAlert.email', email, ASKED, ctx.lang)
  await inTransaction(db, async (trx) => {
    await withAdvisoryLock(trx, `alert ${email}`)
    const kept = await keptBy(trx, email)
    // jsonb keeps keys in an order of its own. One of which this version reads less is no twin.
    const twins = kept.filter((one) => isDeepStrictEqual(one.stored, query))
    const confirmed = kept.filter(({ confirmed_at }) => confirmed_at !== null)
    if (twins.some((one) => confirmed.includes(one)) || confirmed.length >= MOST_ALERTS) return
    // What a link confirms is what was asked with it: another name or rhythm, which somebody else
    // may have typed, is another asking.
    const asked = { name, frequency: body.frequency, language }
    const again = twins.find((one) => isDeepStrictEqual(asked, askedOf(one)))
    const given = {
      consent_text: say(language, 'consent', { site: config.siteName }),
      consent_at: now,
      seen_at: now,
      created_at: now,
    }
    const row = again
      ? await saveSearch(trx, again.id, given)
      : await insertSearch(
          trx,
          { id: uuidv7(), email, query, channels: ['mail'], ...asked, ...given },
          mark,
        )
    await ctx.deps.jobs.add(trx, CONFIRM_MAIL, { searchId: row.id } satisfies ConfirmMail, {
      key: row.id,
    })
  })
  return answer
}

/** With what a mailed link is asked: by its page as over the contract. */
type Asking = Pick<Ctx, 'deps' | 'lang'>

const shown = async (db: Db, row: SearchRow, ctx: Asking): Promise<SavedSearch> =>
  (await withCounts(db, [row]))[0] ?? notFound(ctx.lang)

export async function readAlert(token: string, ctx: Asking): Promise<SavedSearch> {
  const row = await searchOfToken(ctx.deps.db, token, ctx.deps.now())
  return row ? shown(ctx.deps.db, row, ctx) : notFound(ctx.lang)
}

/** Runs a change of the search behind a mailed link; 404 when the link is over. */
async function change(
  token: string,
  ctx: Asking,
  act: (trx: Db, row: SearchRow) => Promise<SearchRow>,
): Promise<SavedSearch> {
  return inTransaction(ctx.deps.db, async (trx) => {
    // Before the row, as where an alert is asked for: it may be what is being asked again.
    const email = (await searchOfToken(trx, token, ctx.deps.now()))?.email
    if (email) await withAdvisoryLock(trx, `alert ${email}`)
    const row = await searchOfToken(trx, token, ctx.deps.now(), true)
    return row ? shown(trx, await act(trx, row), ctx) : notFound(ctx.lang)
  })
}

/**
 * The second yes: from now on the search is told, and what else was asked of the same waits no
 * more. Confirmed already: nothing to do.
 */
export function confirmAlert(token: string, ctx: Asking): Promise<SavedSearch> {
  const now = ctx.deps.now()
  return change(token, ctx, async (trx, row) => {
    if (row.confirmed_at) return row
    // Skip locked: two of them that are confirmed at once both stand, and do not wait in a circle.
    await sql`
      delete from saved_search where id in (
        select other.id from saved_search other
        where other.email = ${row.email} and other.confirmed_at is null and other.id <> ${row.id}
          and other.query = (select query from saved_search where id = ${row.id})
        for update skip locked)`.execute(trx)
    return saveSearch(trx, row.id, { confirmed_at: now, seen_at: now })
  })
}

export function changeAlert(token: string, patch: AlertPatch, ctx: Asking): Promise<SavedSearch> {
  return change(token, ctx, async (trx, row) => {
    const { frequency, paused } = patch
    const saved = await saveSearch(trx, row.id, {
      ...(frequency === undefined ? {} : { frequency }),
      ...(paused === undefined ? {} : { paused }),
    })
    await followChange(trx, saved, patch, ctx)
    return saved
  })
}

/**
 * Ends what a mailed link is about: the search of an address is deleted, that of an account writes
 * no mail any more.
 */
export async function endAlert(trx: Db, row: SearchRow, now: Date): Promise<void> {
  await dropWaiting(trx, row.id, now)
  if (row.user_id)
    await saveSearch(trx, row.id, {
      channels: row.channels.filter((channel) => channel !== 'mail'),
    })
  else await saveSearch(trx, row.id, { deleted_at: now })
}

export async function removeAlert(token: string, ctx: Ctx): Promise<void> {
  await inTransaction(ctx.deps.db, async (trx) => {
    const row = await searchOfToken(trx, token, ctx.deps.now(), true)
    return row ? endAlert(trx, row, ctx.deps.now()) : notFound(ctx.lang)
  })
}

/** The token came by mail, so who holds it and has an account of that address has proven both. */
export async function adoptAlert(
  token: string,
  session: Session,
  ctx: Ctx,
): Promise<SavedSearchList> {
  await inTransaction(ctx.deps.db, async (trx) => {
    const row = await searchOfToken(trx, token, ctx.deps.now())
    const person = await getUser(trx, session.userId)
    if (!row || (row.user_id !== session.userId && (!row.email || row.email !== person?.email)))
      return notFound(ctx.lang)
    if (row.email) await adoptSearches(trx, session.userId, row.email)
  })
  return listMine(session, ctx)
}
