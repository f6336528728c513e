import type { Lang } from '../../../contract/context.ts'
import { sql, type Db } from '../../../db/index.ts'
import { DICTIONARIES } from '../text-vector.ts'

/** Homes from which a question has found enough in its own language. */
const ENOUGH = 10
/** Questions that are kept, and how long: a home that comes in may change how one is read. */
const MOST_KEPT = 5000
const KEPT_MS = 60_000

const LANGS = Object.keys(DICTIONARIES) as Lang[]
const kept = new Map<string, { tsquery: string | null; until: number }>()

/** PostgreSQL's Catalan dictionary knows no fillers, so these are ours, folded. */
const CATALAN_FILLERS = new Set(
  (
    'a al als amb aquest aquesta d de del dels el els em en entre era es fins ha hi i l la ' +
    'les lo mes molt n na ni no o on per pel pels '
  )
    .concat('pero que s se sense seva seu si so sobre tot un una unes uns va y')
    .split(' '),
)

/**
 * What each dictionary makes of a word; null where the word means nothing in that language ("sea"
 * in Spanish).
 */
type Reading = Record<Lang, string | null>

/**
 * A question as PostgreSQL is asked it, null when it means nothing ("de la"): read in the language
 * of the page, and in all of them where that finds little, so that `pools` on a Spanish page finds
 * what `piscina` would.
 */
export async function termsOf(
  db: Db,
  words: readonly string[],
  language: Lang,
): Promise<string | null> {
  const key = `${language} ${words.join(' ')}`
  const known = kept.get(key)
  const left = (known?.until ?? 0) - Date.now()
  // Longer than it is kept: the clock has been set back since.
  if (known && left > 0 && left <= KEPT_MS) return known.tsquery
  const readings = await readingsOf(db, words)
  const own = all(readings.map((reading) => reading[language]))
  const tsquery =
    own !== null && (await findsEnough(db, own)) ? own : (inAnyLanguage(readings) ?? own)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, { tsquery, until: Date.now() + KEPT_MS })
  return tsquery
}

async function readingsOf(db: Db, words: readonly string[]): Promise<Reading[]> {
  const columns = LANGS.map(
    (lang) =>
      sql`
        nullif(plainto_tsquery(${sql.lit(DICTIONARIES[lang])}, word)::text,
          '') as ${sql.ref(lang)}`,
  )
  const { rows } = await sql<Reading>`select ${sql.join(columns)}
    from unnest(${words}::text[]) with ordinality as w(word, at) order by at`.execute(db)
  return rows.map((row, at) => (CATALAN_FILLERS.has(words[at] ?? '') ? { ...row, ca: null } : row))
}

async function findsEnough(db: Db, tsquery: string): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n
    from (select 1 from listing_search where tsv @@ ${tsquery}::tsquery
    limit ${ENOUGH}) found`.execute(db)
  return (rows[0]?.n ?? 0) >= ENOUGH
}

/**
 * Each word in any language. A word that some language takes for a filler ("with", "de") is not
 * asked for beside others; alone it is, unless two languages take it for one.
 */
function inAnyLanguage(readings: readonly Reading[]): string | null {
  const fillers = (reading: Reading): number =>
    LANGS.filter((lang) => reading[lang] === null).length
  const telling = readings.filter((reading) => fillers(reading) === 0)
  const asked = telling.length > 0 ? telling : readings.filter((reading) => fillers(reading) < 2)
  return all(
    asked.map(
      (reading) => `(${[...new Set(LANGS.flatMap((lang) => reading[lang] ?? []))].join(' | ')})`,
    ),
  )
}

function all(terms: readonly (string | null)[]): string | null {
  const said = terms.filter((term) => term !== null)
  return said.length > 0 ? said.join(' & ') : null
}
