import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useListListingCards } from '../../../../generated/api/listing/listing'
import { useTranslation } from '../../../i18n'
import { seenHere } from '../../../lib/device-homes'
import { deviceHref } from '../../../lib/device-path'
import { ListingCard } from '../card/listing-card'
import { SILENT } from '../silent'

const MOST = 4

/** Homes this device has opened lately, where its visitor allows it to remember them. */
export function Recent() {
  const { t } = useTranslation('listing')
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => setIds(seenHere().slice(0, MOST)), [])
  const { data } = useListListingCards(
    { id: ids },
    { ...SILENT, query: { enabled: ids.length > 0 } },
  )
  if (!data || data.items.length === 0) return null
  return (
    <section className="wrap newest" aria-labelledby="vistas">
      <div className="section-head">
        <h2 id="vistas">{t('home.seen')}</h2>
        <a className="more" href={deviceHref()}>
          {t('home.seenAll')} <ArrowRight className="icon" aria-hidden />
        </a>
      </div>
      <div className="grid4 slide">
        {data.items.map((card) => (
          <ListingCard key={card.id} card={card} agency={false} />
        ))}
      </div>
    </section>
  )
}
