import type {
  GeoPoint,
  Island,
  MarketCategory,
  MarketHome,
  Property,
} from '../../../../generated/model/index.ts'
import type { Session } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { notFound } from '../../../contract/errors.ts'
import type { Lang } from '../../../contract/lang.ts'
import { municipality } from '../../place/index.ts'
import { getProperty } from '../../property/index.ts'

/** Fewer public photos than this, and a home lacks photos. */
const GOOD_PHOTOS = 15

/** A home as prices, ways and times need it. */
export interface HomeHere {
  shown: MarketHome
  property: Property
  m2: number | null
  ine: string | null
  island: Island | null
  geo: GeoPoint | null
}

/** What a home lacks for a good ad, by the category that brings it. */
export function homeLacks({ basics, legal, media, texts }: Property): MarketCategory[] {
  const photos = media.filter(({ kind, visibility }) => kind === 'photo' && visibility === 'public')
  const energy = legal?.energy?.status
  const isHome = basics.type === 'vivienda'
  const lacks: [MarketCategory, boolean][] = [
    ['energy_certificate', isHome && energy !== 'provided' && energy !== 'exempt'],
    ['photo', photos.length < GOOD_PHOTOS],
    ['floor_plan', !media.some(({ kind }) => kind === 'plan')],
    ['cedula', isHome && legal?.cedula?.state !== 'has'],
    ['translation', !texts?.description?.['en']],
  ]
  return lacks.filter(([, is]) => is).map(([category]) => category)
}

const titleOf = ({ texts, ref }: Property, lang: Lang): string =>
  texts?.title?.[lang] ?? texts?.title?.['es'] ?? Object.values(texts?.title ?? {})[0] ?? ref

/**
 * Where a home is, as ways to it are counted: sellers read these before they may know the address,
 * so that of one that hides it is the middle of its municipality (docs/decisions/0284).
 */
function placeOf({ location }: Property, middle: GeoPoint | null): GeoPoint | null {
  const { addressVisibility = 'hidden', geo = null } = location ?? {}
  return (addressVisibility === 'hidden' ? null : geo) ?? middle
}

/** A home of the caller as the market sees it. */
export function homeHere(property: Property, lang: Lang): HomeHere {
  const { location, layout } = property
  const place = location?.municipalityIne ? municipality(location.municipalityIne) : null
  const m2 = layout?.built ?? layout?.usable ?? layout?.plot ?? null
  const town = location?.town ?? place?.name ?? null
  const picture = property.media.find(({ kind, state }) => kind === 'photo' && state === 'ready')
  return {
    property,
    m2,
    ine: place?.ine ?? null,
    island: place?.island ?? null,
    geo: placeOf(property, place?.geo ?? null),
    shown: {
      id: property.id,
      ref: property.ref,
      title: titleOf(property, lang),
      town,
      m2,
      picture: picture?.src ?? null,
      lacks: homeLacks(property),
    },
  }
}

/** A home that the caller may read, for which the market is asked; throws 404. */
export async function readHome(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { role, userId, agencyId, permissions }: Session,
  id: string,
  lang: Lang,
): Promise<HomeHere> {
  if (agencyId === null || (role !== 'ADMIN' && role !== 'STAFF')) return notFound(lang)
  const actor = { userId, agencyId, role, lang, ...(permissions && { permissions }) }
  return homeHere(await getProperty(db, id, actor, now()), lang)
}
