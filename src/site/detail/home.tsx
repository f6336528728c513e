import type { CostSheet, Listing, ListingCard } from '../../../generated/model'
import { count, date, moneyPerM2 } from '../../lib/format'
import { HomesMap } from '../parts/homes-map'
import { LeadForm } from '../parts/lead-form'
import { HomePhoto } from '../parts/picture'
import { dialled, spokenNumber, useReach } from '../parts/reach'
import { searchAddress } from '../parts/search-form'
import { priceText } from '../parts/home'
import { CostTable } from '../sections/costs'
import { say, useSite } from '../site'
import { mainFacts, mainPrice, placeOf } from './facts'

/** What the home is called: its title, else its type and place. */
export function useName(listing: Listing) {
  const site = useSite()
  const kind = site.t(`listing:type.${listing.type}.one`)
  return (
    say(site, listing.title) ?? {
      text: site.t('listing:card.untitled', { type: kind, place: placeOf(listing) }),
    }
  )
}

function Head({ listing }: { listing: Listing }) {
  const site = useSite()
  const { t } = site
  const name = useName(listing)
  const price = mainPrice(listing)
  const area = listing.layout.built
  const perM2 =
    price?.price && area && price.operation === 'V' ? moneyPerM2(price.price, area) : null
  return (
    <div className="home-head">
      <div>
        <p className="crumb">
          <a href={searchAddress(site)}>{t('home.all')}</a>
          <span>
            {[placeOf(listing), t('home.ref', { ref: listing.ref })].filter(Boolean).join(', ')}
          </span>
        </p>
        <h1 lang={name.lang}>{name.text}</h1>
      </div>
      <div className="home-price">
        {listing.prices.map((one) => (
          <p className="price" key={one.operation}>
            {listing.prices.length > 1 && <small>{t(`listing:operation.${one.operation}`)}</small>}
            {priceText(site, one)}
          </p>
        ))}
        {perM2 && <p className="per">{t('home.perM2', { price: perM2 })}</p>}
      </div>
    </div>
  )
}

/** What the papers say, as far as the agency tells it. */
function Papers({ listing, cost }: { listing: Listing; cost: CostSheet | null }) {
  const { t } = useSite()
  const { energy, location } = listing
  const rows = [
    energy.consumptionLetter && [
      t('home.energyCertificate'),
      energy.consumptionKwh === undefined
        ? energy.consumptionLetter
        : `${energy.consumptionLetter}, ${count(energy.consumptionKwh)} kWh/m²`,
    ],
    listing.constructionYear && [t('home.year'), String(listing.constructionYear)],
    listing.touristLicence?.number && [t('home.licence'), listing.touristLicence.number],
    location.precision === 'moved' && [t('home.place'), t('home.moved')],
    [t('home.updated'), date(listing.updatedAt)],
  ].filter((row): row is [string, string] => Array.isArray(row))
  return (
    <section className="section papers">
      <div className="wide">
        <div className="title">
          <h2>{t('home.papers')}</h2>
        </div>
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {cost && cost.total !== null && (
          <>
            <h3>{t('costs.title')}</h3>
            <CostTable cost={cost} />
            <p className="note">
              {t('costs.note', { date: cost.date.split('-').toReversed().join('/') })}
            </p>
          </>
        )}
      </div>
    </section>
  )
}

function Ask({ listing }: { listing: Listing }) {
  const { t, found } = useSite()
  const { phone } = useReach()
  const name = useName(listing)
  return (
    <aside className="ask" id="s-home" aria-labelledby="ask">
      <h2 id="ask">{t('home.visit')}</h2>
      <p>{t('home.shows', { name: listing.agent?.name ?? found.agency.name })}</p>
      <LeadForm
        section="home"
        kind="visit_request"
        homeId={listing.id}
        message={t('listing:contact.message', { title: name.text, ref: listing.ref })}
        submit={t('home.askVisit')}
      />
      {phone && (
        <a className="call" href={dialled(phone)}>
          {t('home.call', { phone: spokenNumber(phone) })}
        </a>
      )}
    </aside>
  )
}

/** One home: its pictures, price, facts, story, papers and whom to ask. */
export function HomeDetail({
  listing,
  similar,
  cost,
}: {
  listing: Listing
  similar: readonly ListingCard[]
  cost: CostSheet | null
}) {
  const site = useSite()
  const { t, template } = site
  const [first, ...photos] = listing.photos.filter(({ kind }) => kind === 'photo')
  const story = say(site, listing.description)
  const { geo } = listing.location
  const { Grid } = template
  return (
    <article className="home-page">
      {first && (
        <figure className="home-picture">
          <HomePhoto photo={first} alt={say(site, first.caption)?.text ?? ''} sizes="100vw" eager />
        </figure>
      )}
      <div className="wide">
        <Head listing={listing} />
        <dl className="facts-list">
          {mainFacts(site, listing).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="story">
          <div className="prose" lang={story?.lang}>
            {story?.text.split(/\n\s*\n/).map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
          <Ask listing={listing} />
        </div>
        {photos.length > 0 && (
          <div className="rooms">
            {photos.slice(0, 24).map((photo) => {
              const caption = say(site, photo.caption)
              return (
                <figure key={photo.src}>
                  <HomePhoto
                    photo={photo}
                    alt={caption?.text ?? ''}
                    sizes="(max-width: 820px) 100vw, 50vw"
                  />
                  {caption && <figcaption lang={caption.lang}>{caption.text}</figcaption>}
                </figure>
              )
            })}
          </div>
        )}
      </div>
      <Papers listing={listing} cost={cost} />
      {geo && (
        <section className="section">
          <div className="wide">
            <div className="title">
              <h2>{t('home.where')}</h2>
            </div>
            <HomesMap
              pins={[{ ...geo, id: listing.id, price: mainPrice(listing)?.price ?? null }]}
              height="low"
            />
          </div>
        </section>
      )}
      {similar.length > 0 && (
        <section className="section homes-section">
          <div className="wide">
            <div className="title">
              <h2>{t('home.similar')}</h2>
            </div>
            <Grid
              found={{ items: [...similar], total: similar.length, next: null, previous: null }}
            />
          </div>
        </section>
      )}
    </article>
  )
}
