import { expect, type APIRequestContext } from '@playwright/test'
import type { Agency, Profile, Property, Site, SitePage } from '../generated/model'
import { newEmail, picture, publishHome, registerProvedAgency } from './agency'
import { as, get, patch, post } from './arrange'

const say = (words: string) => ({ es: words })
let ids = 0
const id = (): string => `0192c0de-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`

/** A section of each kind, filled so that each is drawn; the legal ones have a page of their own. */
export const everyKind = (pictures: readonly string[]): { id: string; kind: string }[] => {
  const [wide, tall] = pictures.map((hash, at) => ({ hash, alt: say(`El patio ${at + 1}`) }))
  return [
    {
      kind: 'hero',
      title: say('Casas de piedra, vistas despacio'),
      lead: say('Las enseñamos.'),
      picture: wide,
      search: true,
    },
    { kind: 'search', title: say('Buscar') },
    { kind: 'homes', title: say('Recién llegadas'), empty: 'text' },
    { kind: 'map', title: say('Por dónde están') },
    {
      kind: 'areas',
      title: say('Por lugares'),
      items: [{ place: 'soller', text: say('Un valle.'), picture: tall }],
    },
    { kind: 'team', title: say('El equipo'), showPhones: true, showLanguages: true },
    {
      kind: 'testimonials',
      title: say('Lo que dicen'),
      items: [
        { name: 'Antònia Rigo', text: say('Salí con todo arreglado.'), rating: 5, consent: true },
      ],
    },
    { kind: 'valuation', title: say('¿Cuánto vale tu casa?'), tone: 'strong' },
    { kind: 'sold', title: say('Vendidas') },
    { kind: 'news', title: say('Novedades') },
    {
      kind: 'text',
      title: say('Desde 1987'),
      text: say('Uno.\n\n- a\n- **b**'),
      picture: tall,
      tone: 'soft',
    },
    { kind: 'gallery', title: say('Fotos'), pictures: [wide, tall] },
    {
      kind: 'figures',
      title: say('En cifras'),
      items: [{ from: 'homes' }, { from: 'manual', value: 25, label: say('años') }],
    },
    { kind: 'contact', title: say('Hablemos'), fields: ['phone', 'message', 'visit'] },
    {
      kind: 'faq',
      title: say('Preguntas'),
      items: [{ question: say('¿Y al comprador?'), answer: say('Nada.') }],
    },
    { kind: 'costs', title: say('Lo que cuesta comprar') },
  ].map((section) => ({ id: id(), ...section }))
}

/** A picture for a site; its hash. */
async function addPicture(
  request: APIRequestContext,
  who: Profile,
  site: Pick<Site, 'id'>,
  buffer: Buffer,
): Promise<string> {
  const sent = await request.post(`/api/v1/site/${site.id}/picture/`, {
    headers: as(who),
    multipart: {
      picture: { name: 'patio.png', mimeType: 'image/png', buffer },
      picture_extra: 'site',
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  return ((await sent.json()) as { hash: string }).hash
}

/** The site of an agency with every kind of section on its front page, and one post. */
export async function siteOf(request: APIRequestContext, agency: Profile): Promise<Site> {
  const site = await post<Site>(request, agency, 'site/', {
    template: 'llevant',
    slug: `web-${Date.now().toString(36)}-${(ids += 1)}`,
  })
  const [front] = site.draft.pages
  const [state] = site.pages
  if (!front || !state) throw new Error('a site begins with a front page')
  const pictures = [
    await addPicture(request, agency, site, picture(180, 1200, 800)),
    await addPicture(request, agency, site, picture(90, 800, 1000)),
  ]
  await post(request, agency, `site/${site.id}/page/`, { kind: 'post', title: say('Abrimos') })
  await patch(request, agency, `site/${site.id}/page/${front.id}/`, {
    version: state.version,
    page: { ...front, sections: everyKind(pictures) } as SitePage,
  })
  return get<Site>(request, agency, `site/${site.id}/`)
}

/** All that sections show of an agency: a home on the map, one that was sold, and a person. */
export async function hasMuchToShow(request: APIRequestContext, agency: Profile): Promise<void> {
  await publishHome(request, agency.token, 'Casa con patio', {
    location: {
      municipalityIne: '07061',
      addressVisibility: 'full',
      geo: { lat: 39.7667, lon: 2.7147 },
      geoPrecision: 'exact',
    },
  })
  const publication = { soldShown: true }
  const home = await publishHome(request, agency.token, 'Casa vendida', { publication })
  const { version } = await get<Property>(request, agency, `property/${home.id}/`)
  const sold = { version, status: 'closed', substatus: 'RENTED_OR_SOLD', closePrice: 90_000_000 }
  await post(request, agency, `property/${home.id}/status/`, sold, 200)
  const shown = { is_public: true, phone: '+34971123456', phone_public: true, languages: ['es'] }
  await patch(request, agency, `user/${agency.id}/`, shown)
}

/** A new agency's site with one home, on the net. */
export async function onTheNet(request: APIRequestContext) {
  const agency = await registerProvedAgency(request)
  const agencyId = agency.agency_ids[0] ?? ''
  const version = async (): Promise<number> =>
    (await get<Agency>(request, agency, `agency/${agencyId}/`)).version
  await patch(request, agency, `agency/${agencyId}/`, {
    version: await version(),
    publicEmail: newEmail('hola'),
  })
  await patch(request, agency, `agency/${agencyId}/company/`, {
    version: await version(),
    legalName: 'Portal Vell, SL',
    taxId: 'B07000003',
    registeredOffice: { street: 'Plaça Major 1', postalCode: '07100', town: 'Sóller' },
  })
  const home = await publishHome(request, agency.token, 'Casa de la palmera')
  const site = await siteOf(request, agency)
  await post(request, agency, `site/${site.id}/publish/`, { digest: site.digest }, 200)
  return { agency, home, address: `/w/${site.slug}/`, site }
}
