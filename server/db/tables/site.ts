import type { Generated } from 'kysely'
import type {
  Language,
  SiteDevice,
  SiteDoc,
  SiteDomainProblem,
  SiteDomainState,
  SitePage,
  SiteSource,
  SiteState,
} from '../../../generated/model/index.ts'

/** A site without its pages. */
export type SiteParts = Omit<SiteDoc, 'schemaVersion' | 'pages'>

/** What one save found, or left: only what it changed. */
export interface SiteMoment {
  parts?: SiteParts
  /** Null: the page is not there. */
  pages?: { id: string; doc: SitePage | null }[]
  /** Ids of all pages in their order. */
  order?: string[]
}

/** What DNS said of a host when it was looked at last, in the order of its answers. */
export interface HostFound {
  txt?: string[]
  cname?: string[]
  a?: string[]
  aaaa?: string[]
  caa?: string[]
}

/** Place of a text, then language, then digest of the text in the first language. */
export type TextSources = Record<string, Record<string, string>>

/** Tables of the tag `site` (0200_site.sql, 0230_site_host.sql, 0250_site_sources.sql). */
export interface SiteTables {
  site: {
    id: string
    agency_id: string
    slug: string
    state: SiteState
    doc: SiteParts
    /** The version that strangers read; null: none yet. */
    published: number | null
    /** Of `doc` and of which pages there are. */
    version: Generated<number>
    created_at: Date
    updated_at: Date
    suspended_at: Date | null
    suspended_reason: string | null
    /** What the site was before. */
    suspended_from: SiteState | null
  }
  site_host: {
    id: string
    site_id: string
    host: string
    token: string
    state: SiteDomainState
    main: Generated<boolean>
    reaches: Generated<boolean>
    problem: SiteDomainProblem | null
    found: Generated<HostFound>
    created_at: Date
    proved_at: Date | null
    active_at: Date | null
    missing_since: Date | null
    failing_since: Date | null
    released_at: Date | null
    checked_at: Date | null
    next_check_at: Date | null
  }
  site_page: {
    id: string
    site_id: string
    position: number
    doc: SitePage
    version: Generated<number>
    /** By place and language the digest of the text that a translation was written from. */
    sources: Generated<TextSources>
    updated_at: Date
    updated_by: string | null
  }
  site_step: {
    id: string
    site_id: string
    at: Date
    by_user: string | null
    before: SiteMoment
    after: SiteMoment
    undone: Generated<boolean>
  }
  site_version: {
    site_id: string
    number: number
    doc: SiteDoc
    digest: Buffer
    note: string | null
    by_user: string | null
    at: Date
    restored_from: number | null
  }
  /** 0541_site_old_slug.sql: names that pages were found at. */
  site_old_slug: {
    site_id: string
    slug: string
    language: string
    page_id: string
  }
  site_picture: {
    site_id: string
    hash: string
    /** False: it belongs to a home. */
    uploaded: boolean
    at: Date
  }
  /** 0241_site_visit.sql */
  site_visit: {
    site_id: string
    /** YYYY-MM-DD, Europe/Madrid. */
    day: string
    page: string
    language: Language
    /** `inside`: from a page of the site itself, no visit. */
    source: SiteSource | 'inside'
    device: SiteDevice
    views: number
    visits: number
    homes: number
  }
  listing_epoch: {
    agency_id: string
    n: string
  }
  /** 0276_site_report.sql */
  site_report: {
    site_id: string
    /** First day of the month that was told, YYYY-MM-DD. */
    month: string
    at: Date
  }
  /** Who decided whether they get the mail; others by their role. */
  site_report_choice: {
    site_id: string
    user_id: string
    mail: boolean
  }
}
