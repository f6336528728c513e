import { useQuery } from '@tanstack/react-query'
import { PenLine, Phone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import { Link, useParams } from 'react-router-dom'
import { useListSimilarListings } from '../../../../generated/api/listing/listing'
import type { Listing } from '../../../../generated/model'
import { statusOf } from '../../../lib/api-error'
import { moneyShort } from '../../../lib/format'
import { late } from '../../../lib/late'
import { searchHref } from '../../../lib/search-path'
import '../../../public/styles/property.css'
import '../../../public/styles/listing.css'
// Of what comes later the style comes now: the server has drawn it already.
import '../../../public/forms/plain-form.css'
import '../../../ui/map/map.css'
import { DocumentHead } from '../../../ui/document-head'
import { shareOf } from '../card/photo'
import { MissingPage, SearchFailed } from '../later-states'
import { SILENT } from '../silent'
import { langAttribute, textIn } from '../text-in'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { TabLinks } from '../../../ui/kit/public/tab-links'
import { Description } from './description'
import { Gallery } from './gallery'
import { hasEnergy } from './has-energy'
import { ListingSkeleton } from './listing-skeleton'
import { listingQuery } from './listing-data'
import { MainFacts } from './main-facts'
import { hasCost, mainPrice } from './main-price'
import { PageActions } from './page-actions'
import { dial, phoneOf } from './phone'
import { PriceHead } from './price-head'
import type { ListingSlots } from './slots'
import { structuredData } from './structured-data'

// Code of what is not seen at once comes after the page; the server has it all, so its HTML is
// whole.
const Below = late(
  import.meta.env.SSR ? (await import('./below')).default : lazy(() => import('./below')),
)
const Contact = late(
  import.meta.env.SSR ? (await import('./contact')).default : lazy(() => import('./contact')),
)
const Similar = import.meta.env.SSR
  ? (await import('./similar')).default
  : lazy(() => import('./similar'))
const Gone = import.meta.env.SSR ? (await import('./gone')).default : lazy(() => import('./gone'))

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
        {island ? (
          <li>
            <Link to={searchHref(operation, island.toLowerCase())}>
              {t(`place:island.${island}`)}
            </Link>
          </li>
        ) : null}
        {municipality && placeSlug ? (
          <li>
            <span aria-hidden="true">› </span>
            <Link to={searchHref(operation, placeSlug)}>{municipality}</Link>
          </li>
        ) : null}
        <li>
          <span aria-hidden="true">› </span>
          {t('detail.ref', { ref: listing.ref })}
        </li>
      </ol>
      <PageActions id={listing.id} title={title} operation={operation} />
    </nav>
  )
}

/** Enough to know that the section of areas is there; its own list comes with its code. */
const AREA_KEY = /^(?:usable|built|builtWithCommon|cadastralBuilt|plot|terrace)$/

function Anchors({ listing, hasPlan }: { listing: Listing; hasPlan: boolean }) {
  const { t } = useTranslation('listing')
  const has: [string, string, boolean][] = [
    ['descripcion', 'detail.description', Object.keys(listing.description).length > 0],
    ['metros', 'detail.areasShort', Object.keys(listing.layout).some((key) => AREA_KEY.test(key))],
    ['caracteristicas', 'detail.facts', true],
    ['plano', 'detail.plan', hasPlan],
    ['energia', 'detail.energyShort', hasEnergy(listing)],
    ['sol', 'detail.sunShort', listing.sun !== undefined],
    ['mapa', 'detail.mapShort', true],
    ['comprobado', 'detail.trustShort', listing.trust !== undefined],
    ['coste', 'detail.costShort', hasCost(listing)],
    ['historial', 'detail.historyShort', true],
  ]
  return (
    <TabLinks className="anchors" label={t('detail.onPage')}>
      {has
        .filter(([, , there]) => there)
        .map(([id, words]) => (
          <a key={id} href={`#${id}`}>
            {t(words)}
          </a>
        ))}
    </TabLinks>
  )
}

function Head({ listing, title, place }: { listing: Listing; title: string; place: string }) {
  const { i18n } = useTranslation()
  const price = mainPrice(listing)?.price
  const text =
    textIn(listing.metaDescription, i18n.language)?.text ??
    textIn(listing.description, i18n.language)?.text ??
    `${title}, ${place}`
  const first = listing.photos.find(({ kind }) => kind === 'photo')
  return (
    <DocumentHead
      title={[title, price ? moneyShort(price) : null].filter(Boolean).join(', ')}
      description={text.replace(/\s+/g, ' ').slice(0, 160)}
      jsonLd={import.meta.env.SSR ? structuredData(listing, i18n.language) : {}}
      {...(first ? { image: shareOf(first) } : {})}
    />
  )
}

function Offered({ listing, ...slots }: { listing: Listing } & ListingSlots) {
  const { Cost, Report, Trust, Chat, Visit } = slots
  const { t, i18n } = useTranslation('listing')
  const similar = useListSimilarListings(listing.id, SILENT)
  const place = usePlaceLine(listing)
  const found = textIn(listing.title, i18n.language)
  const title =
    found?.text ??
    t('card.untitled', {
      type: t(`type.${listing.type}.one`),
      place: listing.location.municipality ?? listing.location.province ?? '',
    })
  const plans = listing.photos.filter(({ kind }) => kind === 'plan')
  const phone = phoneOf(listing)
  return (
    <>
      <Head listing={listing} title={title} place={place} />
      {/* Some seventy stops lie between the title and the form: who goes by keyboard gets there at once. */}
      <a className="skip" href="#contacto">
        {t('contact.write')}
      </a>
      <div className="wrap">
        <Crumbs listing={listing} title={title} />
      </div>
      <main id="main" className="wrap">
        <Gallery photos={listing.photos.filter(({ kind }) => kind === 'photo')} plans={plans} />
        <div className="listing-grid">
          <div>
            <header className="listing-head">
              <PriceHead listing={listing} />
              <h1 lang={langAttribute(found, i18n.language)}>{title}</h1>
              <p className="sub listing-place">{place}</p>
            </header>
            <MainFacts listing={listing} />
            <Anchors listing={listing} hasPlan={plans.length > 0} />
            <Description texts={listing.description} />
            <Below listing={listing} Cost={Cost} Report={Report} Trust={Trust} />
          </div>
          <aside aria-label={t('contact.label')} id="contacto">
            <Contact listing={listing} title={title} Chat={Chat} Visit={Visit} />
          </aside>
        </div>
        <Suspense>
          <Similar cards={similar.data?.items ?? []} />
        </Suspense>
      </main>
      <aside className="callbar" aria-label={t('contact.quick')}>
        {phone ? (
          <a className={buttonClass()} href={`tel:${dial(phone)}`}>
            <Phone className="icon" aria-hidden />
            {t('contact.call')}
          </a>
        ) : null}
        <a className={buttonClass({ variant: 'main' })} href="#contacto">
          <PenLine className="icon" aria-hidden />
          {t('contact.write')}
        </a>
      </aside>
    </>
  )
}

/** /inmueble/{id}: one home, all that is known of it, and the way to its agent. */
export function ListingPage(slots: ListingSlots) {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(listingQuery(id))
  if (data?.state === 'gone')
    return (
      <Suspense>
        <Gone gone={data.gone} />
      </Suspense>
    )
  if (data) return <Offered listing={data.listing} {...slots} />
  if (statusOf(error) === 404 || statusOf(error) === 400) return <MissingPage />
  if (error)
    return (
      <main id="main" className="wrap">
        <SearchFailed error={error} onRetry={() => void refetch()} />
      </main>
    )
  return <ListingSkeleton />
}
