import { sql, type Db } from '../../db/index.ts'
import { registerMergeNote } from '../contact/index.ts'
import { say } from './messages.ts'

interface Found {
  ref: string
  kept: number
  other: number
  keptDeals: number
  otherDeals: number
}

/** What two people were introduced to, by home. */
async function byHome(db: Db, kept: string[], other: string[]): Promise<Found[]> {
  const mine = sql`i.contact_id = any(${kept}::uuid[])`
  const theirs = sql`i.contact_id = any(${other}::uuid[])`
  const { rows } = await sql<Found>`
    select h.ref, count(*) filter (where ${mine})::int as kept,
      count(*) filter (where ${theirs})::int as other,
      count(i.deal_id) filter (where ${mine})::int as "keptDeals",
      count(i.deal_id) filter (where ${theirs})::int as "otherDeals"
    from introduction i join property h on h.id = i.property_id
    where ${mine} or ${theirs} group by h.id, h.ref order by h.ref`.execute(db)
  return rows
}

/**
 * Introductions and deals of both become one person's: the ledger keeps every entry as it is, of two
 * at one home the earlier one counts, and one client has one deal at a home.
 */
registerMergeNote(async (db, { kept, other }, lang) => {
  const homes = await byHome(db, kept, other)
  const sum = (key: Exclude<keyof Found, 'ref'>) => homes.reduce((all, home) => all + home[key], 0)
  const refs = (some: Found[]) =>
    new Intl.ListFormat(lang).format(some.slice(0, 20).map(({ ref }) => ref))
  const both = homes.filter((home) => home.kept > 0 && home.other > 0)
  const twice = homes.filter((home) => home.keptDeals > 0 && home.otherDeals > 0)
  return [
    ...(sum('other') > 0
      ? [say(lang, 'merge.comes', { introductions: sum('other'), deals: sum('otherDeals') })]
      : []),
    ...(both.length > 0 ? [say(lang, 'merge.both', { homes: refs(both) })] : []),
    ...(twice.length > 0 ? [say(lang, 'merge.deals', { homes: refs(twice) })] : []),
  ]
})
