import type { LeadWebInput } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { findOriginBy, type WebOrigin } from '../lead/index.ts'
import { addressOfSite } from './address.ts'
import { readIn } from './compare/texts.ts'
import { siteHead } from './head.ts'
import { findSite, findVersion } from './site.repository.ts'

const bare = (address: string): string => address.replace(/^https?:\/\/|\/$/g, '')

/** Where on a published site an enquiry was written, as the agency will read it; null: no such site. */
async function originOf(
  deps: Deps,
  { siteId, host, path, pageId, campaign }: LeadWebInput,
): Promise<WebOrigin | null> {
  const site = await findSite(deps.db, siteId)
  if (site?.state !== 'published') return null
  const doc = (await findVersion(deps.db, siteId, site.published))?.doc
  if (!doc) return null
  const page = doc.pages.find(({ id }) => id === pageId)
  const isOwn = host !== undefined && (await siteHead(deps.db, { host }))?.siteId === siteId
  return {
    agencyId: site.agency_id,
    web: {
      siteId,
      host: isOwn ? host : bare(await addressOfSite(deps.db, deps.config, site)),
      path: path ?? '/',
      pageId: page?.id ?? null,
      pageTitle: page ? readIn(page.title, doc.languages[0] ?? 'es', doc.languages) : null,
      campaign: campaign && Object.values(campaign).some(Boolean) ? campaign : null,
    },
  }
}

findOriginBy(originOf)
