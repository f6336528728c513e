import type {
  ListingCard,
  SiteDoc,
  SitePage,
  SiteSection,
  SiteTemplate,
} from '../../generated/model'
import type { Found, Known } from './found'

const ID = (at: number): string => `0192c0de-0000-7000-8000-${String(at).padStart(12, '0')}`
const HASH = '5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f'

/** A home as the search tells it. */
export const sampleCard = (at: number): ListingCard => ({
  id: ID(900 + at),
  ref: `PV-04${at}`,
  operation: 'V',
  price: 69_500_000 + at * 1_000_000,
  previousPrice: at === 1 ? 80_000_000 : null,
  rentPeriod: null,
  type: 'vivienda',
  subtype: null,
  title: { es: 'Casa de pueblo con patio' },
  place: 'Santanyí',
  island: 'MALLORCA',
  bedrooms: 4,
  bathrooms: 2,
  area: 214,
  areaKind: 'built',
  pricePerM2: 324_766,
  photo: {
    src: `/media/${HASH}`,
    widths: [320, 640, 960, 1440],
    width: 1440,
    height: 1080,
    color: null,
    kind: 'photo',
    label: null,
    caption: {},
  },
  photoCount: 3,
  isNew: at === 0,
  exclusive: false,
  newBuild: false,
  agencyName: 'Portal Vell',
  geo: { lat: 39.35 + at / 50, lon: 3.12 },
  precision: 'exact',
  publishedAt: '2026-11-20T10:00:00.000Z',
})

type Text = (words: string) => Record<string, string>

/** One section of each kind, all texts made by `text`. */
export function sampleSections(text: Text): SiteSection[] {
  const picture = { hash: HASH, alt: text('La casa'), focus: { x: 0.2, y: 0.8 } }
  const id = (at: number): string => ID(100 + at)
  return [
    {
      id: id(1),
      kind: 'hero',
      title: text('Casas de piedra, vistas despacio'),
      lead: text('Treinta y ocho casas.'),
      picture,
      search: true,
      button: { label: text('Ver las casas'), to: 'https://portalvell.example/' },
    },
    { id: id(2), kind: 'search', title: text('Buscar') },
    { id: id(3), kind: 'homes', title: text('Recién llegadas') },
    { id: id(4), kind: 'map', title: text('Por dónde están') },
    {
      id: id(5),
      kind: 'areas',
      title: text('Por lugares'),
      items: [{ place: 'santanyi', text: text('Con murallas.'), picture }],
    },
    {
      id: id(6),
      kind: 'team',
      title: text('Quiénes somos'),
      showPhones: true,
      showLanguages: true,
    },
    {
      id: id(7),
      kind: 'testimonials',
      title: text('Lo que dicen'),
      items: [
        {
          name: text('Antònia Rigo')['es'] ?? '',
          text: text('Salí con la herencia arreglada.'),
          place: 'Santanyí',
          rating: 5,
          consent: true,
        },
      ],
    },
    {
      id: id(8),
      kind: 'valuation',
      title: text('¿Cuánto vale tu casa?'),
      text: text('Por escrito, en dos días.'),
    },
    { id: id(9), kind: 'sold', title: text('Vendidas') },
    { id: id(10), kind: 'news', title: text('Novedades') },
    {
      id: id(11),
      kind: 'text',
      title: text('El mismo portal desde 1987'),
      text: text(
        'Primero.\n\n- uno\n- dos\n\n**Fuerte** y [un enlace](https://portalvell.example/).',
      ),
      picture,
      side: 'left',
    },
    {
      id: id(12),
      kind: 'gallery',
      title: text('Fotos'),
      pictures: [picture, { hash: HASH, decorative: true }],
    },
    {
      id: id(13),
      kind: 'figures',
      title: text('En cifras'),
      items: [
        { from: 'homes', label: text('casas') },
        { from: 'people' },
        { from: 'manual', value: 0, label: text('comisiones ocultas') },
      ],
    },
    {
      id: id(14),
      kind: 'contact',
      title: text('Hablemos'),
      text: text('Te contestamos hoy.'),
      fields: ['phone', 'message', 'visit'],
    },
    {
      id: id(15),
      kind: 'faq',
      title: text('Preguntas'),
      items: [{ question: text('¿Cobráis al comprador?'), answer: text('No.') }],
    },
    { id: id(16), kind: 'legal', part: 'notice' },
    { id: id(17), kind: 'costs', title: text('Lo que cuesta comprar') },
  ]
}

