import type { ListingCard } from '../../../../generated/model'
import { told } from '../../parts/home'
import { Icon } from '../../parts/icon'
import { HomePhoto } from '../../parts/picture'
import { useSite } from '../../site'

/** The one thing worth telling first: a lowered price, else new, else only here. */
function Badge({ card }: { card: ListingCard }) {
  const site = useSite()
  const { lowered } = told(site, card)
  if (lowered)
    return <span className="low">{site.t('listing:badge.lowered', { amount: lowered })}</span>
  if (card.isNew) return <span className="new">{site.t('listing:badge.new')}</span>
  return card.exclusive ? <span>{site.t('listing:badge.exclusive')}</span> : null
}

/** Price first, then the name, and a row of facts with their drawings. */
export function Card({ card, eager }: { card: ListingCard; eager?: boolean }) {
  const site = useSite()
  const home = told(site, card)
  const { t } = site
  return (
    <a className="home" href={home.href}>
      <figure>
        <HomePhoto photo={card.photo} sizes="(max-width: 820px) 82vw, 25vw" eager={eager} />
        <Badge card={card} />
      </figure>
      <p className="price">
        {home.price}
        {home.before && (
          <s>
            <span className="hidden">{t('listing:price.before')} </span>
            {home.before}
          </s>
        )}
      </p>
      <h3 lang={home.name.lang}>{home.name.text}</h3>
      <p className="place">{home.place}</p>
      <p className="facts">
        {home.bedrooms && (
          <span>
            <Icon name="bed" />
            <span className="hidden">{t('listing:fact.bedrooms')} </span>
            {home.bedrooms}
          </span>
        )}
        {home.bathrooms && (
          <span>
            <Icon name="bath" />
            <span className="hidden">{t('listing:fact.bathrooms')} </span>
            {home.bathrooms}
          </span>
        )}
        {home.area && (
          <span>
            <Icon name="ruler" />
            {home.area}
          </span>
        )}
      </p>
    </a>
  )
}
