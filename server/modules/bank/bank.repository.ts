import type { Selectable } from 'kysely'
import type { BankCounts, BankEntryState } from '../../../generated/model/index.ts'
import { cutPage, readCursor, type Page } from '../../contract/cursor.ts'
import type { Lang } from '../../contract/context.ts'
import { sql, type Db, type Tables } from '../../db/index.ts'

export type AccountRow = Selectable<Tables['bank_account']>
export type MatchRow = Selectable<Tables['bank_match']>
/** An entry with the account it stands in. */
export type EntryRow = Selectable<Tables['bank_entry']> & { account_iban: string }

/** Which entries are asked for. */
export interface Which {
  accountId?: string | undefined
  state?: BankEntryState | undefined
}

/** The list that a cursor belongs to. */
const LIST = { list: 'listBankEntries', kind: 'text' } as const

const entries = (db: Db, agencyId: string) =>
  db
    .selectFrom('bank_entry')
    .innerJoin('bank_account', 'bank_account.id', 'bank_entry.account_id')
    .selectAll('bank_entry')
    .select('bank_account.iban as account_iban')
    .where('bank_entry.agency_id', '=', agencyId)

/** A page of the agency's entries by the day they were booked on, newest first. */
export async function pageEntries(
  db: Db,
  agencyId: string,
  { accountId, state, limit, from, lang }: Which & { limit: number; from?: string; lang: Lang },
): Promise<Page<EntryRow>> {
  const cursor = readCursor(from, LIST, lang)
  const way = cursor?.back ? sql`>` : sql`<`
  const order = cursor?.back ? 'asc' : 'desc'
  let query = entries(db, agencyId)
    .orderBy('booked_on', order)
    .orderBy('bank_entry.id', order)
    .limit(limit + 1)
  if (accountId !== undefined) query = query.where('account_id', '=', accountId)
  if (state !== undefined) query = query.where('state', '=', state)
  if (cursor)
    query = query.where(
      sql<boolean>`(to_char(booked_on, 'YYYY-MM-DD'), bank_entry.id) ${way} (${cursor.value}, ${cursor.id}::uuid)`,
    )
  const found = await query.execute()
  return cutPage(found, { ...LIST, cursor, limit, value: (row) => row.booked_on })
}

/** Entries that wait, oldest first. */
export const openEntries = (db: Db, agencyId: string, limit: number): Promise<EntryRow[]> =>
  entries(db, agencyId)
    .where('state', '=', 'open')
    .orderBy('booked_on')
    .orderBy('bank_entry.id')
    .limit(limit)
    .execute()

/** One of the agency. */
export const findEntry = (db: Db, agencyId: string, id: string): Promise<EntryRow | undefined> =>
  entries(db, agencyId).where('bank_entry.id', '=', id).executeTakeFirst()

/** The same, nobody else writing it until the transaction ends. */
export const lockEntry = (trx: Db, agencyId: string, id: string): Promise<EntryRow | undefined> =>
  entries(trx, agencyId).where('bank_entry.id', '=', id).forUpdate('bank_entry').executeTakeFirst()

/** How many entries stand where, of one account or all. */
export async function countEntries(db: Db, agencyId: string, accountId?: string) {
  let query = db
    .selectFrom('bank_entry')
    .select(['state', sql<number>`count(*)::int`.as('n')])
    .where('agency_id', '=', agencyId)
    .groupBy('state')
  if (accountId !== undefined) query = query.where('account_id', '=', accountId)
  const counts: BankCounts = { open: 0, matched: 0, aside: 0 }
  for (const { state, n } of await query.execute()) counts[state] = n
  return counts
}

/** What entries pay, in the order it was said. */
export const matchesOf = async (db: Db, ids: readonly string[]): Promise<MatchRow[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('bank_match').selectAll().where('entry_id', 'in', ids).orderBy('id').execute()

/** An account of the agency. */
export const findAccount = (
  db: Db,
  agencyId: string,
  id: string,
): Promise<AccountRow | undefined> =>
  db
    .selectFrom('bank_account')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst()
