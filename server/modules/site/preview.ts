import type {
  Language,
  SiteColors,
  SiteDoc,
  SitePreview,
  SiteScheme,
  SiteTemplate,
  SiteTemplateList,
} from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { laterVersion, notFound } from '../../contract/errors.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { LinkClaim } from '../../links/index.ts'
import { publicHomeIds } from '../listing/index.ts'
import { worksHere } from '../user/index.ts'
import { belowPortal, pageAddress } from './address.ts'
import { filledSite } from './draft/fill.ts'
import { readable } from './site.policy.ts'
import { draftOf, findSite, findSiteOf, findVersion, isWhole, pagesOf } from './site.repository.ts'

const PURPOSE = 'site-preview'
const SHORT_MS = 30 * 60_000
const LONG_MS = 7 * 86_400_000
const TEMPLATES: SiteTemplate[] = ['tramuntana', 'llevant', 'mares', 'placa', 'quadern']

/** What a link to a site that is not public shows. */
export interface PreviewedSite {
  agencyId: string
  /** Null: nobody has made the site yet. */
  siteId: string | null
  doc: SiteDoc
  expiresAt: Date
}

async function sign(
  { links, now, config }: Deps,
  { agencyId, userId }: Actor,
  { id, options = {} }: { id: string; options?: Record<string, string> },
  lasts = SHORT_MS,
): Promise<{ url: string; expiresAt: Date }> {
  const expiresAt = new Date(now().getTime() + lasts)
  const claim = { id, options: { ...options, agency: agencyId, by: userId ?? '' } }
  const token = await links.sign({ purpose: PURPOSE, ...claim, expiresAt })
  return { url: belowPortal(config, `~${token}`), expiresAt }
}

/** A link to a page of the draft, or of a version, for whoever has it. */
export async function previewSite(
  deps: Deps,
  actor: Actor,
  id: string,
  query: {
    page?: string
    language?: Language
    number?: number
    scheme?: SiteScheme
    send?: boolean
  },
): Promise<SitePreview> {
  const row = readable(await findSite(deps.db, id), actor)
  if (!isWhole(row)) laterVersion(actor.lang)
  const version =
    query.number === undefined
      ? null
      : ((await findVersion(deps.db, id, query.number)) ?? notFound(actor.lang))
  const doc = version?.doc ?? draftOf(row, await pagesOf(deps.db, id))
  const { page: wanted } = query
  const page = doc.pages.find(({ id: each, kind }) =>
    wanted === undefined ? kind === 'home' : each === wanted,
  )
  if (!page && wanted !== undefined) return notFound(actor.lang)
  const claim = {
    id,
    options: {
      ...(version && { number: String(version.number) }),
      ...(query.scheme && { scheme: query.scheme }),
    },
  }
  const { url, expiresAt } = await sign(deps, actor, claim, query.send ? LONG_MS : SHORT_MS)
  const language = query.language ?? doc.languages[0] ?? 'es'
  const address = page ? pageAddress(doc, page, language) : ''
  // The page of one home is shown with one: the newest.
  const [home] = page?.kind === 'detail' ? await publicHomeIds(deps.db, row.agency_id) : []
  return { url: `${url}${address}${home ? `${home}/` : ''}`, expiresAt: expiresAt.toISOString() }
}

/** A link to the front page of the draft in other colours. */
export async function previewIn(
  deps: Deps,
  actor: Actor,
  { id, colors: { primary, accent, ground } }: { id: string; colors: SiteColors },
): Promise<SitePreview> {
  const colors = [primary, accent, ground].map((color) => color ?? '').join()
  const { url, expiresAt } = await sign(deps, actor, { id, options: { colors } })
  return { url, expiresAt: expiresAt.toISOString() }
}

/** Colours that a link was made with. */
function colorsIn(colors: string): SiteColors {
  const [primary, accent, ground] = colors.split(',')
  return { ...(primary && { primary }), ...(accent && { accent }), ...(ground && { ground }) }
}

/** The site in the template, colours and scheme that a link was made with. */
function shownBy(doc: SiteDoc, { template, colors, scheme }: Record<string, string>): SiteDoc {
  const brand = {
    ...doc.brand,
    ...(template && { template: template as SiteTemplate }),
    ...(colors !== undefined && { colors: colorsIn(colors) }),
    ...(scheme && { scheme: scheme as SiteScheme }),
  }
  return { ...doc, brand }
}

/** Each template with a link that shows it with the agency's own homes, in a scheme or its own. */
export async function listTemplates(
  deps: Deps,
  actor: Actor,
  { scheme }: { scheme?: SiteScheme } = {},
): Promise<SiteTemplateList> {
  const items = []
  for (const template of TEMPLATES) {
    const { url, expiresAt } = await sign(deps, actor, {
      id: actor.agencyId,
      options: { template, ...(scheme && { scheme }) },
    })
    items.push({ template, preview: { url, expiresAt: expiresAt.toISOString() } })
  }
  return { items }
}

/**
 * What a token opens: the draft of the moment, a version, or the site in another template, made up
 * from the agency and its homes where there is none. Null when it opens nothing any more, and for a
 * suspended site. What is not public is opened by nobody's link who works there no longer.
 */
export async function openPreview(deps: Deps, token: string): Promise<PreviewedSite | null> {
  const claim = await deps.links.read(token, { purpose: PURPOSE, now: deps.now() })
  if (!claim) return null
  const { agency: agencyId = '', by, number, template } = claim.options
  const { expiresAt } = claim
  if (!by || !(await worksHere(deps.db, agencyId, by))) return null
  const row = template ? await findSiteOf(deps.db, agencyId) : await findSite(deps.db, claim.id)
  if (!row) return template ? trial(deps, agencyId, claim) : null
  // What the operator took off the net is not to be read by a link that was sent before.
  if (row.state === 'suspended') return null
  const doc = number
    ? (await findVersion(deps.db, row.id, Number(number)))?.doc
    : draftOf(row, await pagesOf(deps.db, row.id))
  if (!doc) return null
  const shown = shownBy(doc, claim.options)
  return { agencyId: row.agency_id, siteId: row.id, doc: shown, expiresAt }
}

/**
 * Whether a token opened a preview once: its time is over, or whoever sent it works there no longer.
 * What is no token of ours never did.
 */
export async function isPreviewOver(deps: Deps, token: string): Promise<boolean> {
  const now = deps.now()
  const claim = await deps.links.read(token, { purpose: PURPOSE, now, late: true })
  if (!claim) return false
  const { agency = '', by } = claim.options
  return claim.expiresAt <= now || !by || !(await worksHere(deps.db, agency, by))
}

async function trial(
  deps: Deps,
  agencyId: string,
  { options, expiresAt }: Required<LinkClaim>,
): Promise<PreviewedSite> {
  const template = options['template'] as SiteTemplate
  const doc = await filledSite(deps.db, deps, { agencyId, template, logo: null })
  return { agencyId, siteId: null, doc: shownBy(doc, options), expiresAt }
}
