import type { SiteDoc, SiteExport } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { laterVersion, notAcceptable } from '../../contract/errors.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { isDrawable, siteVersionDoc } from './head.ts'
import { say } from './messages.ts'
import { writable, type SiteRow } from './site.policy.ts'
import { findSite, findSiteOf } from './site.repository.ts'

const PURPOSE = 'site-export'
const LASTS_MS = 30 * 60_000

/** A link to the published site as files, for whoever has it. */
export async function exportSite(
  { db, links, now, config }: Deps,
  actor: Actor,
  id: string,
): Promise<SiteExport> {
  const row = writable(await findSite(db, id), actor)
  if (row.published === null) return notAcceptable(say(actor.lang, 'neverPublished'))
  if (isBusy(id)) return notAcceptable(say(actor.lang, 'exportBusy'))
  if (!(await published(db, row))) laterVersion(actor.lang)
  const expiresAt = new Date(now().getTime() + LASTS_MS)
  const token = await links.sign({ purpose: PURPOSE, id, expiresAt })
  return {
    url: `${config.siteUrl}/w-export/${token}/${row.slug}.zip`,
    expiresAt: expiresAt.toISOString(),
  }
}

/** A published site, to be drawn as files. */
export interface ExportedSite {
  siteId: string
  agencyId: string
  slug: string
  number: number
  doc: SiteDoc
}

/** What a token opens: the version that is public now; null for none, and for a suspended site. */
export async function openExport(deps: Deps, token: string): Promise<ExportedSite | null> {
  const claim = await deps.links.read(token, { purpose: PURPOSE, now: deps.now() })
  const row = claim && (await findSite(deps.db, claim.id))
  return row && row.state !== 'suspended' ? published(deps.db, row) : null
}

/** What strangers read; null also of a version that another one alone can draw. */
async function published(
  db: Db,
  { id: siteId, agency_id: agencyId, slug, published: number }: SiteRow,
): Promise<ExportedSite | null> {
  const doc = number === null ? null : await siteVersionDoc(db, siteId, number)
  return doc && number !== null && isDrawable(doc) ? { siteId, agencyId, slug, number, doc } : null
}

type Draw = (deps: Deps, site: ExportedSite) => Promise<AsyncIterable<Buffer> | null>

let draw: Draw = () => Promise.resolve(null)
let isBusy: (siteId: string) => boolean = () => false

/**
 * What draws websites says how one becomes a zip of files, and whether it can begin one now
 * (server/site).
 */
export function drawFilesBy(drawn: Draw, busy: (siteId: string) => boolean): void {
  draw = drawn
  isBusy = busy
}

/** The published site of an agency as a zip; null: it has none, or nothing draws sites here. */
export async function siteZip(deps: Deps, agencyId: string): Promise<AsyncIterable<Buffer> | null> {
  const row = await findSiteOf(deps.db, agencyId)
  const site = row && row.state !== 'suspended' ? await published(deps.db, row) : null
  return site && draw(deps, site)
}
