import type { Listing } from '../../../generated/model'
import { mainPrice, placeOf } from '../detail/facts'
import { withoutMarks } from '../marks'
import { homeHref, pageHref, pageOf, say, type Site } from '../site'

type Data = Record<string, unknown>

const absolute = ({ origin }: Site, path: string): string => new URL(path, origin).href

function agent(site: Site): Data {
  const { found, doc } = site
  const { name, phone, email, address } = found.agency
  const home = pageOf(site, 'home')
  return {
    '@type': 'RealEstateAgent',
    name,
    url: absolute(site, home ? pageHref(site, home) : `${site.base}/`),
    ...((doc.contact.phone ?? phone) ? { telephone: doc.contact.phone ?? phone } : {}),
    ...((doc.contact.email ?? email) ? { email: doc.contact.email ?? email } : {}),
    ...(address ? { address } : {}),
  }
}

function home(site: Site, listing: Listing, name: string): Data {
  const price = mainPrice(listing)
  const [photo] = listing.photos
  const place = placeOf(listing)
  return {
    '@type': 'RealEstateListing',
    name,
    url: absolute(site, homeHref(site, listing.id)),
    datePosted: listing.publishedAt,
    ...(photo ? { image: absolute(site, `${photo.src}/share.jpg`) } : {}),
    ...(place
      ? {
          contentLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'ES' },
          },
        }
      : {}),
    ...(price?.price
      ? {
          offers: {
            '@type': 'Offer',
            price: price.price / 100,
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            seller: agent(site),
          },
        }
      : {}),
  }
}

function crumbs(site: Site, name: string, path: string): Data {
  const front = pageOf(site, 'home')
  const steps = [
    ...(front ? [{ name: site.found.agency.name, path: pageHref(site, front) }] : []),
    { name, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: absolute(site, step.path),
    })),
  }
}

function questions(site: Site): Data[] {
  const items = site.page.sections.flatMap((section) =>
    section.kind === 'faq' && !section.off ? (section.items ?? []) : [],
  )
  const told = items.flatMap(({ question, answer }) => {
    const [asked, said] = [say(site, question), say(site, answer)]
    return asked && said
      ? [
          {
            '@type': 'Question',
            name: asked.text,
            acceptedAnswer: { '@type': 'Answer', text: withoutMarks(said.text) },
          },
        ]
      : []
  })
  return told.length > 0 ? [{ '@type': 'FAQPage', mainEntity: told }] : []
}

/** What search engines read of a page, schema.org. */
export function structured(site: Site, name: string, path: string): Data {
  const { page, found } = site
  const parts: Data[] = [agent(site)]
  if (found.home?.kind === 'home') parts.push(home(site, found.home.listing, name))
  if (page.kind === 'post')
    parts.push({
      '@type': 'BlogPosting',
      headline: name,
      ...(page.date ? { datePublished: page.date } : {}),
      author: agent(site),
      inLanguage: site.lang,
    })
  if (page.kind !== 'home') parts.push(crumbs(site, name, path))
  return { '@context': 'https://schema.org', '@graph': [...parts, ...questions(site)] }
}
