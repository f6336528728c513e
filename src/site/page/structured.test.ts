import { beforeAll, expect, test } from 'vitest'
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  Person,
  RealEstateAgent,
  RealEstateListing,
} from 'schema-dts'
import type { Listing } from '../../../generated/model'
import { createI18n, speak, type TFunction } from '../../i18n'
import type { HomeFound } from '../found'
import { sampleDoc } from '../sample.fixture'
import type { Site } from '../site'
import { sampleSite } from '../site.fixture'
import { structured } from './structured'

let t: TFunction
beforeAll(async () => {
  t = speak(await createI18n('es', ['site-face']), ['site-face']).t
})

const siteOn = (kind: string, more: Partial<Site> = {}): Site => {
  const doc = sampleDoc('llevant')
  const page = doc.pages.find((one) => one.kind === kind)
  if (!page) throw new Error(`no page ${kind}`)
  return sampleSite(t, { doc, page, base: '', origin: 'https://www.portalvell.example', ...more })
}

/** What a page says of one type; it is of the shape that the library knows the type by. */
function said(site: Site, type: string, name = 'Página'): unknown[] {
  const { '@graph': graph }: Graph = structured(site, name, `${site.base}/x/`)
  return (graph as { '@type': string }[]).filter((one) => one['@type'] === type)
}

const agent = {
  '@type': 'RealEstateAgent',
  name: 'Portal Vell',
  url: 'https://www.portalvell.example/',
  telephone: '+34971004120',
  email: 'casa@portalvell.example',
  address: 'Carrer del Bisbe Verger, 14',
} satisfies RealEstateAgent

test('each page says whose it is', () => {
  for (const kind of ['home', 'contact', 'post'])
    expect(said(siteOn(kind), 'RealEstateAgent')).toEqual([agent])
})

test('a home is an offer of its agency, with place, photo and price', () => {
  const listing = {
    id: '0192c0de',
    type: 'vivienda',
    publishedAt: '2026-11-20T10:00:00.000Z',
    prices: [{ operation: 'V', price: 69_500_000, rentPeriod: null }],
    photos: [{ src: '/media/5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f' }],
    location: { island: 'MALLORCA', municipality: 'Santanyí', geo: null },
  } as unknown as Listing
  const site = siteOn('detail')
  const home: HomeFound = { kind: 'home', listing, similar: [], cost: null }
  const found = { ...site.found, home }
  const shown = {
    '@type': 'RealEstateListing',
    name: 'Casa con patio',
    url: 'https://www.portalvell.example/casa/0192c0de/',
    datePosted: '2026-11-20T10:00:00.000Z',
    image: 'https://www.portalvell.example/media/5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f/share.jpg',
    contentLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Santanyí', addressCountry: 'ES' },
    },
    offers: {
      '@type': 'Offer',
      price: 695_000,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      seller: agent,
    },
  } satisfies RealEstateListing
  expect(said({ ...site, found }, 'RealEstateListing', 'Casa con patio')).toEqual([shown])
  expect(said(site, 'RealEstateListing')).toEqual([])
})

test('a page below the front one says where it stands', () => {
  const steps = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Portal Vell', item: agent.url },
      { '@type': 'ListItem', position: 2, name: 'Página', item: `${agent.url}x/` },
    ],
  } satisfies BreadcrumbList
  expect(said(siteOn('contact'), 'BreadcrumbList')).toEqual([steps])
  expect(said(siteOn('home'), 'BreadcrumbList')).toEqual([])
})

test('questions are told with their answers, without marks', () => {
  const site = siteOn('home')
  const faq = site.page.sections.find(({ kind }) => kind === 'faq')
  const section = {
    ...faq,
    kind: 'faq',
    items: [{ question: { es: '¿Y al comprador?' }, answer: { es: '**Nada**' } }],
  } as Site['page']['sections'][number]
  const told = {
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: '¿Y al comprador?',
        acceptedAnswer: { '@type': 'Answer', text: 'Nada' },
      },
    ],
  } satisfies FAQPage
  const on = (one: typeof section) => ({ ...site, page: { ...site.page, sections: [one] } })
  expect(said(on(section), 'FAQPage')).toEqual([told])
  expect(said(on({ ...section, off: true }), 'FAQPage')).toEqual([])
})

test('a post says its day, its language and whose it is', () => {
  const post = {
    '@type': 'BlogPosting',
    headline: 'Una noticia',
    datePublished: '2026-11-01',
    author: agent,
    inLanguage: 'es',
  } satisfies BlogPosting
  expect(said(siteOn('post'), 'BlogPosting', 'Una noticia')).toEqual([post])
  expect(said(siteOn('contact'), 'BlogPosting')).toEqual([])
})

test('people are told where they are shown, each once, and no more of them than the page shows', () => {
  const site = siteOn('home')
  const team = site.page.sections.find(({ kind }) => kind === 'team')
  if (team?.kind !== 'team') throw new Error('no team')
  const people = site.found.people.map((one) => ({ ...one, jobTitles: {} }))
  const on = (...sections: Site['page']['sections']) => ({
    ...site,
    page: { ...site.page, sections },
    found: { ...site.found, people },
  })
  const shown = {
    '@type': 'Person',
    name: 'Biel Mas',
    jobTitle: 'Visitas',
    worksFor: agent,
  } satisfies Person
  const { people: _people, ...all } = team
  const quiet = { ...all, showPhones: false, showLanguages: false }
  expect(said(on(quiet), 'Person')).toEqual([shown])
  const whole = {
    ...shown,
    telephone: '+34600000001',
    knowsLanguage: ['es', 'ca'],
  } satisfies Person
  expect(said(on(quiet, { ...all, showPhones: true, showLanguages: true }), 'Person')).toEqual([
    whole,
  ])
  expect(said(on({ ...quiet, off: true }), 'Person')).toEqual([])
  expect(said(siteOn('contact'), 'Person')).toEqual([])
})
