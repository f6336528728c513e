import { Info } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '../../../i18n'
import type { Listing } from '../../../../generated/model'
import { MapPanel } from '../../../ui/map/map-panel'
import { useGestureWords, useMapWords } from '../maps/map-words'

const SIZE = { width: 1000, height: 520 }
const RADIUS = 500

/** Where the home is, as exactly as the agency says, and how exactly that is. */
export function Where({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listing')
  const { geo, precision } = listing.location
  const words = useMapWords(t('detail.map'))
  const gestures = useGestureWords()
  const place = useMemo(() => (geo ? { lon: geo.lon, lat: geo.lat } : null), [geo])
  const view = useMemo(
    () => (place ? { ...place, zoom: precision === 'exact' ? 13.4 : 12.6 } : null),
    [place, precision],
  )
  const circle = useMemo(
    () => (place && precision === 'moved' ? { ...place, metres: RADIUS } : undefined),
    [place, precision],
  )
  const shown = view && place && precision !== 'hidden'
  return (
    <section className="block" id="mapa">
      <h2>{t('detail.where')}</h2>
      {shown ? (
        <MapPanel
          className="pmap"
          view={view}
          size={SIZE}
          words={words}
          cooperative={gestures}
          circle={circle}
          point={precision === 'exact' ? place : undefined}
        />
      ) : null}
      <p className="honest">
        <Info className="icon" aria-hidden />
        <span>
          <b>{t(`honest.${shown ? precision : 'hidden'}.title`)}</b>{' '}
          {t(`honest.${shown ? precision : 'hidden'}.text`, { metres: RADIUS })}
        </span>
      </p>
    </section>
  )
}
