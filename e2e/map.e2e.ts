import { expect, test, type Page } from './journey'
import { ownName, publishHome, registerAgency } from './agency'
import { expectAccessible, listen } from './screen'

const at = (municipalityIne: string, lat: number, lon: number) => ({
  municipalityIne,
  addressVisibility: 'full',
  geo: { lat, lon },
  geoPrecision: 'exact',
})

/** Made anew with each worker, as after a failure: the homes of the one before stand there, too. */
const [DRAWN, FAR] = [ownName('Casa dibujada en Sineu'), ownName('Casa lejana en Andratx')]

let drawnId: string

test.beforeAll(async ({ request }) => {
  const { token } = await registerAgency(request, { agency_name: 'Mar i Terra' })
  const drawn = await publishHome(request, token, DRAWN, {
    location: at('07060', 39.6425, 3.0107),
  })
  drawnId = drawn.id
  await publishHome(request, token, 'Casa sin dirección en Sineu', {
    location: {
      municipalityIne: '07060',
      addressVisibility: 'hidden',
      geo: { lat: 39.6425, lon: 3.0107 },
      geoPrecision: 'exact',
    },
  })
  await publishHome(request, token, FAR, {
    location: at('07005', 39.5745, 2.4205),
  })
})

const mapOf = (page: Page) => page.getByRole('group', { name: 'Mapa de resultados' })
const sheetOf = (page: Page) =>
  page.getByRole('application', { name: 'Mapa para dibujar una zona' })
const sineu = (page: Page) => page.getByRole('article').filter({ hasText: DRAWN })
const andratx = (page: Page) => page.getByRole('article').filter({ hasText: FAR })

/** Opens the tool once the map moves, so that what is drawn stays where it was drawn. */
async function openDrawing(page: Page): Promise<void> {
  await expect(mapOf(page)).toHaveAttribute('data-live', 'yes')
  await mapOf(page)
    .getByRole('button', { name: /Dibujar zona|Otra zona/ })
    .click()
  await expect(sheetOf(page)).toBeFocused()
}

test('the map looks where the homes are, and says which it cannot show', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/busqueda/venta/sineu')
  const pin = mapOf(page).getByRole('link', { name: DRAWN })
  await expect(pin).toBeVisible()
  const [seen, sheet] = [await pin.boundingBox(), await mapOf(page).boundingBox()]
  if (!seen || !sheet) throw new Error('nothing drawn')
  expect(Math.abs(seen.x + seen.width / 2 - sheet.x - sheet.width / 2)).toBeLessThan(80)
  await expect(
    page
      .getByRole('region', { name: 'Mapa de resultados' })
      .getByText(/^\d+ inmuebles? sin dirección en el mapa\./),
  ).toBeVisible()
  await page.goto('/maps?q=Sineu')
  await expect(page.getByText(/^\d+ inmuebles? sin dirección en el mapa\./)).toBeVisible()
  await page.getByRole('link', { name: 'Ver la lista' }).click()
  await expect(
    page.getByRole('article').filter({ hasText: 'Casa sin dirección en Sineu' }),
  ).toBeVisible()
})

test("a map that the page scrolls over says in the page's language what moves it", async ({
  page,
}) => {
  await page.goto(`/de/inmueble/${drawnId}`)
  const map = page.getByRole('group', { name: 'Lagekarte' })
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('data-live', 'yes')
  await expect(map.getByRole('region', { name: 'Lagekarte' })).toBeVisible()
  await expect(map.getByText('Mit Strg und dem Mausrad zoomen Sie die Karte')).toBeAttached()
  await expect(map.getByText('Bewegen Sie die Karte mit zwei Fingern')).toBeAttached()
})

test('where the code of the moving map does not come, the drawing stays', async ({ page }) => {
  let refused = 0
  let loaded = 0
  await page.route(/live-map-.*\.js/, (route) => {
    refused += 1
    return route.abort()
  })
  page.on('domcontentloaded', () => (loaded += 1))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/busqueda/venta/sineu')
  // It is asked for once or twice: ahead, and, where that is refused sooner, by who needs it.
  await expect.poll(() => refused).toBeGreaterThan(0)
  // Only the moving map has a zoom.
  await expect(mapOf(page).getByRole('button', { name: 'Acercar' })).toHaveCount(0)
  await expect(mapOf(page).getByRole('link', { name: DRAWN })).toBeVisible()
  await expect(sineu(page)).toBeVisible()
  expect(loaded, 'the page is not loaded anew for it').toBe(1)
})

