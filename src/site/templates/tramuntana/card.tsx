import type { ListingCard } from '../../../../generated/model'
import { HomePhoto } from '../../parts/picture'
import { told } from '../../parts/home'
import { useSite } from '../../site'

/** A tall picture, the name, where and how large, and the price last. */
export function Card({ card, eager }: { card: ListingCard; eager?: boolean }) {
  const home = told(useSite(), card)
  return (
    <a className="home" href={home.href}>
      <figure>
        <HomePhoto photo={card.photo} sizes="(max-width: 820px) 90vw, 50vw" eager={eager} />
      </figure>
      <h3 lang={home.name.lang}>{home.name.text}</h3>
      <p>{[home.place, home.facts].filter(Boolean).join('. ')}</p>
      <p className="price">{home.price}</p>
    </a>
  )
}
