import type { ListingCard } from '../../../../generated/model'
import { told } from '../../parts/home'
import { HomePhoto } from '../../parts/picture'
import { useSite } from '../../site'

/** The price hangs over the picture like a tag in a shop window. */
export function Card({ card, eager }: { card: ListingCard; eager?: boolean }) {
  const home = told(useSite(), card)
  return (
    <a className="home" href={home.href}>
      <HomePhoto photo={card.photo} sizes="(max-width: 620px) 50vw, 20vw" eager={eager} />
      <p className="ticket">{home.price}</p>
      <h3 lang={home.name.lang}>{home.name.text}</h3>
      <p>{[home.place, home.facts].filter(Boolean).join(', ')}</p>
    </a>
  )
}