test('on a phone: an area drawn with the finger, kept, shared, read without a script, taken away', async ({
  page,
  browser,
}) => {
  const said = listen(page)
  await page.setViewportSize({ width: 360, height: 740 })
  // Sineu lies in the middle of what is shown, Andratx is outside.
  await page.goto('/busqueda/venta/sineu#mapa')
  // The card of a home makes room for the tool: it lay over its buttons.
  await expect(mapOf(page)).toHaveAttribute('data-live', 'yes')
  await mapOf(page).getByRole('link', { name: DRAWN }).click()
  await expect(page.getByRole('button', { name: 'Cerrar ficha' })).toBeVisible()
  await openDrawing(page)
  await expect(page.getByRole('button', { name: 'Cerrar ficha' })).toBeHidden()
  await expectAccessible(page)
  const box = await sheetOf(page).boundingBox()
  if (!box) throw new Error('the sheet has no size')
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, 110]
  await page.mouse.move(x + radius, y)
  await page.mouse.down()
  for (let step = 1; step <= 24; step += 1)
    await page.mouse.move(x + radius * Math.cos(step / 3.8), y + radius * Math.sin(step / 3.8))
  await page.mouse.up()
  await expect(page).toHaveURL(/\/baleares\?area=.+#mapa$/)
  await expect(mapOf(page).getByText('Zona dibujada')).toBeVisible()
  const shared = page.url()

  await page.reload()
  await expect(mapOf(page).getByText('Zona dibujada')).toBeVisible()
  await page.getByRole('link', { name: /^Lista/ }).click()
  await expect(sineu(page)).toBeVisible()
  await expect(andratx(page)).toHaveCount(0)
  await expectAccessible(page)

  const other = await (
    await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
  ).newPage()
  await other.goto(shared.replace('/busqueda/', '/de/busqueda/').replace(/#.*/, ''))
  await expect(sineu(other)).toBeVisible()
  await expect(andratx(other)).toHaveCount(0)
  await expect(other.locator('.map-static .map-area')).toHaveCount(1)
  await other
    .getByRole('list', { name: 'Aktive Filter' })
    .getByRole('link', { name: /Gezeichnetes Gebiet/ })
    .click()
  await expect(other).toHaveURL(/\/de\/busqueda\/venta\/baleares$/)
  await other.context().close()

  await page
    .getByRole('list', { name: 'Filtros activos' })
    .getByRole('link', { name: 'Quitar Zona dibujada' })
    .click()
  await expect(page).not.toHaveURL(/area=/)
  await expect(andratx(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/area=/)
  await expect(andratx(page)).toHaveCount(0)
  expect(said).toEqual([])
})

test('on a desktop, by keyboard: corners, undone and set, a second area, all removed; near a point; nothing fits', async ({
  page,
}) => {
  const said = listen(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/busqueda/venta/sineu')
  await openDrawing(page)
  const status = page.getByRole('region', { name: 'Dibujar zona' }).getByRole('status')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const many = (key: string, times: number): string[] => Array.from({ length: times }, () => key)
  await press(...many('ArrowLeft', 5), ...many('ArrowUp', 5), 'Enter')
  await press(...many('ArrowRight', 10), 'Enter', 'Enter')
  await expect(status).toHaveText('2 esquinas')
  await press(
    ...many('ArrowDown', 10),
    'Enter',
    'Backspace',
    'Enter',
    ...many('ArrowLeft', 10),
    'Enter',
  )
  await expect(status).toHaveText('4 esquinas')
  await page.getByRole('button', { name: 'Terminar' }).click()
  await expect(page).toHaveURL(/\/baleares\?area=/)
  await expect(mapOf(page).getByRole('button', { name: 'Otra zona' })).toBeFocused()
  await expect(sineu(page)).toBeVisible()
  await expect(andratx(page)).toHaveCount(0)

  await openDrawing(page)
  await press('Escape')
  await expect(mapOf(page).getByRole('button', { name: 'Otra zona' })).toBeFocused()
  await openDrawing(page)
  await page.getByRole('button', { name: 'Usar esta vista' }).click()
  await expect(mapOf(page).getByText('Zona dibujada 2')).toBeVisible()
  await mapOf(page).getByRole('link', { name: 'Quitar todos' }).click()
  await expect(page).toHaveURL(/\/baleares$/)
  await expect(andratx(page)).toBeVisible()

  await page.goto('/busqueda/venta/sineu')
  await expect(mapOf(page)).toHaveAttribute('data-live', 'yes')
  await mapOf(page).getByRole('button', { name: 'Cerca de' }).click()
  await expectAccessible(page)
  await page.getByLabel('A qué distancia').selectOption('15foot')
  await page.getByRole('button', { name: 'Ver anuncios' }).click()
  await expect(page).toHaveURL(/near=39\.\d+%2C3\.\d+%2C15foot/)
  await expect(mapOf(page).getByText('A unos 15 min a pie')).toBeVisible()
  await expect(sineu(page)).toBeVisible()

  await page.goto(`${page.url()}&seaMax=100`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ningún anuncio')
  await expect(
    page.getByRole('link', { name: /Sin límite de distancia al punto|mar/ }).first(),
  ).toBeVisible()
  expect(said).toEqual([])
})

test('plus and minus stand still under the pointer; a search in view keeps its place and the map', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/busqueda/venta/sineu#mapa')
  await expect(mapOf(page)).toHaveAttribute('data-live', 'yes')
  // Where both have room the map never lies over the list.
  await sineu(page).getByRole('link', { name: DRAWN }).click({ trial: true })
  const closer = mapOf(page).getByRole('button', { name: 'Acercar' })
  const before = await closer.boundingBox()
  await closer.click()
  const here = page.getByRole('button', { name: 'Buscar en esta zona' })
  await expect(here).toBeVisible()
  expect(await closer.boundingBox()).toEqual(before)
  await here.click()
  await expect(page).toHaveURL(/\/venta\/sineu\?bbox=.+#mapa$/)
  await expect(sineu(page)).toBeVisible()
})
