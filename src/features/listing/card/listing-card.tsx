import { Image, TrendingDown } from 'lucide-react'
import type { MouseEventHandler, PointerEventHandler } from 'react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import type { ListingCard as Card } from '../../../../generated/model'
import { count, moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { part } from '../../../lib/part'
import { langAttribute, textIn } from '../text-in'
import { Heart } from '../../../public/heart'
import { Photo } from './photo'
import { CompareButton } from '../compare/compare-button'
import { loweredBy, perM2 } from './price'

export interface ListingCardProps {
  card: Card
  /** Heading level of the title; `p` inside a map's card. */
  as?: 'h2' | 'h3' | 'p'
  /** Chosen on the map. */
  on?: boolean
  eager?: boolean
  sizes?: string
  /** Leaves the agency out, where it would only repeat. */
  agency?: boolean
  onPointerEnter?: PointerEventHandler
  onPointerLeave?: PointerEventHandler
  onClick?: MouseEventHandler
}

/**
 * At most two, in the look's order: lowered, new, exclusive, new build; how many agencies offer the
 * home is always told.
 */
function Badges({ card }: { card: Card }) {
  const { t } = useTranslation('listing')
  const lowered = loweredBy(card)
  const badges = [
    lowered ? (
      <li key="low" className="badge badge-low">
        <TrendingDown className="icon" aria-hidden />
        {t('badge.lowered', { amount: moneyShort(lowered) })}
      </li>
    ) : null,
    card.isNew ? (
      <li key="new" className="badge badge-new">
        {t('badge.new')}
      </li>
    ) : null,
    card.exclusive ? (
      <li key="exclusive" className="badge">
        {t('badge.exclusive')}
      </li>
    ) : null,
    card.newBuild ? (
      <li key="build" className="badge">
        {t('badge.newBuild')}
      </li>
    ) : null,
  ]
    .filter(Boolean)
    .slice(0, card.agencies ? 1 : 2)
  if (card.agencies)
    badges.push(
      <li key="agencies" className="badge">
        {t('badge.agencies', { count: card.agencies })}
      </li>,
    )
  return badges.length > 0 ? (
    <ul className="badges" aria-label={t('badge.label')}>
      {badges}
    </ul>
  ) : null
}

function Facts({ card }: { card: Card }) {
  const { t } = useTranslation('listing')
  const { bedrooms, bathrooms, area, areaKind } = card
  if (bedrooms === null && bathrooms === null && area === null) return null
  return (
    <ul className="facts num">
      {bedrooms === null ? null : bedrooms === 0 ? (
        <li>{t('card.bedrooms_none')}</li>
      ) : (
        <li>
          <b>{bedrooms}</b> {t('card.bedrooms', { count: bedrooms })}
        </li>
      )}
      {bathrooms === null ? null : (
        <li>
          <b>{bathrooms}</b> {t('card.bathrooms', { count: bathrooms })}
        </li>
      )}
      {area === null ? null : (
        <li>
          <b>{count(area)}</b> m² {t(`card.areaKind.${areaKind ?? 'built'}`)}
        </li>
      )}
    </ul>
  )
}

function Price({ card }: { card: Card }) {
  const { t } = useTranslation('listing')
  const ppm = perM2(card.pricePerM2)
  return (
    <p className="price num">
      <strong>
        {card.price === null ? t('price.onRequest') : moneyShort(card.price)}
        {card.price !== null && card.rentPeriod ? (
          <small>{t(`price.per.${card.rentPeriod}`)}</small>
        ) : null}
      </strong>
      {loweredBy(card) ? (
        <>
          {' '}
          <s>
            <span className="spoken">{t('price.before')} </span>
            {moneyShort(card.previousPrice)}
          </s>
        </>
      ) : null}
      {ppm ? (
        <span className="price-per-metre">
          {ppm} <span className="spoken">{t(`card.perKind.${card.areaKind ?? 'built'}`)}</span>
        </span>
      ) : null}
    </p>
  )
}

/**
 * On a phone a card is 92vw wide; a little less, and no more than two dots per pixel, is asked for:
 * half the bytes, and no eye sees it.
 */
const SIZES =
  '(min-width: 1180px) 320px, (min-width: 560px) 45vw, (min-resolution: 2.5dppx) 62vw, 84vw'

/**
 * A home in a list: one link, price first, then the three facts that decide. What is not known is
 * left out.
 */
export const ListingCard = part(function ListingCard({
  card,
  as: Title = 'h3',
  on = false,
  eager = false,
  sizes = SIZES,
  agency = true,
  ...events
}: ListingCardProps) {
  const { t, i18n } = useTranslation('listing')
  const title = textIn(card.title, i18n.language)
  const name =
    title?.text ?? t('card.untitled', { type: t(`type.${card.type}.one`), place: card.place })
  return (
    <article className={`card${on ? ' is-on' : ''}`} {...events}>
      <div className="card-pic">
        <Photo photo={card.photo} alt="" sizes={sizes} eager={eager} />
        <Badges card={card} />
        <Heart id={card.id} operation={card.operation} name={name} />
        {card.photoCount > 0 ? (
          <span className="count">
            <Image className="icon" aria-hidden />
            {card.photoCount}
            <span className="spoken"> {t('card.photos', { count: card.photoCount })}</span>
          </span>
        ) : null}
      </div>
      <div className="card-body">
        <Price card={card} />
        <Facts card={card} />
        <Title className="card-title">
          <Link
            to={href('inmueble-id', { id: card.id })}
            lang={langAttribute(title, i18n.language)}
          >
            {name}
          </Link>
        </Title>
        <p className="card-place">
          {card.place}
          {agency ? (
            <>
              <span className="dot" />
              {card.agencyName}
            </>
          ) : null}
        </p>
        <CompareButton id={card.id} name={name} />
      </div>
    </article>
  )
})
