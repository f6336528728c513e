import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListingCard as Card } from '../../../../generated/model'
import { ListingCard } from '../card/listing-card'

interface ShelfProps {
  id: string
  title: string
  /** The link to all of them, around its words and arrow. */
  more: (inner: ReactNode) => ReactNode
  moreWords: string
  cards: readonly Card[] | undefined
}

/** Homes in a row of the front page; nothing while there are none. */
export function Shelf({ id, title, more, moreWords, cards }: ShelfProps) {
  if (!cards || cards.length === 0) return null
  return (
    <section className="wrap newest" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {more(
          <>
            {moreWords} <ArrowRight className="icon" aria-hidden />
          </>,
        )}
      </div>
      <div className="grid4 slide">
        {cards.map((card) => (
          <ListingCard key={card.id} card={card} agency={false} />
        ))}
      </div>
    </section>
  )
}
