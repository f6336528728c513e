import { asObject, sql, type Db } from '../../../db/index.ts'
import { HIDDEN } from '../codes.ts'
import { rowWords } from '../projection/search-terms.ts'
import { byBest, isSame, type Twin } from './same.ts'
import { soughtMarks } from './marks.ts'

type Stored = Twin & { grp: string | null; cadastral: number | null }

/**
 * A mark that more homes have tells nothing: an agency's logo among the pictures, a tower at one
 * point.
 */
const COMMON = 12

/**
 * Finds the homes that are the same as these and puts each group in order; `ids` may also be gone
 * by now.
 */
export async function regroup(trx: Db, ids: string[]): Promise<void> {
  await putInOrder(trx, await holdTwins(trx, await soughtOf(trx, ids)))
}

/**
 * Puts the groups of these homes in order, which are held (`holdTwins`): the best advert stands in
 * the searches, the others only in those of their agency. In the transaction that wrote them.
 */
export async function putInOrder(trx: Db, held: string[]): Promise<void> {
  const homes = held.length === 0 ? [] : await read(trx, held)
  if (homes.length === 0) return
  const cadastral = new Map(homes.map(({ id, cadastral: mark }) => [id, mark]))
  const [changes, alone] = [
    [] as { id: string; grp: string; hidden: boolean; agencies: number }[],
    [] as string[],
  ]
  for (const group of groupsOf(homes, (a, b) => isSame(a, b, cadastral))) {
    const [best, ...others] = [...group].sort(byBest)
    if (!best) continue
    if (others.length === 0) {
      if (best.grp !== null) alone.push(best.id)
      continue
    }
    const agencies = new Set(group.map(({ public: { agency } }) => agency.id)).size
    const grp = best.id
    for (const { id } of group) changes.push({ id, grp, hidden: id !== best.id, agencies })
  }
  const [card, cards] = [asObject(sql`value`), asObject(sql`listing.cards`)]
  await sql`update listing set grp = null,
      cards = (select coalesce(jsonb_object_agg(key, ${card} - 'agencies'), '{}')
      from jsonb_each(${cards}))
    where id = any(${alone}::uuid[])`.execute(trx)
  await sql`update listing set grp = c.grp,
      cards = (select coalesce(jsonb_object_agg(key, case when c.hidden then ${card} - 'agencies'
        else ${card} || jsonb_build_object('agencies', c.agencies) end), '{}')
        from jsonb_each(${cards}))
    from json_to_recordset(${JSON.stringify(changes)}::json) as c(id uuid, grp uuid, hidden boolean,
      agencies int)
    where listing.id = c.id`.execute(trx)
  await setHidden(trx, new Set(changes.filter(({ hidden }) => hidden).map(({ id }) => id)), [
    ...changes.map(({ id }) => id),
    ...alone,
  ])
}

/** As much of a home as says who might be the same; `grp`: of what is stored. */
export type Sought = Pick<Stored, 'id' | 'marks' | 'grp' | 'public'>

async function soughtOf(trx: Db, ids: string[]): Promise<Sought[]> {
  const { rows } = await sql<Sought>`
    select id, marks::float8[] as marks, grp, public from listing
    where id = any(${ids}::uuid[]) and state = 'active'`.execute(trx)
  return rows
}

/** Homes as they are about to be written, with the groups they are in. */
export async function soughtWith(trx: Db, homes: Omit<Sought, 'grp'>[]): Promise<Sought[]> {
  const { rows } = await sql<Pick<Stored, 'id' | 'grp'>>`
    select id, grp from listing where id = any(${homes.map(({ id }) => id)}::uuid[])
      and grp is not null`.execute(trx)
  const groups = new Map(rows.map(({ id, grp }) => [id, grp]))
  return homes.map((home) => ({ ...home, grp: groups.get(home.id) ?? null }))
}

/**
 * Ids of those of these homes that others share a mark with or did, with the others and the groups
 * of all; locked, all in one order: before one of them is written, or two twins that are saved at
 * once wait for each other.
 */
