import { Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { MarketPriceHere, MarketRating, MarketRow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date, m2 } from '../../../lib/format'
import { href } from '../../../lib/href'
import { localized } from '../../../lib/localized'
import { cents } from '../../../lib/cents'
import { pictureAt } from '../words'

/** Stars in a number and how many gave them. */
export function Rating({ rating: { average, count: n } }: { rating: MarketRating }) {
  const { t } = useTranslation('market')
  if (average === null) return <span>{t('row.unrated')}</span>
  return (
    <span className="market-rating">
      <Star size={14} aria-hidden />
      <span className="spoken">{t('row.stars')} </span>
      {count(average)} <small>({n})</small>
    </span>
  )
}

/** How a price came about, in words. */
export function PriceWords({ price }: { price: MarketPriceHere }) {
  const { t } = useTranslation('market')
  const { kind, amount, from, m2: size, upToM2 } = price
  const shown = amount ?? (kind === 'quote' ? null : from)
  return (
    <div className="market-price">
      <b>{shown === null ? t('price.quote') : cents(shown)}</b>
      {shown !== null && <small> {t('price.plusVat')}</small>}
      <p className="muted">
        {kind === 'quote'
          ? t('price.quoteText')
          : amount === null
            ? t('price.from')
            : kind === 'fixed'
              ? t('price.fixed')
              : kind === 'per_m2'
                ? t('price.perM2', { m2: m2(size) })
                : upToM2 === null
                  ? t('price.lastTier', { m2: m2(size) })
                  : t('price.tier', { m2: m2(size), upTo: m2(upToM2) })}
      </p>
    </div>
  )
}

/** A service as the list has it. */
export function OfferRow({ row, homeId }: { row: MarketRow; homeId: string | null }) {
  const { t, i18n } = useTranslation('market')
  const query = homeId ? { casa: homeId } : {}
  const to = (more: Record<string, string> = {}): string =>
    href('auth-marketplace-id', { id: row.id }, { ...query, ...more })
  const { way, seller, needsHome } = row
  const place =
    way && seller.town
      ? t('row.way', { minutes: way.minutes, town: seller.town })
      : needsHome
        ? seller.town
        : t('row.noWay')
  return (
    <li className="market-row">
      {row.picture ? (
        <img src={pictureAt(row.picture.hash, 320)} alt="" width={148} height={99} loading="lazy" />
      ) : (
        <span className="market-none" aria-hidden="true" />
      )}
      <div className="market-what">
        <h3>
          <Link to={to()}>{localized(row.title, i18n.language)}</Link>
        </h3>
        <p className="muted">
          {row.seller.name} · <Rating rating={row.rating} />
          {place && ` · ${place}`}
        </p>
        <p className="market-text">{localized(row.description, i18n.language)}</p>
        {row.own && <p className="muted">{t('row.own')}</p>}
      </div>
      <div>
        <PriceWords price={row.price} />
        {row.times.length > 0 ? (
          <ul className="market-times">
            {row.times.map((time) => (
              <li key={time}>
                <Link to={to({ hora: time })}>
                  <small>{date(time, 'DD MMM', i18n.language)}</small> {date(time, 'HH:mm')}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className="muted">
            {t('row.firstDay', { day: date(row.firstDay, 'DD MMM', i18n.language) })}
          </p>
        )}
      </div>
    </li>
  )
}
