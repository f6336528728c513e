import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { LocalizedLine, SitePicture } from '../../../../generated/model/index.ts'
import { getAgency, readPortrait } from '../../agency/index.ts'
import { prepareMedia } from '../../property/index.ts'

/** What a logo says to who does not see it: the agency's name, in every language the same. */
export const logoAlt = (name: string): LocalizedLine => ({
  es: name,
  en: name,
  ca: name,
  de: name,
})

/** The agency's logo as a picture of its site; null when it has none, or it cannot be read. */
export async function agencyLogo(
  deps: Deps,
  agencyId: string,
  lang: Lang,
): Promise<SitePicture | null> {
  const agency = await getAgency(deps.db, agencyId)
  const data = agency?.logo ? await readPortrait(deps, agency.logo) : null
  if (!agency || !data) return null
  const { prepared } = await prepareMedia(deps, [{ filename: 'logo.webp', data }], lang)
  const [logo] = prepared
  return logo ? { hash: logo.hash, alt: logoAlt(agency.tradeName) } : null
}