export async function holdTwins(trx: Db, own: Sought[]): Promise<string[]> {
  const sought = new Map(own.map((home) => [home.id, soughtMarks(home.marks, home.public)]))
  // Home by home: one condition with the marks of all would be compared mark by mark with each that
  // is found.
  const asked = JSON.stringify([...sought.values()].map((marks) => ({ marks })))
  const met = await sql<Pick<Stored, 'id' | 'marks' | 'grp'>>`
    select distinct on (l.id) l.id, l.marks::float8[] as marks, l.grp
    from json_to_recordset(${asked}::json) as h(marks int8[])
    cross join lateral (select id, marks, grp from listing where listing.marks && h.marks
    and listing.state = 'active') l order by l.id`.execute(trx)
  const holders = new Map<number, Pick<Stored, 'id' | 'grp'>[]>()
  for (const home of [...own, ...met.rows.filter(({ id }) => !sought.has(id))])
    for (const mark of home.marks) holders.set(mark, [...(holders.get(mark) ?? []), home])
  const [found, groups] = [new Set<string>(), new Set(own.flatMap(({ grp }) => grp ?? []))]
  for (const { id } of own) {
    for (const mark of sought.get(id) ?? []) {
      const others = holders.get(mark) ?? []
      if (others.length > COMMON || others.every((other) => other.id === id)) continue
      found.add(id)
      for (const other of others) {
        found.add(other.id)
        if (other.grp) groups.add(other.grp)
      }
    }
  }
  if (found.size + groups.size === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from listing
    where state = 'active' and (id = any(${[...found]}::uuid[]) or grp = any(${[...groups]}::uuid[]))
    order by id for no key update`.execute(trx)
  return [...new Set([...found, ...rows.map(({ id }) => id)])]
}

async function read(trx: Db, ids: string[]): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select id, public, marks::float8[] as marks, completeness, grp, cadastral::float8 as cadastral
    from listing
    where state = 'active' and id = any(${ids}::uuid[]) order by id`.execute(trx)
  return rows
}

/** Homes joined by pairs that are the same, each in one group. */
function groupsOf(homes: Stored[], same: (a: Stored, b: Stored) => boolean): Stored[][] {
  const byMark = new Map<number, Stored[]>()
  for (const home of homes)
    for (const mark of soughtMarks(home.marks, home.public))
      byMark.set(mark, [...(byMark.get(mark) ?? []), home])
  const [groups, placed] = [[] as Stored[][], new Set<string>()]
  for (const first of homes) {
    if (placed.has(first.id)) continue
    const group = [first]
    placed.add(first.id)
    for (const home of group) {
      for (const other of new Set(
        soughtMarks(home.marks, home.public).flatMap((mark) => byMark.get(mark) ?? []),
      )) {
        if (
          placed.has(other.id) ||
          !group.every(
            (member) => member.public.agency.id === other.public.agency.id || same(member, other),
          ) ||
          !same(home, other)
        )
          continue
        placed.add(other.id)
        group.push(other)
      }
    }
    groups.push(group)
  }
  return groups
}

interface Row {
  id: string
  op: number
  muni: number
  town: number
  postal: number
  published_at: Date
}

/** Moves search rows out of the searches or back: the operation and the words made of it. */
async function setHidden(trx: Db, hidden: ReadonlySet<string>, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await trx
    .selectFrom('listing_search')
    .select(['id', 'op', 'muni', 'town', 'postal', 'published_at'])
    .where('id', 'in', ids)
    .execute()
  const wrong = rows.filter(({ id, op }) => op > HIDDEN !== hidden.has(id))
  if (wrong.length === 0) return
  const moves = wrong.map((row) => {
    const op = row.op > HIDDEN ? row.op - HIDDEN : row.op + HIDDEN
    return {
      id: row.id,
      op: row.op,
      next: op,
      old: wordsOfRow(row, row.op),
      own: wordsOfRow(row, op),
    }
  })
  // Blanks anew, so that the words stay out of line (0010_listing_words.sql).
  await sql`update listing_search s set op = m.next, pad = repeat(' ', 2000),
      tsv = ts_delete(s.tsv, array(select json_array_elements_text(m.old))) ||
        array_to_tsvector(array(select json_array_elements_text(m.own)))
    from json_to_recordset(${JSON.stringify(moves)}::json) as m(id uuid, op smallint, next smallint,
      old json, own json)
    where s.id = m.id and s.op = m.op`.execute(trx)
  // Who holds a sample of the rows hears of it by the home.
  await sql`update listing set updated_at = now()
    where id = any(${[...new Set(moves.map(({ id }) => id))]}::uuid[])`.execute(trx)
}

function wordsOfRow(row: Row, op: number): string[] {
  return rowWords({ ...row, op, published_at: row.published_at.toISOString() })
}
