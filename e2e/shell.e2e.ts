import { expect, test, type Page } from './journey'
import { publishHome, registerAgency, registerVisitor } from './agency'
import { awake, expectAccessible, noBarriers, signedIn } from './screen'

test.use({ ahead: true })

const TITLE = 'Piso con galería en Alaró'

test.beforeAll(async ({ request }) => {
  const { token } = await registerAgency(request, { agency_name: 'Puig de Alaró' })
  await publishHome(request, token, TITLE, {
    location: {
      municipalityIne: '07001',
      addressVisibility: 'full',
      geo: { lat: 39.7047, lon: 2.791 },
      geoPrecision: 'exact',
    },
  })
})

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

test('an address that leads nowhere: the status, the words of the specification, a way home', async ({
  page,
}) => {
  for (const [url, words, title] of [
    ['/nada?a=1', 'Page not found: /nada?a=1', 'Página no encontrada'],
    ['/de/nada', 'Page not found: /de/nada', 'Seite nicht gefunden'],
    ['/busqueda/compra/inca', 'Page Not Found: /busqueda/compra/inca', 'Página no encontrada'],
  ] as const) {
    const reply = await page.goto(url)
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/$/)
})

test('results and a home open at the top; back and forward keep place, filters and language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto('/en/busqueda/venta/alaro?bedroomsMin=1&sort=price')
  const card = page.getByRole('article').getByRole('link', { name: TITLE }).first()
  await expect(card).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 160))
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(50)
  // Clicked from within: a pointer would scroll the page to reach it.
  await card.evaluate((link) => (link as HTMLElement).click())
  await expect(page).toHaveURL(/\/en\/inmueble\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  expect(await scrolled(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.goBack()
  await expect(page).toHaveURL('/en/busqueda/venta/alaro?bedroomsMin=1&sort=price')
  await expect.poll(() => scrolled(page)).toBe(before)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goForward()
  await expect(page).toHaveURL(/\/en\/inmueble\//)
  await expect.poll(() => scrolled(page)).toBe(500)
})

test('a chunk that is gone: the page comes anew, once, with what was typed', async ({ page }) => {
  // The ten seconds stand still: a busy machine takes longer for a page.
  await page.clock.setFixedTime(Date.now())
  await page.goto('/busqueda/venta/alaro')
  await page.getByRole('article').getByRole('link', { name: TITLE }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await page.reload()
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true })
  await awake(page)
  await name.fill('Marga Vidal')
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.evaluate(() =>
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
  )
  await expect.poll(() => loads).toBe(1)
  await expect(name).toHaveValue('Marga Vidal')
  await awake(page)
  const refused = await page.evaluate(() =>
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
  )
  expect(refused, 'a second time within ten seconds it is left alone').toBe(true)
})

test('a release takes the code of an open page: it comes anew once, and is never an error screen', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now())
  await page.goto('/busqueda/venta/alaro')
  const heart = page
    .getByRole('article')
    .getByRole('button', { name: /Guardar/ })
    .first()
  await expect(heart).toBeVisible()
  await page.route(
    /\/assets\/(message-card|dialog-host|login\.dialog|favourite)-[^/]+\.js/,
    (route) => route.fulfill({ status: 404, body: 'gone' }),
  )
  // Meanwhile the pages of links in view come ahead of need, on a weak line for a long time.
  await page.route(/\/assets\/listing-screen-[^/]+\.js/, () => undefined)
  await awake(page)
  let loads = 0
  let gone = 0
  page.on('load', () => {
    loads += 1
    gone = 0
  })
  page.on('response', (reply) => (gone += reply.status() === 404 ? 1 : 0))
  await heart.click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByText('Algo ha ido mal')).toHaveCount(0)
  // A second time within ten seconds the page is left alone, and stays.
  await awake(page)
  await heart.click()
  await expect.poll(() => gone).toBeGreaterThan(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Algo ha ido mal')).toHaveCount(0)
  expect(loads).toBe(1)
})

test('every page names itself, its languages and its picture', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/de/busqueda/venta/alaro')
  const home = await page
    .getByRole('article')
    .getByRole('link', { name: TITLE })
    .first()
    .getAttribute('href')
  await page.goto(String(home))
  const path = String(home).replace('/de', '')
  const head = (selector: string, attribute: string) =>
    page.locator(selector).getAttribute(attribute)
  const site = String(await head('link[rel=canonical]', 'href')).replace(String(home), '')
  expect(
    await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
      ),
  ).toEqual([
    `es ${site}${path}`,
    `en ${site}/en${path}`,
    `ca ${site}/ca${path}`,
    `de ${site}/de${path}`,
    `x-default ${site}${path}`,
  ])
  expect([
    await head('meta[property="og:url"]', 'content'),
    await head('meta[property="og:locale"]', 'content'),
  ]).toEqual([`${site}${home}`, 'de_DE'])
  const picture = String(await head('meta[property="og:image"]', 'content')).replace(
    site,
    String(baseURL),
  )
  const reply = await request.get(picture)
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  const [index, pages] = [
    await (await request.get('/sitemap.xml')).text(),
    await (await request.get('/sitemap/pages.xml')).text(),
  ]
  expect(index).toContain('/sitemap/homes-1.xml</loc>')
  expect(pages).toContain('/de/maps</loc>')
  expect(await (await request.get('/sitemap/homes-1.xml')).text()).toContain(`${path}</loc>`)
})

