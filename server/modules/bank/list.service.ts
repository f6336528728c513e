import type {
  BankAccountList,
  BankCandidateList,
  BankEntry,
  BankEntryPage,
} from '../../../generated/model/index.ts'
import type { Ctx, Lang } from '../../contract/context.ts'
import { forbidden, notFound } from '../../contract/errors.ts'
import { actorOf, type Actor } from '../../contract/rights/actor.ts'
import { fold, sql, type Db } from '../../db/index.ts'
import {
  countEntries,
  findAccount,
  findEntry,
  matchesOf,
  pageEntries,
  type EntryRow,
  type Which,
} from './bank.repository.ts'
import { candidatesOf, knownAccounts } from './candidates.ts'
import { fits } from './matching/certainty.ts'
import { proposalsFor } from './matching/propose.ts'
import { toCandidate, toEntry, toMatch } from './view.ts'

const CANDIDATES = 50

/** Who may: an agency's ADMIN; throws 403. */
export const ownOf = (actor: Actor): string =>
  actor.role === 'ADMIN' ? actor.agencyId : forbidden()

/** The agency's accounts, each with its last balance and what waits. */
export async function listAccounts(ctx: Ctx): Promise<BankAccountList> {
  const agencyId = ownOf(actorOf(ctx))
  const { rows } = await sql<BankAccountList['items'][number]>`
    select a.id, a.iban, a.name, s.closing, s.to_on as "closingOn",
      (select count(*)::int from bank_entry e
        where e.account_id = a.id and e.state = 'open') as open
    from bank_account a
    left join lateral (select closing, to_on from bank_statement
      where account_id = a.id and closing is not null
      order by to_on desc, id desc limit 1) s on true
    where a.agency_id = ${agencyId} order by a.id`.execute(ctx.deps.db)
  return { items: rows }
}

/** Entries as they are read, those that wait with what they seem to pay. */
export async function shown(
  db: Db,
  agencyId: string,
  rows: readonly EntryRow[],
): Promise<BankEntry[]> {
  const waits = rows.some(({ state }) => state === 'open')
  const candidates = waits ? await candidatesOf(db, agencyId) : []
  const known = waits ? await knownAccounts(db, agencyId) : new Map()
  const matches = await matchesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const open = row.state === 'open'
    return toEntry(row, matches, open ? proposalsFor(toMatch(row), candidates, known) : [])
  })
}

/** One entry of the agency, as it is read; 404 for another's. */
export async function entryOf(
  db: Db,
  agencyId: string,
  id: string,
  lang: Lang,
): Promise<BankEntry> {
  const row = (await findEntry(db, agencyId, id)) ?? notFound(lang)
  const [one] = await shown(db, agencyId, [row])
  return one ?? notFound(lang)
}

/** A page of the agency's entries. */
export async function listEntries(
  { cursor, limit = 50, ...which }: Which & { cursor?: string; limit?: number },
  ctx: Ctx,
): Promise<BankEntryPage> {
  const { deps, lang } = ctx
  const { db } = deps
  const agencyId = ownOf(actorOf(ctx))
  const { accountId } = which
  if (accountId !== undefined && !(await findAccount(db, agencyId, accountId))) notFound(lang)
  const from = cursor === undefined ? {} : { from: cursor }
  const { rows, next, previous } = await pageEntries(db, agencyId, {
    ...which,
    ...from,
    limit,
    lang,
  })
  const counts = await countEntries(db, agencyId, accountId)
  return { items: await shown(db, agencyId, rows), next, previous, counts }
}

/** What an entry could pay, the nearest amount first. */
export async function listCandidates(id: string, q: string, ctx: Ctx): Promise<BankCandidateList> {
  const { db } = ctx.deps
  const agencyId = ownOf(actorOf(ctx))
  const row = (await findEntry(db, agencyId, id)) ?? notFound(ctx.lang)
  const entry = { ...toMatch(row), refused: [] }
  const words = fold(q).split(/\s+/).filter(Boolean)
  const far = (open: number): number => Math.abs(open - entry.left)
  const items = (await candidatesOf(db, agencyId))
    .filter((one) => fits(entry, one))
    .filter(({ name, number }) => words.every((word) => fold(`${name} ${number}`).includes(word)))
    .toSorted((a, b) => far(a.open) - far(b.open))
    .slice(0, CANDIDATES)
    .map(toCandidate)
  return { items }
}
