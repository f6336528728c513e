import type { SiteDoc } from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'

/** A page's name in a language, and which page that is. */
interface Named {
  slug: string
  language: string
  page: string
}

/** Names of all pages, also in a language that this contract does not know, as they are stored. */
const namesIn = ({ pages }: SiteDoc): Named[] =>
  pages.flatMap(({ id, slug }: { id: string; slug?: unknown }) =>
    Object.entries(slug ?? {}).flatMap(([language, name]: [string, unknown]) =>
      typeof name === 'string' ? [{ slug: name, language, page: id }] : [],
    ),
  )

const keyOf = ({ slug, language, page }: Named): string => `${page} ${language} ${slug}`

/**
 * Keeps the names that pages had in the version that was public and have no more: links from
 * elsewhere still say them. Two pages that had one name after the other: it leads to the later one.
 */
export async function keepOldSlugs(
  trx: Db,
  siteId: string,
  before: SiteDoc,
  after: SiteDoc,
): Promise<void> {
  const still = new Set(namesIn(after).map(keyOf))
  const old = namesIn(before).filter((name) => !still.has(keyOf(name)))
  if (old.length === 0) return
  await sql`insert into site_old_slug (site_id, slug, language, page_id)
    select distinct on (o.slug, o.language) ${siteId}::uuid, o.slug, o.language, o.page
    from unnest(${old.map(({ slug }) => slug)}::text[], ${old.map(({ language }) => language)}::text[],
      ${old.map(({ page }) => page)}::uuid[]) as o(slug, language, page)
    on conflict (site_id, slug, language) do update set page_id = excluded.page_id`.execute(trx)
}

/** The page that a name once led to, best in a language; null where no page had it. */
export async function pageOnceAt(
  db: Db,
  siteId: string | null,
  slug: string,
  language: string,
): Promise<string | null> {
  if (siteId === null) return null
  const { rows } = await sql<{ page: string }>`select page_id as page from site_old_slug
    where site_id = ${siteId}::uuid and slug = ${slug}
    order by language = ${language} desc, language limit 1`.execute(db)
  return rows[0]?.page ?? null
}
