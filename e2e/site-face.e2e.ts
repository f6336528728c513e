import { expect, test, type APIRequestContext } from './journey'
import type {
  Agency,
  LeadPage,
  Profile,
  Site,
  SitePage,
  SiteTemplateList,
} from '../generated/model'
import { newEmail, publishHome, registerProvedAgency } from './agency'
import { get, patch, post, reprice } from './arrange'
import { axe, listen } from './screen'

const say = (words: string) => ({ es: words })
let ids = 0
const id = (): string => `0192c0de-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`

/** A section of each kind that an agency without pictures can fill; the legal page is its own. */
const sections = (): object[] =>
  [
    {
      kind: 'hero',
      title: say('Casas de piedra, vistas despacio'),
      lead: say('Las enseñamos.'),
      search: true,
    },
    { kind: 'search', title: say('Buscar') },
    { kind: 'homes', title: say('Recién llegadas'), empty: 'text' },
    { kind: 'map', title: say('Por dónde están') },
    {
      kind: 'areas',
      title: say('Por lugares'),
      items: [{ place: 'soller', text: say('Un valle.') }],
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
    { kind: 'text', title: say('Desde 1987'), text: say('Uno.\n\n- a\n- **b**'), tone: 'soft' },
    { kind: 'gallery', title: say('Fotos') },
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
  await patch(request, agency, `site/${site.id}/page/${front.id}/`, {
    version: state.version,
    page,
  })
  return get<Site>(request, agency, `site/${site.id}/`)
}

for (const scheme of ['light', 'dark'] as const)
  test(`every template reads without barriers, ${scheme}`, async ({ page, request }) => {
    const agency = await registerProvedAgency(request)
    await publishHome(request, agency.token)
    const site = await siteOf(request, agency)
    const said = listen(page)
    await patch(request, agency, `site/${site.id}/`, {
      version: site.version,
      brand: { ...site.draft.brand, scheme },
    })
    const { items } = await get<SiteTemplateList>(request, agency, 'site/template/')
    expect(items).toHaveLength(5)
    const legal = site.draft.pages.find(({ kind }) => kind === 'legal')?.slug.es ?? ''
    for (const [nth, { template, preview }] of items.entries())
      for (const [at, path] of ['', `${legal}/`].entries()) {
        const reply = await page.goto(preview.url + path)
        expect(reply?.status(), template).toBe(200)
        // Colours are the same as wide: in the dark each page is seen as on one of them, in turn.
        const widths = scheme === 'light' ? [1440, 360] : [(nth + at) % 2 === 0 ? 1440 : 360]
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const looking = await axe(page)
          // Only colours change with the light: the rest was looked at in the light.
          if (scheme === 'dark') looking.withRules(['color-contrast', 'link-in-text-block'])
          const { violations } = await looking.analyze()
          expect
            .soft(
              violations.map(
                (one) => `${one.id}: ${one.nodes.map(({ target }) => target.join(' ')).join(', ')}`,
              ),
              `${template} ${scheme} ${width} /${path}`,
            )
            .toEqual([])
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect.soft(over, `${template} ${width}`).toBeLessThanOrEqual(0)
          // On a phone nobody types into half a column.
          const narrow = await page
            .locator('main input:not([type=checkbox],[type=radio],[type=hidden])')
            .evaluateAll((all) =>
              all.flatMap((one) => {
                const { width: wide, left } = one.getBoundingClientRect()
                return wide > 0 && left > 0 && wide < 140 ? [(one as HTMLInputElement).name] : []
              }),
            )
          expect.soft(narrow, `${template} ${width}`).toEqual([])
        }
      }
    expect(said).toEqual([])
  })

/** A new agency's site with one home, on the net. */
async function onTheNet(request: APIRequestContext) {
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

test('a page is kept until a price changes, and tells it within two seconds', async ({
  request,
}) => {
  const { agency, home, address } = await onTheNet(request)
  const first = await request.get(address)
  expect(first.status()).toBe(200)
  expect(await first.text()).toContain('945.000')
  const headers = first.headers()
  expect(headers['content-security-policy']).toContain("script-src 'none'")
  expect(headers['set-cookie']).toBeUndefined()
  const etag = headers['etag'] ?? ''
  expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304)

  await reprice(request, agency, home, 91_000_000)
  await expect(async () => {
    const now = await request.get(address, { headers: { 'if-none-match': etag } })
    expect(now.status()).toBe(200)
    expect(await now.text()).toContain('910.000')
  }).toPass()
})

test('addresses: other languages, one home, what is not there, a paused site', async ({
  request,
}) => {
  const { agency, home, address, site } = await onTheNet(request)
  const one = await request.get(`${address}casa/${home.id}/`)
  expect(one.status()).toBe(200)
  expect(await one.text()).toContain('Casa de la palmera')
  const other = await publishHome(request, (await registerProvedAgency(request)).token, 'De otros')
  expect((await request.get(`${address}casa/${other.id}/`)).status()).toBe(404)
  const missing = await request.get(`${address}no-hay/`)
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('class="llevant"')
  const bare = await request.get(address.slice(0, -1), { maxRedirects: 0 })
  expect([bare.status(), bare.headers()['location']]).toEqual([301, address])
  expect(await (await request.get(`${address}sitemap.xml`)).text()).toContain(`casa/${home.id}/`)
  await patch(request, agency, `site/${site.id}/state/`, { state: 'paused' })
  expect((await request.get(address)).status()).toBe(503)
})

test('the form of a site reaches the inbox, keeps words that cannot be sent, and lets programs go', async ({
  page,
  request,
}) => {
  const { agency, address, site } = await onTheNet(request)
  const legal = site.draft.pages.find(({ kind }) => kind === 'contact')?.slug.es ?? ''
  await page.goto(address + legal + '/')
  const form = page.locator('form.lead-form')
  await form.getByLabel('Nombre').fill('Ana Pons')
  await form.getByLabel('Correo').fill('ana@correo.example')
  await form.getByLabel('Teléfono').fill('12')
  await form.getByLabel('Mensaje').fill('Busco una casa con patio.')
  await form.getByLabel(/Acepto/).check()
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(form.getByLabel('Mensaje')).toHaveValue('Busco una casa con patio.')
  await expect(form.locator('.error').first()).toBeVisible()
  await form.getByLabel('Teléfono').fill('')
  await form.getByLabel(/Acepto/).check()
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Recibido.')).toBeVisible()
  const { items } = await get<LeadPage>(request, agency, 'lead/')
  expect(items.map(({ firstName, message }) => [firstName, message])).toEqual([
    ['Ana Pons', 'Busco una casa con patio.'],
  ])

  const robot = await request.post(`${address}contacto`, {
    form: {
      path: '/',
      kind: 'question',
      firstName: 'Robot',
      email: 'robot@a.example',
      message: 'Hola',
      consent: '1',
      website: 'https://spam.example',
    },
    maxRedirects: 0,
  })
  expect(robot.status()).toBe(303)
  expect(robot.headers()['set-cookie']).toBeUndefined()
  expect(
    (await get<LeadPage>(request, agency, 'lead/')).items.map(({ firstName }) => firstName),
  ).toEqual(['Ana Pons'])
})
