import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSearchListings } from '../../../../generated/api/listing/listing'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { searchHref } from '../../../lib/search-path'
import { getSite } from '../../../lib/site'
import '../../../public/styles/home.css'
import '../../../public/styles/listing.css'
import { Bold } from '../../../ui/bold'
import { DocumentHead } from '../../../ui/document-head'
import { ListingCard } from '../card/listing-card'
import type { PlaceFieldSlot } from '../place-slot'
import { SILENT } from '../search/search-data'
import { AgentsBand } from './agents-band'
import { NEWEST } from './home-data'
import { Islands, useIslandCounts } from './islands'
import { Proofs } from './proofs'
import { QuickSearches, SearchBox } from './search-box'

function HomeHead() {
  const { t } = useTranslation('listing')
  const site = getSite()
  const data = {
    '@context': 'https://schema.org', '@type': 'WebSite', name: site.name, url: site.url + href('index'),
    potentialAction: { '@type': 'SearchAction', target: `${site.url}${searchHref('V')}?where={place}`, 'query-input': 'required name=place' },
  }
  return <DocumentHead whole title={t('home.documentTitle', { name: site.name })} description={t('home.description')} image={`${site.url}/pictures/terraza-1440.webp`} jsonLd={data} />
}

function PromiseLine() {
  const { t } = useTranslation('listing')
  const counts = Object.values(useIslandCounts()).filter((homes): homes is number => homes !== undefined)
  const total = counts.reduce((sum, homes) => sum + homes, 0)
  if (total === 0) return <p>{t('home.promiseNone')}</p>
  return <p><Bold text={t('home.promise', { total: count(total) })} /></p>
}

function Newest() {
  const { t } = useTranslation('listing')
  const { data } = useSearchListings(NEWEST, SILENT)
  if (!data || data.items.length === 0) return null
  return (
    <section className="wrap newest" aria-labelledby="nuevas">
      <div className="sec-h">
        <h2 id="nuevas">{t('home.newest')}</h2>
        <Link className="more" to={searchHref('V')}>{t('home.newestAll')} <ArrowRight className="i" aria-hidden /></Link>
      </div>
      <div className="grid4 slide">{data.items.map((card) => <ListingCard key={card.id} card={card} agency={false} />)}</div>
    </section>
  )
}

/** The way in: promise, search, islands, newest homes, and why. */
export function HomePage({ PlaceField }: { PlaceField: PlaceFieldSlot }) {
  const { t } = useTranslation('listing')
  return (
    <main id="main">
      <HomeHead />
      <section className="hero wrap">
        <div className="hero-h"><h1>{t('home.title')}</h1><PromiseLine /></div>
        <div className="hero-pic">
          <img src="/pictures/terraza-1440.webp" srcSet="/pictures/terraza-720.webp 720w, /pictures/terraza-1440.webp 1440w" sizes="(min-width: 1440px) 1376px, 96vw" alt={t('home.picture')} width="1440" height="960" fetchPriority="high" />
        </div>
        <SearchBox PlaceField={PlaceField} />
        <QuickSearches />
      </section>
      <Islands />
      <Newest />
      <Proofs />
      <AgentsBand />
    </main>
  )
}
