import { SiteTemplate, type SiteDoc, type SiteState } from '../../../generated/model/index.ts'
import { knownIn } from '../../contract/known.ts'
import { stored } from '../../contract/stored/index.ts'
import { sql, type Db } from '../../db/index.ts'
import { OWN_HOST } from './address.ts'
import { READ_STATES } from './domain/domain.repository.ts'
import { withoutKeptBack } from './kept-back.ts'
import { isReadable } from './site.repository.ts'

/** What a page of a site depends on, without the document: small enough to be asked each time. */
export interface SiteHead {
  siteId: string
  agencyId: string
  slug: string
  /** The agency's domain that it is found at. */
  ownHost: string | null
  state: SiteState
  /** The version that strangers read. */
  number: number
  /** Changes whenever the agency, one of its people, or what it has on the market does. */
  stamp: string
  /** Its document as it is stored, where that was asked for. */
  text?: string | null
}

type At = { slug: string } | { host: string }

/**
 * The head of the site at a name, or at a domain of its agency that was proved; null when there is
 * none, or it was never published. `withText`: the document in the same question, for whoever has
 * not seen the site before.
 */
export async function siteHead(db: Db, at: At, withText = false): Promise<SiteHead | null> {
  const text = withText
    ? sql`, (select v.doc #>> '{}' from site_version v
        where v.site_id = s.id and v.number = s.published) as text`
    : sql``
  const which =
    'slug' in at
      ? sql`s.slug = ${at.slug}`
      : sql`s.id = (select o.site_id from site_host o where o.host = ${at.host}
          and o.state in (${READ_STATES}))`
  const { rows } = await sql<SiteHead>`
    select s.id as "siteId", s.agency_id as "agencyId", s.slug, s.state, s.published as number,
      ${OWN_HOST} as "ownHost",
      concat_ws('.', coalesce(e.n, 0), extract(epoch from a.updated_at),
        (select concat(count(*), '.', extract(epoch from max(u.updated_at)), '.', sum(u.version))
         from app_user u where u.agency_id = s.agency_id and u.is_public)) as stamp ${text}
    from site s join agency a on a.id = s.agency_id
    left join listing_epoch e on e.agency_id = s.agency_id
    where ${which} and s.published is not null`.execute(db)
  return rows[0] ?? null
}

const DOC = 'site_version.doc'

/** What strangers see of a version, which never changes. */
export async function siteVersionDoc(
  db: Db,
  siteId: string,
  number: number,
): Promise<SiteDoc | null> {
  const { rows } = await sql<{ text: string | null }>`
    select doc #>> '{}' as text from site_version
    where site_id = ${siteId} and number = ${number}`.execute(db)
  return shownOf(rows[0]?.text ?? null)
}

/**
 * What strangers see of a version as it is stored. Asked for each page that nobody kept: what this
 * contract reads whole, nearly always, is read and checked once.
 */
export function shownOf(text: string | null): SiteDoc | null {
  if (text === null) return null
  const parsed = (): unknown => JSON.parse(text)
  const whole = stored().whole<SiteDoc>(DOC, parsed())
  if (whole) return withoutKeptBack(whole, null)
  const doc = stored().read(DOC, parsed()) as SiteDoc
  return isReadable({ doc }) ? withoutKeptBack(doc, parsed()) : null
}

const isTemplate = knownIn(SiteTemplate)

/**
 * Whether a document can be drawn: by its template, and from its front page on. What another version
 * wrote there without our knowing it is for that version to show.
 */
export const isDrawable = ({ brand, pages }: SiteDoc): boolean =>
  isTemplate(brand.template) && pages.some(({ kind }) => kind === 'home')