const page = (
  at: number,
  kind: SitePage['kind'],
  slug: string,
  title: Record<string, string>,
  sections: SiteSection[] = [],
): SitePage => ({
  id: ID(at),
  kind,
  slug: slug ? { es: slug } : {},
  title,
  sections,
})

/** A site in a template with every kind of section on its front page. */
export function sampleDoc(
  template: SiteTemplate,
  text: Text = (words) => ({ es: words }),
): SiteDoc {
  return {
    schemaVersion: 1,
    brand: { template, scheme: 'light' },
    languages: ['es', 'en'],
    pages: [
      page(1, 'home', '', text('Portal Vell'), sampleSections(text)),
      page(2, 'homes', 'casas', text('Casas')),
      page(3, 'detail', 'casa', text('Casa')),
      page(4, 'contact', 'contacto', text('Contacto')),
      page(5, 'legal', 'legal', text('Legal'), [{ id: ID(51), kind: 'legal', part: 'privacy' }]),
      { ...page(6, 'post', 'una-noticia', text('Una noticia')), date: '2026-11-01' },
    ],
    nav: [
      { label: text('Casas'), to: `page:${ID(2)}` },
      { label: text('Contacto'), to: `page:${ID(4)}` },
    ],
    footer: { text: text('Agentes en Santanyí.') },
    legal: {},
    contact: {
      phone: '+34971004120',
      whatsapp: '+34600000412',
      email: 'casa@portalvell.example',
      hours: text('De lunes a viernes, de 9:30 a 18:30'),
    },
    seo: { canonical: 'own' },
  }
}

/** What the server knows of the agency. */
export const sampleKnown = (): Known => ({
  agency: {
    id: ID(7),
    name: 'Portal Vell',
    phone: '+34971004120',
    email: 'casa@portalvell.example',
    address: 'Carrer del Bisbe Verger, 14',
    languages: ['es', 'ca', 'de'],
  },
  people: [
    {
      id: ID(8),
      name: 'Biel Mas',
      jobTitle: 'Visitas',
      jobTitles: { en: 'Viewings', de: 'Besichtigungen' },
      avatar: null,
      phone: '+34600000001',
      languages: ['es', 'ca'],
    },
  ],
  onMarket: 41,
  offers: [{ operation: 'V', total: 41 }],
  company: { legalName: 'Portal Vell, SL', taxId: 'B07000003' },
})

/** All that the front page of the sample asks for. */
export function sampleFound(): Found {
  const items = [0, 1, 2, 3].map(sampleCard)
  const id = (at: number): string => ID(100 + at)
  return {
    ...sampleKnown(),
    sold: {
      homes: [{ type: 'vivienda', place: 'Santanyí', on: new Date().toISOString().slice(0, 10) }],
      total: 37,
    },
    stock: {
      total: 44,
      operations: [
        { operation: 'V', total: 38 },
        { operation: 'A', total: 6 },
      ],
      facets: {
        total: 38,
        totalIsEstimate: false,
        type: [
          { value: 'vivienda', count: 30 },
          { value: 'local', count: 8 },
        ],
        subtype: [],
        bedrooms: [],
        bathrooms: [],
        feature: [
          { value: 'pool', count: 17 },
          { value: 'seaViews', count: 9 },
        ],
        energy: [],
        condition: [],
        place: [
          { value: 'santanyi', label: 'Santanyí', count: 11 },
          { value: 'campos', label: 'Campos', count: 7 },
        ],
        price: [],
        loosened: [],
      },
    },
    homes: { [id(3)]: { items, total: 38, next: null, previous: null } },
    searched: null,
    areas: {
      [id(5)]: [
        { place: 'santanyi', name: 'Santanyí', total: 11, from: 30_000_000, to: 235_000_000 },
      ],
    },
    pins: {
      [id(4)]: items.map(({ id: home, geo, price }) => ({
        id: home,
        lat: geo?.lat ?? 0,
        lon: geo?.lon ?? 0,
        price,
      })),
    },
    costs: {
      [id(17)]: {
        operation: 'V',
        price: 40_000_000,
        island: 'MALLORCA',
        buyer: 'general',
        date: '2026-11-26',
        ruleVersion: '1',
        total: 43_600_000,
        extra: 3_600_000,
        cash: null,
        yearly: null,
        mortgage: null,
        lines: [
          {
            id: 'itp',
            group: 'purchase',
            label: 'itp',
            base: 40_000_000,
            rate: 8,
            amount: 3_200_000,
            period: 'once',
            counts: true,
            parts: [],
            rule: null,
            source: null,
            certainty: 'read',
            notes: [],
          },
        ],
      },
    },
    home: null,
  }
}
