import { devices, expect, test } from './journey'
import { publishHome, registerAgency, registerVisitor } from './agency'
import { expectMessageAbove, signedIn } from './screen'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 360, height: 780 }, locale: 'de-DE' })

test('on a real phone nothing pushes the page wider, so what is fixed stays in reach; who is signed in writes without typing who they are', async ({
  page,
  request,
}) => {
  const agency = await registerAgency(request, { phone: '+34971555101' })
  const studio = await publishHome(request, agency.token, 'Estudio del faro', {
    layout: { built: 37, bedrooms: 0, bathrooms: 1, orientation: ['SE'] },
    texts: { title: { es: 'Estudio del faro' }, description: { es: 'Estudio con luz.' } },
  })
  const nora = await registerVisitor(request, 'Nora')
  await signedIn(page, nora)
  await page.goto(`/de/inmueble/${studio.id}`)
  await expect(page.getByRole('definition').filter({ hasText: 'Südosten' })).toBeVisible()
  // A phone makes its window as wide as the page: only the layout's own width tells.
  expect(
    await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]),
  ).toEqual([360, 360])
  await expect(page.getByRole('complementary').last()).toBeInViewport({ ratio: 1 })

  // What is said of a pressed heart leaves the bar with call and write to the thumb.
  await page.getByRole('button', { name: 'Merken' }).first().tap()
  await expectMessageAbove(page, '.callbar')

  const form = page.locator('#contacto form')
  await expect(form.getByRole('textbox').first()).toHaveValue('Nora')
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: /senden/i }).tap()
  const thanks = page.locator('#contacto').getByRole('status')
  await expect(thanks).toBeInViewport()
  // She gave no number: nobody will ring.
  await expect(thanks).toContainText('Die Antwort kommt per E-Mail.')
})
