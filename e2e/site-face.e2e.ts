import { expect, test } from './journey'
import { SiteSectionKind, type LeadPage, type SiteTemplateList } from '../generated/model'
import { publishHome, registerProvedAgency } from './agency'
import { get, patch, reprice } from './arrange'
import { axe, listen } from './screen'
import { hasMuchToShow, onTheNet, siteOf } from './site-kinds'

for (const scheme of ['light', 'dark'] as const)
  test(`acceptance 11: every kind in every template reads without barriers, ${scheme}`, async ({
    page,
    request,
  }) => {
    const agency = await registerProvedAgency(request)
    await hasMuchToShow(request, agency)
    const site = await siteOf(request, agency)
    const said = listen(page)
    page.on('response', (one) => {
      if (one.status() >= 400) said.push(one.url())
    })
    await patch(request, agency, `site/${site.id}/`, {
      version: site.version,
      brand: { ...site.draft.brand, scheme },
    })
    const { items } = await get<SiteTemplateList>(request, agency, 'site/template/')
    expect(items).toHaveLength(5)
    const front = site.draft.pages.find(({ kind }) => kind === 'home')?.sections ?? []
    const legal = site.draft.pages.find(({ kind }) => kind === 'legal')
    const kinds = [...front, ...(legal?.sections ?? [])].map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(Object.values(SiteSectionKind)))
    const own = [
      front.map(({ id }) => `s-${id}`),
      (legal?.sections ?? []).flatMap((section) => ('part' in section ? [section.part] : [])),
    ]
    for (const [nth, { template, preview }] of items.entries())
      for (const [at, path] of ['', `${legal?.slug.es}/`].entries()) {
        const reply = await page.goto(preview.url + path)
        expect(reply?.status(), template).toBe(200)
        // What is not drawn has no barriers: each section is there, with something in it.
        const drawn = await page
          .locator('main [id]')
          .evaluateAll((all) => all.flatMap((one) => (one.textContent ? [one.id] : [])))
        expect(
          (own[at] ?? []).filter((id) => !drawn.includes(id)),
          template,
        ).toEqual([])
        // Colours are the same as wide: in the dark each page is seen as on one of them, in turn.
        const widths = scheme === 'light' ? [1440, 360] : [(nth + at) % 2 === 0 ? 1440 : 360]
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const { violations } = await (await axe(page)).analyze()
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

test('acceptance 6: a page is kept until a price changes, and tells it within two seconds', async ({
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
  const since = performance.now()
  // Not after a while: the next who asks reads it.
  const now = await request.get(address, { headers: { 'if-none-match': etag } })
  expect(now.status()).toBe(200)
  expect(await now.text()).toContain('910.000')
  expect(performance.now() - since).toBeLessThan(2_000)
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
