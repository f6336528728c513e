import { expect, test, type Page } from './journey'
import { ownName, publishHome, registerAgency } from './agency'
import { awake, expectMessageAbove } from './screen'

/** Made anew with each worker. */
const [FIRST, SECOND] = [ownName('Casa del molino'), ownName('Casa de la era')]
let first: string

test.beforeAll(async ({ request }) => {
  const { token } = await registerAgency(request)
  await publishHome(request, token, SECOND)
  const home = await publishHome(request, token, FIRST)
  first = home.id
})

/** Letters twice as large, as somebody sets them in the browser. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    const large = new CSSStyleSheet()
    large.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets.push(large)
  })

test('letters twice as large push no public page wider, and what is hidden stays hidden', async ({
  page,
}) => {
  for (const [width, url] of [
    [820, '/'],
    [820, '/faq'],
    [820, '/servicios'],
    [820, '/alquiler-seguro/formulario'],
    [820, `/inmueble/${first}`],
    [360, '/'],
    [360, '/busqueda/venta/baleares'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(url)
    await enlarge(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `${url} ${width}`,
    ).toBe(0)
    const skip = await page.getByRole('link', { name: 'Ir al contenido' }).boundingBox()
    expect((skip?.y ?? 0) + (skip?.height ?? 0), url).toBeLessThanOrEqual(0)
  }
})

test('letters twice as large leave the choice of the search its words', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto('/')
  await enlarge(page)
  const room = await page.getByRole('combobox', { name: /^Tipo/ }).evaluate((select) => {
    const style = getComputedStyle(select)
    const words = document.createElement('canvas').getContext('2d')
    if (!words) throw new Error('no canvas')
    words.font = style.font
    const inside =
      select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    return inside - words.measureText('Cualquier tipo').width
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('the button that searches shows at once, on a phone and on a tablet', async ({ page }) => {
  for (const [width, height] of [
    [360, 780],
    [700, 780],
    [820, 760],
    [1024, 760],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(page.getByRole('search').getByRole('button', { name: 'Buscar' })).toBeInViewport({
      ratio: 1,
    })
  }
})

test('on a phone a caption has a line of its own, and what is said leaves the compared homes their button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/inmueble/${first}`)
  await page.getByRole('link', { name: /^Ampliar foto 1/ }).click()
  const caption = page.getByRole('dialog', { name: 'Fotos' }).getByRole('status')
  await expect(caption).toBeVisible()
  expect((await caption.boundingBox())?.width).toBeGreaterThan(300)
  await page.keyboard.press('Escape')

  await page.goto('/busqueda/venta/baleares')
  await awake(page)
  for (const name of [FIRST, SECOND])
    await page.getByRole('button', { name: `Comparar ${name}` }).click()
  await page.getByRole('button', { name: `Guardar ${FIRST}` }).click()
  await expectMessageAbove(page, '.tray a')
})
