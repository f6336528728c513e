import { ArrowRight } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { useSearchListings } from '../../../../generated/api/listing/listing'
import { searchHref } from '../../../lib/search-path'
import { ListingCard } from '../card/listing-card'
import { SILENT } from '../silent'
import { NEWEST } from './home-data'

/** Homes just published; nothing while there are none. */
export function Newest() {
  const { t } = useTranslation('listing')
  const { data } = useSearchListings(NEWEST, SILENT)
  if (!data || data.items.length === 0) return null
  return (
    <section className="wrap newest" aria-labelledby="nuevas">
      <div className="section-head">
        <h2 id="nuevas">{t('home.newest')}</h2>
        <Link className="more" to={searchHref('V')}>
          {t('home.newestAll')} <ArrowRight className="icon" aria-hidden />
        </Link>
      </div>
      <div className="grid4 slide">
        {data.items.map((card) => (
          <ListingCard key={card.id} card={card} agency={false} />
        ))}
      </div>
    </section>
  )
}
