import { useTranslation } from '../../../i18n'
import type { ListingCard as Card } from '../../../../generated/model'
import { ListingCard } from '../card/listing-card'

/** Homes like this one; nothing when there are none. */
export default function Similar({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('listing')
  if (cards.length === 0) return null
  return (
    <section className="section similar" aria-labelledby="parecidas">
      <div className="section-head">
        <h2 id="parecidas">{t('detail.similar')}</h2>
      </div>
      <div className="grid4">
        {cards.slice(0, 8).map((card) => (
          <ListingCard key={card.id} card={card} agency={false} />
        ))}
      </div>
    </section>
  )
}
