import { useQuery } from '@tanstack/react-query'
import { PenLine, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useListSimilarListings } from '../../../../generated/api/listing/listing'
import type { Listing } from '../../../../generated/model'
import { statusOf } from '../../../lib/api-error'
import { moneyShort } from '../../../lib/format'
import { searchHref } from '../../../lib/search-path'
import { getSite } from '../../../lib/site'
import '../../../public/styles/property.css'
import '../../../public/styles/listing.css'
import { DocumentHead } from '../../../ui/document-head'
import { photoAt } from '../card/photo'
import { MissingPage } from '../missing-page'
import { SearchFailed } from '../search/search-failed'
import { SILENT } from '../search/search-data'
import { langAttribute, textIn } from '../text-in'
import { Contact, phoneOf } from './contact'
import { Costs, paysTransferTax } from './costs'
import { Description } from './description'
import { EnergyLabel } from './energy-label'
import { Facts, MainFacts } from './facts'
import { Gallery } from './gallery'
import { Gone } from './gone'
import { ListingSkeleton } from './listing-skeleton'
import { listingQuery } from './listing-data'
import { mainPrice } from './main-price'
import { PageActions } from './page-actions'
import { Plan } from './plan'
import { PriceHead } from './price-head'
import { PriceHistory } from './price-history'
import { Similar } from './similar'
import { structuredData } from './structured-data'
import { Where } from './where'

/** `Es Convent, Sóller, Mallorca`. */
function usePlaceLine({ location }: Listing): string {
  const { t } = useTranslation('place')
  const { street, zoneName, town, municipality, island, province } = location
  const parts = [street, zoneName ?? town, municipality, island ? t(`island.${island}`) : province]
  return parts.filter((part, index) => part && parts.indexOf(part) === index).join(', ')
}

function Crumbs({ listing, title }: { listing: Listing; title: string }) {
  const { t } = useTranslation(['listing', 'place'])
  const operation = mainPrice(listing)?.operation ?? 'V'
  const { island, municipality, placeSlug } = listing.location
  return (
    <nav className="crumb" aria-label={t('detail.crumbs')}>
      <ol>
        {island ? <li><Link to={searchHref(operation, island.toLowerCase())}>{t(`place:island.${island}`)}</Link></li> : null}
        {municipality && placeSlug ? <li><span aria-hidden="true">› </span><Link to={searchHref(operation, placeSlug)}>{municipality}</Link></li> : null}
        <li><span aria-hidden="true">› </span>{t('detail.ref', { ref: listing.ref })}</li>
      </ol>
      <PageActions title={title} />
    </nav>
  )
}

function Anchors({ listing, hasPlan }: { listing: Listing; hasPlan: boolean }) {
  const { t } = useTranslation('listing')
  const has: [string, string, boolean][] = [
    ['descripcion', 'detail.description', Object.keys(listing.description).length > 0],
    ['caracteristicas', 'detail.facts', true],
    ['plano', 'detail.plan', hasPlan],
    ['energia', 'detail.energyShort', true],
    ['mapa', 'detail.mapShort', true],
    ['coste', 'detail.costShort', paysTransferTax(listing) || Object.keys(listing.costs).length > 0],
    ['historial', 'detail.historyShort', listing.priceHistory.length > 0],
  ]
  return <nav className="anchors" aria-label={t('detail.onPage')}>{has.filter(([, , there]) => there).map(([id, words]) => <a key={id} href={`#${id}`}>{t(words)}</a>)}</nav>
}

/** The same moment for the server and for the browser a second later. */
const endOfToday = (): Date => new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000)

function Head({ listing, title, place }: { listing: Listing; title: string; place: string }) {
  const { i18n } = useTranslation()
  const price = mainPrice(listing)?.price
  const text = textIn(listing.metaDescription, i18n.language)?.text ?? textIn(listing.description, i18n.language)?.text ?? `${title}, ${place}`
  const [first] = listing.photos
  return (
    <DocumentHead
      title={[title, price ? moneyShort(price) : null].filter(Boolean).join(', ')}
      description={text.replace(/\s+/g, ' ').slice(0, 160)} jsonLd={structuredData(listing, i18n.language)}
      {...(first ? { image: getSite().url + photoAt(first, 960) } : {})}
    />
  )
}

function Offered({ listing }: { listing: Listing }) {
  const { t, i18n } = useTranslation('listing')
  const similar = useListSimilarListings(listing.id, SILENT)
  const place = usePlaceLine(listing)
  const found = textIn(listing.title, i18n.language)
  const title = found?.text ?? t('card.untitled', { type: t(`type.${listing.type}.one`), place: listing.location.municipality ?? listing.location.province ?? '' })
  const plans = listing.photos.filter(({ kind }) => kind === 'plan')
  const phone = phoneOf(listing)
  return (
    <>
      <Head listing={listing} title={title} place={place} />
      <div className="wrap"><Crumbs listing={listing} title={title} /></div>
      <main id="main" className="wrap">
        <Gallery photos={listing.photos.filter(({ kind }) => kind === 'photo')} hasPlan={plans.length > 0} />
        <div className="p-grid">
          <div>
            <header className="p-head">
              <PriceHead listing={listing} />
              <h1 lang={langAttribute(found, i18n.language)}>{title}</h1>
              <p className="sub p-place">{place}</p>
            </header>
            <MainFacts listing={listing} />
            <Anchors listing={listing} hasPlan={plans.length > 0} />
            <Description texts={listing.description} />
            <Facts listing={listing} />
            <Plan plans={plans} />
            <section className="blk" id="energia"><h2>{t('detail.energy')}</h2><EnergyLabel energy={listing.energy} /></section>
            <Where listing={listing} />
            <Costs listing={listing} />
            <PriceHistory listing={listing} now={endOfToday()} />
          </div>
          <aside aria-label={t('contact.label')}><Contact listing={listing} title={title} /></aside>
        </div>
        <Similar cards={similar.data?.items ?? []} />
      </main>
      <aside className="callbar" aria-label={t('contact.quick')}>
        {phone ? <a className="btn" href={`tel:${phone.replace(/[^\d+]/g, '')}`}><Phone className="i" aria-hidden />{t('contact.call')}</a> : null}
        <a className="btn btn-p" href="#contacto"><PenLine className="i" aria-hidden />{t('contact.write')}</a>
      </aside>
    </>
  )
}

/** /inmueble/{id}: one home, all that is known of it, and the way to its agent. */
export default function ListingPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(listingQuery(id))
  if (data?.state === 'gone') return <Gone gone={data.gone} />
  if (data) return <Offered listing={data.listing} />
  if (statusOf(error) === 404 || statusOf(error) === 400) return <MissingPage />
  if (error) return <main id="main" className="wrap"><SearchFailed onRetry={() => void refetch()} /></main>
  return <ListingSkeleton />
}