test.describe('the desk', () => {
  test('its rooms, what can be made, the keys, and an address that leads nowhere', async ({
    page,
    request,
  }) => {
    const agency = await registerAgency(request, { agency_name: 'Can Rail' })
    const { ref } = await publishHome(request, agency.token, TITLE)
    await signedIn(page, agency)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/auth/dashboard')
    const rail = page.getByRole('navigation', { name: 'Principal' })
    await expect(rail.getByRole('link', { name: 'Inmuebles 1 en cartera' })).toBeVisible()
    await expect(rail.getByRole('link', { name: 'Demandas', exact: true })).toBeVisible()
    await noBarriers(page)

    // A room nobody has an address for has no door: each of these opens.
    const rooms = await rail
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(rooms.length).toBeGreaterThan(6)
    for (const room of rooms) expect((await request.get(room)).status(), room).toBe(200)

    await page.getByRole('button', { name: 'Nuevo', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Inmueble', exact: true })).toBeVisible()
    await noBarriers(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    // Two keys count within a second and a half of each other.
    const goes = (keys: string, where: RegExp) =>
      expect(async () => {
        for (const key of keys) await page.keyboard.press(key)
        await expect(page).toHaveURL(where, { timeout: 15_000 })
      }).toPass()
    await goes('nv', /\/auth\/agenda\/create\?kind=visit$/)
    await goes('gd', /\/auth\/cartera\?lado=demandas$/)
    await expect(rail.getByRole('link', { name: 'Demandas', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Atajos' })).toBeVisible()
    await noBarriers(page)
    await page.keyboard.press('Escape')

    // Folded it stays folded, and says a room's name at its side.
    await page.keyboard.press('[')
    await expect.poll(async () => (await rail.boundingBox())?.width).toBe(64)
    await page.reload()
    await expect.poll(async () => (await rail.boundingBox())?.width).toBe(64)
    await rail.getByRole('link', { name: 'Contactos' }).hover()
    await expect(page.getByRole('tooltip', { name: 'Contactos' })).toBeVisible()
    await expectAccessible(page)

    await page.goto(`/auth/cartera/inmueble/${ref}1`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
    const main = page.getByRole('main')
    await expect(main.getByText(`/auth/cartera/inmueble/${ref}1`, { exact: true })).toBeVisible()
    await expect(rail).toBeVisible()
    const similar = main.getByRole('link', { name: new RegExp(ref) })
    await expect(similar).toBeVisible()
    await noBarriers(page)
    await similar.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE)
  })

  test('on a phone: the day in the bar, the rest behind "Más", nothing sideways', async ({
    page,
    request,
  }) => {
    await signedIn(page, await registerAgency(request))
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/auth/contactos')
    const more = page.getByRole('button', { name: 'Más' })
    await expect(more).toHaveAttribute('aria-current', 'true')
    await more.click()
    const sheet = page.getByRole('dialog', { name: 'Más' })
    await expect(sheet.getByRole('link', { name: 'Integraciones' })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('link', { name: 'Perfil' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/auth\/perfil$/)
    await page.getByRole('button', { name: /Cuenta de/ }).click()
    await page.getByRole('menuitem', { name: 'Guardados' }).click()
    await expect(page).toHaveURL(/\/auth\/guardados$/)
    await expect(page.getByRole('menu')).toBeHidden()
    await expectAccessible(page)
  })

  test('a visitor has a few rows, and a number that follows what they do', async ({
    page,
    request,
  }) => {
    await signedIn(page, await registerVisitor(request, 'Marta'))
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/busqueda/venta/alaro')
    await page
      .getByRole('article')
      .getByRole('button', { name: /Guardar/ })
      .first()
      .click()
    await expect(page.getByText('Guardado. Lo encuentras en Guardados.')).toBeVisible()
    await page.goto('/auth/historial')
    const rail = page.getByRole('navigation', { name: 'Principal' })
    await expect(rail.getByRole('link', { name: 'Guardados 1 inmueble' })).toBeVisible()
    await expect(rail.getByRole('link')).toHaveText(
      [
        /Búsquedas/,
        /Guardados/,
        /Historial/,
        /Mensajes/,
        /Referidos/,
        /Perfil/,
        /Ver el portal/,
      ].flatMap((name, index) => (index === 0 ? [/^Llar$/, name] : [name])),
    )
    await noBarriers(page)
  })
})
