import { useQuery } from '@tanstack/react-query'
import {
  Bus,
  GraduationCap,
  HeartPulse,
  MapPin,
  Plane,
  ShoppingBasket,
  TrainFront,
  Waves,
  type LucideIcon,
} from 'lucide-react'
import { listSurroundings } from '../../../../generated/api/place/place'
import type { Listing, SurroundingKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { SILENT } from '../silent'

const ICONS: Record<SurroundingKind, LucideIcon> = {
  beach: Waves,
  school: GraduationCap,
  health: HeartPulse,
  bus: Bus,
  train: TrainFront,
  airport: Plane,
  supermarket: ShoppingBasket,
}
const SOURCE = '© OpenStreetMap'

/** What is near, from the point that the page shows; nothing where the site knows no places. */
export function Around({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listing')
  const { geo, precision } = listing.location
  const point = precision !== 'hidden' && geo ? { lat: geo.lat, lon: geo.lon } : null
  const { data } = useQuery({
    queryKey: ['place', 'surroundings', point],
    queryFn: ({ signal }) => (point ? listSurroundings(point, SILENT.request, signal) : null),
    enabled: point !== null,
    staleTime: Infinity,
  })
  if (precision === 'hidden' || !data || data.items.length === 0) return null
  return (
    <section className="block" id="cerca">
      <h2>{t('around.title')}</h2>
      <ul className="around">
        {data.items.map(({ kind, name, metres, minutes, way }) => {
          const Icon = ICONS[kind] ?? MapPin
          return (
            <li key={kind}>
              <Icon className="icon" aria-hidden />
              <span className="around-what">
                <b>{t(`around.kind.${kind}`)}</b>
                {name ? <span>{name}</span> : null}
              </span>
              <span className="around-distance">
                <b>{t(`around.minutes.${way}`, { count: minutes })}</b>
                <span>
                  {metres < 1000
                    ? t('around.straight.m', { value: metres })
                    : t('around.straight.km', { value: metres / 1000 })}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="around-note">
        {t(`around.from.${precision}`)} {t('around.estimated', { source: SOURCE })}
      </p>
    </section>
  )
}
