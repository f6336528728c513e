import { expect, test, type APIRequestContext } from '@playwright/test'
import type { Profile, Site, SitePage, SiteTemplateList } from '../generated/model'
import { get, patch, post } from './arrange'
import { registerProvedAgency } from './agency'
import { published } from './home'
import { axe, listen } from './screen'

const say = (words: string) => ({ es: words })
let ids = 0
const id = (): string => `0192c0de-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`

/** A section of each kind that an agency without pictures can fill; the legal page is its own. */
const sections = (): object[] =>
  [
    { kind: 'hero', title: say('Casas de piedra, vistas despacio'), lead: say('Las enseñamos.'), search: true },
    { kind: 'search', title: say('Buscar') },
    { kind: 'homes', title: say('Recién llegadas'), empty: 'text' },
    { kind: 'map', title: say('Por dónde están') },
    { kind: 'areas', title: say('Por lugares'), items: [{ place: 'soller', text: say('Un valle.') }] },
    { kind: 'team', title: say('El equipo'), showPhones: true, showLanguages: true },
    {
      kind: 'testimonials',
      title: say('Lo que dicen'),
      items: [{ name: 'Antònia Rigo', text: say('Salí con todo arreglado.'), rating: 5, consent: true }],
    },
    { kind: 'valuation', title: say('¿Cuánto vale tu casa?'), tone: 'strong' },
    { kind: 'sold', title: say('Vendidas') },
    { kind: 'news', title: say('Novedades') },
    { kind: 'text', title: say('Desde 1987'), text: say('Uno.\n\n- a\n- **b**'), tone: 'soft' },
    { kind: 'gallery', title: say('Fotos') },
    { kind: 'figures', title: say('En cifras'), items: [{ from: 'homes' }, { from: 'manual', value: 25, label: say('años') }] },
    { kind: 'contact', title: say('Hablemos'), fields: ['phone', 'message', 'visit'] },
    { kind: 'faq', title: say('Preguntas'), items: [{ question: say('¿Y al comprador?'), answer: say('Nada.') }] },
    { kind: 'costs', title: say('Lo que cuesta comprar') },
  ].map((section) => ({ id: id(), ...section }))

/** The site of a new agency with one home, every kind of section on its front page. */
async function siteOf(request: APIRequestContext, agency: Profile): Promise<Site> {
  const site = await post<Site>(request, agency, 'site/', {
    template: 'llevant',
    slug: `web-${Date.now().toString(36)}-${(ids += 1)}`,
  })
  const [front] = site.draft.pages
  const [state] = site.pages
  if (!front || !state) throw new Error('a site begins with a front page')
  const page = { ...front, sections: sections() } as SitePage
  await patch(request, agency, `site/${site.id}/page/${front.id}/`, { version: state.version, page })
  return get<Site>(request, agency, `site/${site.id}/`)
}

for (const scheme of ['light', 'dark'] as const)
  test(`every template reads without barriers, ${scheme}`, async ({ page, request }) => {
    const agency = await registerProvedAgency(request)
    await published(request, agency)
    const site = await siteOf(request, agency)
    const said = listen(page)
    await patch(request, agency, `site/${site.id}/`, {
      version: site.version,
      brand: { ...site.draft.brand, scheme },
    })
    const { items } = await get<SiteTemplateList>(request, agency, 'site/template/')
    expect(items).toHaveLength(5)
    const legal = site.draft.pages.find(({ kind }) => kind === 'legal')?.slug.es ?? ''
    for (const { template, preview } of items)
      for (const path of ['', `${legal}/`])
        for (const width of [1440, 360]) {
          await page.setViewportSize({ width, height: 800 })
          const reply = await page.goto(preview.url + path)
          expect(reply?.status(), template).toBe(200)
          const { violations } = await axe(page).analyze()
          expect
            .soft(
              violations.map((one) => `${one.id}: ${one.nodes.map(({ target }) => target.join(' ')).join(', ')}`),
              `${template} ${scheme} ${width} /${path}`,
            )
            .toEqual([])
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect.soft(over, `${template} ${width}`).toBeLessThanOrEqual(0)
        }
    expect(said).toEqual([])
    expect(await page.context().cookies()).toEqual(
      (await page.context().storageState()).cookies,
    )
  })
