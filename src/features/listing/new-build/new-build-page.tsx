import { ArrowRight } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { useSearchListings } from '../../../../generated/api/listing/listing'
import { searchHref } from '../../../lib/search-path'
import { getSite } from '../../../lib/site'
import { Article } from '../../../public/article/article'
import '../../../public/styles/home.css'
import '../../../public/styles/listing.css'
import { SearchFailed } from '../later-states'
import { ListingCard } from '../card/listing-card'
import { CardSkeleton } from '../card/card-skeleton'
import { SearchBox } from '../home/search-box'
import type { PlaceFieldSlot } from '../place-slot'
import { SILENT } from '../silent'
import { NEW_BUILD } from './new-build-data'

function Latest() {
  const { t } = useTranslation('listing-new-build')
  const { data, isError, error, isPending, refetch } = useSearchListings(NEW_BUILD, SILENT)
  return (
    <section className="article-wide newest" aria-labelledby="nuevas">
      <div className="section-head">
        <h2 id="nuevas">{t('newest')}</h2>
        <a className="more" href={searchHref('ON')}>
          {t('all')} <ArrowRight className="icon" aria-hidden />
        </a>
      </div>
      {isError ? (
        <SearchFailed error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <div className="grid4" aria-busy="true">
          {[1, 2, 3, 4].map((each) => (
            <CardSkeleton key={each} />
          ))}
        </div>
      ) : data.items.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <div className="grid4">
          {data.items.map((card) => (
            <ListingCard key={card.id} card={card} agency={false} />
          ))}
        </div>
      )}
    </section>
  )
}

/** New build: a search of its own, the latest homes, and what to look at before buying. */
export default function NewBuildPage({ PlaceField }: { PlaceField: PlaceFieldSlot }) {
  const { name } = getSite()
  return (
    <Article
      namespace="listing-new-build"
      values={{ name }}
      sections={['tax', 'advance', 'guarantee', 'papers', 'before']}
      first={
        <>
          <div className="article-wide article-find">
            <SearchBox PlaceField={PlaceField} only="ON" />
          </div>
          <Latest />
        </>
      }
    />
  )
}
