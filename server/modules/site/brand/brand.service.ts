import type { SiteBrandReading, SiteColors } from '../../../../generated/model/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { laterVersion, notAcceptable, notFound } from '../../../contract/errors.ts'
import { getAgency } from '../../agency/index.ts'
import { logoAlt } from '../picture/logo.ts'
import { readByHash } from '../../property/index.ts'
import { groundsOf, PALETTES } from '../check/palettes.ts'
import { say } from '../messages.ts'
import { previewIn } from '../preview.ts'
import { readable } from '../site.policy.ts'
import { findSite } from '../site.repository.ts'
import { proposed } from './propose.ts'
import { colorsOf } from './quantize.ts'

const ENOUGH_PX = 320

/** What the site's logo, or another picture of it, would make of its colours; stores nothing. */
export async function readBrand(
  { trx, deps, actor }: Work,
  id: string,
  { hash: asked }: { hash?: string },
): Promise<SiteBrandReading> {
  const row = readable(await findSite(trx, id), actor)
  const { brand } = row.doc
  // Of a template that another version chose nobody here knows the colours.
  if (!Object.hasOwn(PALETTES, brand.template)) return laterVersion(actor.lang)
  const hash = asked ?? brand.logo?.hash
  if (hash === undefined) return notAcceptable(say(actor.lang, 'noLogo'))
  const own = await trx
    .selectFrom('site_picture')
    .select('hash')
    .where('site_id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  const data = own && (await readByHash(deps, hash, ENOUGH_PX))
  if (!data) return notFound(actor.lang)
  const swatches = await colorsOf(data)
  const { colors, pairs } = proposed(swatches, brand)
  const { ground, accent } = groundsOf(brand)
  const before: SiteColors = { ...brand.colors, primary: brand.colors?.primary ?? accent, ground }
  const agency = await getAgency(trx, row.agency_id)
  return {
    hash,
    alt: logoAlt(agency?.tradeName ?? ''),
    palette: swatches.map(({ color, share }) => ({ color, share: Math.round(share * 100) })),
    before,
    proposal: colors,
    pairs,
    preview: await previewIn(deps, actor, { id, colors }),
  }
}
