import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { useSearchListings } from '../../../../generated/api/listing/listing'
import type { ListingCard as Card } from '../../../../generated/model'
import type { MapMarker } from '../../../ui/map/marker'
import { ListingCard } from '../card/listing-card'
import { CardSkeleton } from '../card/card-skeleton'
import { scopeOf, type Search } from '../search/search-state'
import { SILENT } from '../silent'
import { href } from '../../../lib/href'

const AROUND = 0.0008

/** Query of the homes at a marker's own spot; the API has no list by ids. */
function useCardAt(
  id: string,
  known: Card | undefined,
  search: Search,
  marker: MapMarker | undefined,
) {
  const { lon = 0, lat = 0 } = marker ?? {}
  const bbox = [lon - AROUND, lat - AROUND, lon + AROUND, lat + AROUND]
    .map((value) => value.toFixed(5))
    .join(',')
  const { data, isPending } = useSearchListings(
    { ...scopeOf(search), bbox, limit: 100 },
    { ...SILENT, query: { enabled: !known && Boolean(marker) } },
  )
  return {
    card: known ?? data?.items.find((one) => one.id === id),
    waiting: !known && Boolean(marker) && isPending,
  }
}

/** Card of the home chosen on the map. */
export function MapCard({
  id,
  cards,
  search,
  markers,
}: {
  id: string
  cards: readonly Card[]
  search: Search
  markers: readonly MapMarker[]
}) {
  const { t } = useTranslation('listing')
  const { card, waiting } = useCardAt(
    id,
    cards.find((one) => one.id === id),
    search,
    markers.find(({ key }) => key === id),
  )
  if (card) return <ListingCard card={card} as="p" eager agency={false} sizes="226px" />
  if (waiting) return <CardSkeleton />
  return (
    <p className="popup-plain">
      <Link to={href('inmueble-id', { id })}>{t('map.open')}</Link>
    </p>
  )
}
