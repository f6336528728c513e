import type { ListingCard } from '../../../../generated/model'
import { told } from '../../parts/home'
import { HomePhoto } from '../../parts/picture'
import { useSite } from '../../site'

/** A picture as large as the screen allows, the name as large as the page. */
export function Card({ card, eager }: { card: ListingCard; eager?: boolean }) {
  const home = told(useSite(), card)
  return (
    <a className="home" href={home.href}>
      <figure>
        <HomePhoto photo={card.photo} sizes="95vw" eager={eager} />
      </figure>
      <div className="caption gutter">
        <div>
          <h3 lang={home.name.lang}>{home.name.text}</h3>
          <p className="place">{home.place}</p>
        </div>
        <p className="price">
          {home.price}
          <small>{home.facts}</small>
        </p>
      </div>
    </a>
  )
}
