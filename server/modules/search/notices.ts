import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../db/index.ts'
import { pageIn } from '../../contract/language.ts'
import { awaitLaterVersion } from '../../jobs/index.ts'
import { notify } from '../notification/index.ts'
import { stillFound } from './fits.ts'
import { foundBefore, lastHour } from './hours.ts'
import { ALERT_MAIL, countWords, type AlertMail } from './alert-mail.ts'
import { findSearch, saveSearch, type SearchRow } from './search.repository.ts'

export const NOTICE_JOB = 'search.tell'

/**
 * What waits of one search is told; `before`: only what was found before this moment (a digest).
 */
export interface SearchNotice {
  searchId: string
  before: string | null
}

interface Hit {
  listing_id: string
  at: Date
  price_before: number | null
}

/** Marks what waits as told, so that it is told once whoever comes second. */
async function take(trx: Db, searchId: string, before: string | null, now: Date): Promise<Hit[]> {
  let query = trx
    .updateTable('search_hit')
    .set({ told_at: now })
    .where('search_id', '=', searchId)
    .where('told_at', 'is', null)
  if (before) query = query.where(foundBefore('at', new Date(before), now))
  return query.returning(['listing_id', 'at', 'price_before']).execute()
}

/** Whether a search without any way that is known here has one: what is taken goes nowhere. */
async function isToldElsewhere(trx: Db, searchId: string): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select cardinality(channels) > 0 as some from saved_search where id = ${searchId}`.execute(trx)
  return rows[0]?.some ?? false
}

/**
 * Tells what waits of a search on its channels: the platform at once, the mail by a job of its own.
 */
export async function notifySearch({ searchId, before }: SearchNotice, deps: Deps): Promise<void> {
  const now = deps.now()
  await inTransaction(deps.db, async (trx) => {
    const row = await findSearch(trx, searchId, true)
    if (!row?.confirmed_at || row.paused || row.frequency === 'never') return
    if (row.channels.length === 0 && (await isToldElsewhere(trx, searchId)))
      awaitLaterVersion('the ways a search is told')
    const told = await stillFound(trx, row, await take(trx, searchId, before, now))
    if (told.length === 0) return
    await saveSearch(trx, searchId, { last_run_at: now })
    if (row.channels.includes('mail'))
      await deps.jobs.add(trx, ALERT_MAIL, { searchId, at: now.toISOString() } satisfies AlertMail)
    await announce(trx, row, told)
  })
}

/**
 * Adds the digests that are due: daily and weekly searches with something that waits since before
 * their hour.
 */
export async function notifyDue(deps: Deps): Promise<void> {
  const now = deps.now()
  for (const frequency of ['daily', 'weekly'] as const) {
    const due = lastHour(frequency, now)
    await inTransaction(deps.db, async (trx) => {
      const { rows } = await sql<{ id: string }>`
        select s.id from saved_search s
        where s.frequency = ${frequency} and not s.paused and s.deleted_at is null
          and s.id in (select h.search_id from search_hit h where h.told_at is null
          and ${foundBefore('h.at', due, now)})`.execute(trx)
      for (const { id } of rows)
        await deps.jobs.add(
          trx,
          NOTICE_JOB,
          { searchId: id, before: due.toISOString() } satisfies SearchNotice,
          {
            key: id,
          },
        )
    })
  }
}

/** The line on the platform, which is also what a push says. */
async function announce(trx: Db, row: SearchRow, told: Hit[]): Promise<void> {
  if (!row.user_id || !row.channels.some((channel) => channel !== 'mail')) return
  await notify(trx, {
    userId: row.user_id,
    kind: 'NOTIFICATION',
    title: row.name,
    body: countWords(told, row.language),
    href: pageIn('', row.language, `/auth/busquedas?search=${row.id}`),
    topic: `search:${row.id}`,
  })
}
