import type { LeadWebInput } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { findOriginBy, type WebOrigin } from '../lead/index.ts'
import { siteAddress } from './address.ts'
import { readIn } from './compare/texts.ts'
import { findSite, findVersion } from './site.repository.ts'

/** Which host a site may say it was read at: the one it stands at, unless it has others. */
type HostCheck = (deps: Deps, siteId: string, host: string) => Promise<boolean>

let isHostOf: HostCheck = () => Promise.resolve(false)

/** What knows the hosts of sites tells which are whose. */
export function checkHostsBy(check: HostCheck): void {
  isHostOf = check
}

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
  const own = host !== undefined && (await isHostOf(deps, siteId, host))
  return {
    agencyId: site.agency_id,
    web: {
      siteId,
      host: own ? host : bare(siteAddress(deps.config.siteUrl, site.slug)),
      path: path ?? '/',
      pageId: page?.id ?? null,
      pageTitle: page ? readIn(page.title, doc.languages[0] ?? 'es', doc.languages) : null,
      campaign: campaign && Object.values(campaign).some(Boolean) ? campaign : null,
    },
  }
}

findOriginBy(originOf)
