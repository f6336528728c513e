import type { Lang } from '../../contract/context.ts'
import type { DemandDoc } from '../../db/tables/demand.ts'
import { placeName } from '../place/index.ts'
import { say } from './messages.ts'

const euros = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
})

/** Most places a title names. */
const PLACES = 3

function where({ where: place }: DemandDoc, lang: Lang): string {
  const finer = (place?.places ?? []).map((slug) => placeName(slug, lang))
  const names =
    finer.length > 0
      ? finer
      : (place?.islands ?? []).map((island) => placeName(island.toLowerCase(), lang))
  if (names.length > 0)
    return names.slice(0, PLACES).join(', ') + (names.length > PLACES ? '…' : '')
  if (place?.polygons?.length) return say(lang, 'drawn')
  return place?.near ? say(lang, 'nearPoint') : ''
}

/**
 * "Casa en Sóller, Deià, hasta 1.000.000 €": the typed title, or one made of what they look for.
 */
export function titleOf(doc: DemandDoc, lang: Lang): string {
  if (doc.follow?.title) return doc.follow.title
  const { types = [], subtypes = [] } = doc.what
  const [subtype] = subtypes
  const [type] = types
  const thing =
    subtypes.length === 1 && subtype
      ? say(lang, `subtype.${subtype}`)
      : types.length === 1 && type
        ? say(lang, `type.${type}`)
        : say(lang, 'anything')
  const place = where(doc, lang)
  const most = doc.money?.priceMax
  return (
    say(lang, place ? 'titleIn' : 'title', { thing, place }) +
    (most === undefined ? '' : say(lang, 'upTo', { price: euros.format(most / 100) }))
  )
}
