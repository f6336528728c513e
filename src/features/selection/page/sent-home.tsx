import type { OpenHome, OpenHomeDetail } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { PhotoRow } from '../../../ui/photo-row'
import { ReactionForm } from './reaction-form'
import { localized } from '../../../lib/localized'

/** Widths offered to the browser, and how wide the picture stands. */
const SIZES = '(min-width: 900px) 420px, 92vw'

/**
 * One home: picture, price, facts, the way to all of it, and what the buyer says. Of one of another
 * agency that is said: `agency` sent it. A partner's is shown whole here: it has no page for this
 * buyer.
 */
export function SentHome({
  home,
  agency,
  token,
  eager,
  onSaid,
}: {
  home: OpenHome
  agency: string
  token: string
  eager: boolean
  onSaid: (home: OpenHome) => void
}) {
  const { t, i18n } = useTranslation('selection-page')
  const { card, state } = home
  const gone = state === 'gone'
  const title = localized(card.title, i18n.language) || card.ref
  const { photo } = card
  const facts = [
    card.bedrooms === null ? '' : t('bedrooms', { count: card.bedrooms }),
    card.bathrooms === null ? '' : t('bathrooms', { count: card.bathrooms }),
    card.area === null ? '' : `${count(card.area)} m²`,
  ].filter(Boolean)
  const address = href('inmueble-id', { id: home.id })
  const widths = photo ? [...photo.widths].sort((a, b) => a - b) : []
  const small = widths.find((width) => width >= 640) ?? widths.at(-1)
  return (
    <article
      className={gone ? 'selection-page-home is-gone' : 'selection-page-home'}
      aria-labelledby={`t-${home.id}`}
    >
      {photo && small ? (
        <img
          src={`${photo.src}/${small}.webp`}
          srcSet={widths.map((width) => `${photo.src}/${width}.webp ${width}w`).join(', ')}
          sizes={SIZES}
          alt=""
          width={photo.width}
          height={photo.height}
          loading={eager ? 'eager' : 'lazy'}
        />
      ) : (
        <span className="selection-page-no-photo" aria-hidden />
      )}
      <div className="selection-page-body">
        <p className="selection-page-price num">
          {card.price === null ? t('onRequest') : moneyShort(card.price)}
          {card.price !== null && card.rentPeriod ? (
            <small> {t(`per.${card.rentPeriod}`)}</small>
          ) : null}
        </p>
        <h2 id={`t-${home.id}`}>{gone || !home.own ? title : <a href={address}>{title}</a>}</h2>
        <p className="selection-page-facts num">{[card.place, ...facts].join(' · ')}</p>
        {card.agencyName && card.agencyName !== agency ? (
          <p className="selection-page-facts">{t('offered', { agency: card.agencyName })}</p>
        ) : null}
        {gone ? (
          <p className="selection-page-gone">{t('gone')}</p>
        ) : home.detail ? (
          <Detail detail={home.detail} />
        ) : (
          <p>
            <a className="selection-page-link" href={address}>
              {t('see')}
            </a>
          </p>
        )}
        {gone ? null : <ReactionForm home={home} token={token} title={title} onSaid={onSaid} />}
      </div>
    </article>
  )
}

/** Text and pictures of a home without a page of its own. */
function Detail({ detail: { description, photos } }: { detail: OpenHomeDetail }) {
  const { t, i18n } = useTranslation('selection-page')
  const text = localized(description, i18n.language)
  return (
    <details>
      <summary className="selection-page-link">{t('detail')}</summary>
      <p className="selection-page-text">{text}</p>
      <PhotoRow className="selection-page-photos" photos={photos.slice(1)} />
    </details>
  )
}
