import { lazy, Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { searchHref } from '../../../lib/search-path'
import { getSite } from '../../../lib/site'
import '../../../public/styles/home.css'
import '../../../public/styles/listing.css'
import { Bold } from '../../../ui/bold'
import { DocumentHead } from '../../../ui/document-head'
import { ComparedTray } from '../compare/compared-tray'
import type { PlaceFieldSlot } from '../place-slot'
import { useIslandCounts } from './island-counts'
import { QuickSearches, SearchBox } from './search-box'

const Below = import.meta.env.SSR
  ? (await import('./below')).default
  : lazy(() => import('./below'))

function HomeHead() {
  const { t } = useTranslation('listing')
  const site = getSite()
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: site.url + href('index'),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${site.url}${searchHref('V')}?where={place}`,
      'query-input': 'required name=place',
    },
  }
  return (
    <DocumentHead
      whole
      title={t('home.documentTitle', { name: site.name })}
      description={t('home.description')}
      jsonLd={data}
    />
  )
}

function PromiseLine() {
  const { t } = useTranslation('listing')
  const counts = Object.values(useIslandCounts()).filter(
    (homes): homes is number => homes !== undefined,
  )
  const total = counts.reduce((sum, homes) => sum + homes, 0)
  if (total === 0) return <p>{t('home.promiseNone')}</p>
  return (
    <p>
      <Bold text={t('home.promise', { total: count(total), count: total })} />
    </p>
  )
}

/** The way in: promise, search, islands, newest homes, and why. */
export function HomePage({ PlaceField }: { PlaceField: PlaceFieldSlot }) {
  const { t } = useTranslation('listing')
  return (
    <main id="main">
      <HomeHead />
      <section className="hero wrap">
        <div className="hero-head">
          <h1>{t('home.title')}</h1>
          <PromiseLine />
        </div>
        <div className="hero-pic">
          <img
            src="/pictures/terraza-1440.webp"
            srcSet="/pictures/terraza-720.webp 720w, /pictures/terraza-1440.webp 1440w"
            sizes="(min-width: 1440px) 1376px, 96vw"
            alt={t('home.picture')}
            width="1440"
            height="960"
            fetchPriority="high"
          />
        </div>
        <SearchBox PlaceField={PlaceField} />
        <QuickSearches />
      </section>
      <Suspense>
        <Below />
      </Suspense>
      <ComparedTray />
    </main>
  )
}
