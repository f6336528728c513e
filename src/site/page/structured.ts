import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  Person,
  RealEstateAgent,
  RealEstateListing,
  Thing,
} from 'schema-dts'
import type { Listing } from '../../../generated/model'
import { mainPrice, placeOf } from '../detail/facts'
import type { PersonFound } from '../found'
import { withoutMarks } from '../marks'
import { jobTitleOf } from '../parts/people'
import { shownIn } from '../sections/team'
import { homeHref, pageHref, pageOf, say, type Site } from '../site'

const absolute = ({ origin }: Site, path: string): string => new URL(path, origin).href

function agent(site: Site): Exclude<RealEstateAgent, string> {
  const { found, doc } = site
  const { name, address } = found.agency
  const front = pageOf(site, 'home')
  const telephone = doc.contact.phone ?? found.agency.phone
  const email = doc.contact.email ?? found.agency.email
  return {
    '@type': 'RealEstateAgent',
    name,
    url: absolute(site, front ? pageHref(site, front) : `${site.base}/`),
    ...(telephone ? { telephone } : {}),
    ...(email ? { email } : {}),
    ...(address ? { address } : {}),
  }
}

/** Who is shown on the page, each once, with as much of them as it shows. */
function people(site: Site): Exclude<Person, string>[] {
  const shown = new Map<string, PersonFound>()
  for (const section of site.page.sections) {
    if (section.kind !== 'team' || section.off) continue
    for (const one of shownIn(site, section)) {
      const before = shown.get(one.id)
      const languages = one.languages.length > 0 ? one.languages : (before?.languages ?? [])
      shown.set(one.id, { ...one, phone: one.phone ?? before?.phone ?? null, languages })
    }
  }
  return [...shown.values()].map((person) => {
    const title = jobTitleOf(site, person)?.text
    const { name, avatar, phone, languages } = person
    return {
      '@type': 'Person',
      name,
      ...(title ? { jobTitle: title } : {}),
      ...(avatar ? { image: absolute(site, avatar) } : {}),
      ...(phone ? { telephone: phone } : {}),
      ...(languages.length > 0 ? { knowsLanguage: [...languages] } : {}),
      worksFor: agent(site),
    }
  })
}

function home(site: Site, listing: Listing, name: string): RealEstateListing {
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

function crumbs(site: Site, name: string, path: string): BreadcrumbList {
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

function questions(site: Site): FAQPage[] {
  const items = site.page.sections.flatMap((section) =>
    section.kind === 'faq' && !section.off ? (section.items ?? []) : [],
  )
  const told = items.flatMap(({ question, answer }) => {
    const [asked, said] = [say(site, question), say(site, answer)]
    return asked && said
      ? [
          {
            '@type': 'Question' as const,
            name: asked.text,
            acceptedAnswer: { '@type': 'Answer' as const, text: withoutMarks(said.text) },
          },
        ]
      : []
  })
  return told.length > 0 ? [{ '@type': 'FAQPage', mainEntity: told }] : []
}

function post(site: Site, name: string): BlogPosting {
  const { page, lang } = site
  return {
    '@type': 'BlogPosting',
    headline: name,
    ...(page.date ? { datePublished: page.date } : {}),
    author: agent(site),
    inLanguage: lang,
  }
}

/** What search engines read of a page, schema.org. */
export function structured(site: Site, name: string, path: string): Graph {
  const { page, found } = site
  const parts: Thing[] = [
    agent(site),
    ...(found.home?.kind === 'home' ? [home(site, found.home.listing, name)] : []),
    ...(page.kind === 'post' ? [post(site, name)] : []),
    ...(page.kind === 'home' ? [] : [crumbs(site, name, path)]),
    ...people(site),
    ...questions(site),
  ]
  return { '@context': 'https://schema.org', '@graph': parts }
}
