import type { ContactMention } from '../../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder, type Tables } from '../../../db/index.ts'
import { reachWords, saysOneOf, wholeWords, type PersonWords } from './person-words.ts'

/** A column in which a room keeps words that people write freely. In SQL the table is `t`. */
export interface OwnText {
  /** What the words belong to. */
  kind: ContactMention['kind']
  table: keyof Tables
  column: string
  /** Where the words stand in a column of JSON; `[]`: the column is the text. */
  at?: string[]
  /** Which of the rows are of this agency. */
  whose: (agencyId: string) => RawBuilder<boolean>
  /** Id and name of the record they belong to, and whether it can still be opened. */
  record: RawBuilder<string>
  label: RawBuilder<string>
  shown?: RawBuilder<boolean>
  /** Others wrote it: it is told, not changed. */
  theirs?: boolean
  /** A line that nobody can change by hand: the full name goes from it as well. */
  fixed?: boolean
  /** Forms that are open on the record find it changed. */
  version?: boolean
  /** Made of words that stand elsewhere: neither counted nor told. */
  derived?: boolean
  /** No two of these may be the same: the id tells them apart. */
  unique?: boolean
}

const texts: OwnText[] = []

/** A room says, once and when it is loaded, where its people write freely. */
export const registerOwnTexts = (...own: OwnText[]): void => void texts.push(...own)

/** What stands in an address's place. Shorter than any, so that no text grows past its limit. */
const ERASED = '[…]'
const MOST = 50

const column = ({ column: name }: OwnText): RawBuilder<unknown> => sql`t.${sql.ref(name)}`
const wordsOf = (own: OwnText): RawBuilder<string> =>
  own.at ? sql`(${column(own)} #>> ${own.at}::text[])` : sql`${column(own)}`
const matches = (own: OwnText, patterns: string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    patterns.map((one) => sql`${wordsOf(own)} ~* ${one}`),
    sql` or `,
  )})`

async function redactOne(
  trx: Db,
  own: OwnText,
  agencyId: string,
  patterns: string[],
): Promise<number> {
  const written = patterns.reduce<RawBuilder<string>>(
    (text, one) => sql`regexp_replace(${text}, ${one}, ${`\\1${ERASED}`}, 'gi')`,
    wordsOf(own),
  )
  const told = own.unique ? sql`${written} || right(t.id::text, 4)` : written
  const value =
    own.at === undefined
      ? told
      : own.at.length === 0
        ? sql`to_jsonb(${told})`
        : sql`jsonb_set(${column(own)}, ${own.at}::text[], to_jsonb(${told}))`
  const version = own.version ? sql`, version = t.version + 1` : sql``
  const { numAffectedRows = 0n } = await sql`
      update ${sql.table(own.table)} t set ${sql.ref(own.column)} = ${value}${version}
      where ${own.whose(agencyId)} and ${matches(own, patterns)}`.execute(trx)
  return Number(numAffectedRows)
}

async function mentionsIn(
  db: Db,
  own: OwnText,
  agencyId: string,
  names: string[],
  patterns: string[],
): Promise<ContactMention[]> {
  const says =
    own.theirs && patterns.length > 0
      ? sql`(${saysOneOf(wordsOf(own), names)} or ${matches(own, patterns)})`
      : saysOneOf(wordsOf(own), names)
  const { rows } = await sql<{ id: string; label: string | null; count: number }>`
    select ${own.record} as id, ${own.label} as label, count(*)::int as count
    from ${sql.table(own.table)} t
    where ${own.whose(agencyId)} and ${own.shown ?? sql`true`} and ${says} group by 1, 2`.execute(
    db,
  )
  return rows.map(({ id, label, count }) => ({ kind: own.kind, id, label: label ?? '', count }))
}

const inOne = (found: ContactMention[]): ContactMention[] =>
  [...Map.groupBy(found, ({ kind, id }) => `${kind} ${id}`).values()].flatMap((same) =>
    same[0] ? [{ ...same[0], count: same.reduce((sum, { count }) => sum + count, 0) }] : [],
  )

/** Their full names that nobody else of the agency's contacts bears. */
async function theirsAlone(trx: Db, agencyId: string, names: string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('contact')
    .select(sql<string>`lower(name)`.as('name'))
    .where('agency_id', '=', agencyId)
    .where('erased_at', 'is', null)
    .where(sql<boolean>`lower(name) = any(${names.map((name) => name.toLowerCase())}::text[])`)
    .execute()
  return names.filter((name) => rows.every((row) => row.name !== name.toLowerCase()))
}

/**
 * What the agency wrote elsewhere of somebody who is erased: their addresses and numbers are taken
 * out, since they are nobody else's, and from lines that nobody can change their full name, unless
 * another contact is called so; where it stands besides is told. `words` are read before the
 * erasure, and this comes after it.
 */
export async function eraseFromTexts(
  trx: Db,
  agencyId: string,
  words: PersonWords,
): Promise<{ redacted: number; mentioned: number; mentions: ContactMention[] }> {
  const ours = await trx
    .selectFrom('app_user')
    .select(['email', 'phone'])
    .where('agency_id', '=', agencyId)
    .execute()
  const patterns = reachWords(
    words,
    ours.flatMap(({ email, phone }) => [email, phone ?? []].flat()),
  )
  const names = words.names.filter((name) => name.includes(' '))
  let redacted = 0
  const named = await theirsAlone(trx, agencyId, names)
  for (const own of texts.filter(({ theirs }) => !theirs)) {
    const gone = own.fixed && named.length > 0 ? [...patterns, wholeWords(named)] : patterns
    const changed = gone.length > 0 ? await redactOne(trx, own, agencyId, gone) : 0
    if (!own.derived) redacted += changed
  }
  const found: ContactMention[] = []
  if (names.length > 0 || patterns.length > 0)
    for (const own of texts.filter(({ derived }) => !derived))
      found.push(...(await mentionsIn(trx, own, agencyId, names, patterns)))
  const all = inOne(found).toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
  return { redacted, mentioned: all.length, mentions: all.slice(0, MOST) }
}
