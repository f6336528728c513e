import type { TFunction } from '../../../i18n'
import type { Cluster, ListingCard } from '../../../../generated/model'
import { count } from '../../../lib/format'
import { moneyPin } from '../../../lib/money-pin'
import { currentLang, href } from '../../../lib/href'
import type { MapMarker } from '../../../ui/map/marker'
import type { Bbox } from '../../../ui/map/projection'
import { changed, hrefOf, type Search } from '../search/search-state'
import { textIn } from '../text-in'

const LEAST = 0.004

/**
 * A cluster's box with some air, so that its homes are not on the edge; west, south, east, north.
 */
export function boxOf({ bbox, lat, lon }: Cluster): Bbox {
  const [west = lon, south = lat, east = lon, north = lat] = bbox ?? []
  const airX = Math.max((east - west) * 0.08, LEAST)
  const airY = Math.max((north - south) * 0.08, LEAST)
  const cut = (value: number): number => Math.round(value * 1e4) / 1e4
  return [cut(west - airX), cut(south - airY), cut(east + airX), cut(north + airY)]
}

function pinOf(
  cluster: Cluster,
  id: string,
  cards: readonly ListingCard[],
  t: TFunction,
  on: string | null,
): MapMarker {
  const card = cards.find((one) => one.id === id)
  const name = card ? (textIn(card.title, currentLang())?.text ?? card.place) : t('map.home')
  const text = cluster.price === null ? t('map.ask') : moneyPin(cluster.price)
  return {
    key: id,
    kind: 'pin',
    lat: cluster.lat,
    lon: cluster.lon,
    count: 1,
    on: id === on,
    lowered: cluster.lowered ?? false,
    text,
    label: `${text}, ${name}`,
    href: href('inmueble-id', { id }),
  }
}

/**
 * Stands for a box where an address is written once for all of them; what people write has its `=`
 * encoded, so it is found only once.
 */
const SOME_BOX = '0,0,0,0'
const BOX_PAIR = `bbox=${encodeURIComponent(SOME_BOX)}`

/**
 * Addresses of the same search in boxes, with the map in sight on a phone, too: written out for
 * each disc they cost a page as much as its list.
 */
function addressesIn(search: Search): (box: Bbox) => string {
  const [before = '', after = ''] = hrefOf(
    changed(search, { filters: { ...search.filters, bbox: SOME_BOX } }),
  ).split(BOX_PAIR)
  return (box) => `${before}bbox=${encodeURIComponent(box.join(','))}${after}#mapa`
}

/**
 * Clusters of the API as what a map draws. A disc links to the same search in its box, a price to
 * its home.
 */
export function markersOf(
  clusters: readonly Cluster[],
  cards: readonly ListingCard[],
  search: Search,
  t: TFunction,
  on: string | null,
): MapMarker[] {
  const addressIn = addressesIn(search)
  return clusters.map((cluster): MapMarker => {
    if (cluster.id) return pinOf(cluster, cluster.id, cards, t, on)
    return {
      key: `${cluster.lat.toFixed(4)},${cluster.lon.toFixed(4)}`,
      kind: 'cluster',
      lat: cluster.lat,
      lon: cluster.lon,
      count: cluster.count,
      ...(cluster.bbox ? { bbox: cluster.bbox as unknown as Bbox } : {}),
      text: count(cluster.count),
      label: t('map.cluster', { count: cluster.count }),
      href: addressIn(boxOf(cluster)),
    }
  })
}
