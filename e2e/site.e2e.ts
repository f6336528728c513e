import { expect, test, type APIRequestContext } from './journey'
import type { Profile, Site } from '../generated/model'
import { registerAgency } from './agency'
import { patch, post } from './arrange'
import { signIn } from './home'
import { noBarriers } from './screen'
import { readyForSite, siteOf } from './site'

/** An agency with two homes on the market and all that the law asks of a company on its site. */
const agencyWithHomes = async (request: APIRequestContext): Promise<Profile> =>
  readyForSite(request, await registerAgency(request, { agency_name: 'Portvell Immobles' }))

test('acceptance 1 and 8: from nothing to a published site in three clicks and a minute', async ({
  page,
  request,
}) => {
  const profile = await agencyWithHomes(request)
  await signIn(page, profile)
  const since = performance.now()
  await page.goto('/auth/web')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu web, ya con tus inmuebles')
  await page.getByRole('radio', { name: 'Llevant' }).click()
  await page.getByRole('button', { name: 'Crear mi web con Llevant' }).click()
  await page.getByRole('button', { name: 'Publicar la web' }).click()
  await expect(page.getByText('Publicada la versión 1')).toBeVisible()
  expect(performance.now() - since).toBeLessThan(60_000)
  await noBarriers(page)

  const { address } = await siteOf(request, profile)
  const stranger = await request.get(new URL(address).pathname)
  expect(stranger.status()).toBe(200)
  const html = await stranger.text()
  expect(html).toContain('Casa con naranjos')
  // Data for search engines runs nothing.
  expect(html.replaceAll('<script type="application/ld+json">', '')).not.toContain('<script')
  expect(stranger.headers()['set-cookie']).toBeUndefined()

  // Broken: the front page without its sections, published.
  await page.getByRole('link', { name: 'Secciones' }).click()
  await page.getByRole('button', { name: /Últimos inmuebles/ }).click()
  await page.getByRole('button', { name: 'Quitar la sección' }).click()
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publicar 1 cambio' }).click()
  const asks = page.getByRole('dialog', { name: 'Publicar los cambios' })
  await expect(asks).toContainText('sección quitada')
  await asks.getByRole('textbox').fill('Sin las últimas casas')
  await noBarriers(page)
  await asks.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Publicada la versión 2')).toBeVisible()
  await page.getByRole('link', { name: 'Resumen' }).click()
  await expect(page.getByText('Sin las últimas casas')).toBeVisible()
  await page.getByRole('button', { name: 'Volver Versión 1' }).click()
  await page.getByRole('button', { name: 'Volver a esta versión' }).click()
  await expect(page.getByText('La versión 1 vuelve a verse')).toBeVisible()
  const restored = await (await request.get(new URL(address).pathname)).text()
  expect(restored).toContain('Casa con naranjos')
})

test('acceptance 9, 10 and 13: moved by keyboard, undone after a reload, and two people on one page', async ({
  page,
  request,
}) => {
  const profile = await agencyWithHomes(request)
  const start = await post<Site>(request, profile, 'site/', { template: 'tramuntana' })
  await signIn(page, profile)
  await page.goto('/auth/web/plantilla/secciones')
  const row = page.getByRole('button', { name: /Últimos inmuebles/ })
  await row.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText(/Últimos inmuebles: ahora en el lugar 1 de/)).toBeAttached()
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
  await noBarriers(page)
  const moved = await siteOf(request, profile)
  expect(moved.draft.pages[0]?.sections[0]?.kind).toBe('homes')

  await page.reload()
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(page.locator('.site-section-row').first()).toContainText('Apertura')
  expect((await siteOf(request, profile)).digest).toBe(start.digest)

  // Somebody else saves the same page while it is being typed on here.
  const title = page.getByRole('textbox', { name: /^Título/ }).first()
  await expect(title).toBeVisible()
  const [home] = start.draft.pages
  const stored = await siteOf(request, profile)
  await patch(request, profile, `site/${start.id}/page/${home?.id}/`, {
    version: stored.pages[0]?.version,
    page: { ...home, title: { es: 'De otra' } },
  })
  await title.fill('Mi título')
  await expect(page.getByText('Guardado junto con lo que otra persona cambió')).toBeVisible()
  await expect(title).toHaveValue('Mi título')
  const joined = await siteOf(request, profile)
  expect(joined.draft.pages[0]?.title.es).toBe('De otra')
  expect(joined.draft.pages[0]?.sections[0]).toMatchObject({ title: { es: 'Mi título' } })

  // The same field: both are shown, and one is chosen.
  const [page0] = joined.draft.pages
  const [opening, ...rest] = page0?.sections ?? []
  await patch(request, profile, `site/${start.id}/page/${home?.id}/`, {
    version: joined.pages[0]?.version,
    page: { ...page0, sections: [{ ...opening, title: { es: 'Su título' } }, ...rest] },
  })
  await title.fill('Otro título')
  await expect(page.getByRole('radio', { name: 'Lo suyo: «Su título»' })).toBeVisible()
  await noBarriers(page)
  await page.getByRole('radio', { name: 'Lo suyo: «Su título»' }).click()
  await page.getByRole('button', { name: 'Guardar lo elegido' }).click()
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
  expect((await siteOf(request, profile)).draft.pages[0]?.sections[0]).toMatchObject({
    title: { es: 'Su título' },
  })
})

test('the screens of a site have no barriers on a phone, in four languages', async ({
  page,
  request,
}) => {
  const profile = await agencyWithHomes(request)
  await post(request, profile, 'site/', { template: 'quadern' })
  await signIn(page, profile)
  await page.setViewportSize({ width: 360, height: 800 })
  for (const [prefix, path] of [
    ['', '/auth/web'],
    ['/en', '/auth/web/plantilla/secciones'],
    ['/ca', '/auth/web/plantilla/contenido'],
    ['/de', '/auth/web/plantilla'],
    ['', '/auth/web/custom-web'],
    ['/en', '/auth/web/vista-previa'],
  ]) {
    await page.goto(`${prefix}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.site-room .tab-links')).toBeVisible()
    await noBarriers(page)
  }
})

test('who types in a section keeps cursor and language while it is saved', async ({
  page,
  request,
}) => {
  const profile = await agencyWithHomes(request)
  await post<Site>(request, profile, 'site/', { template: 'llevant' })
  await signIn(page, profile)
  await page.goto('/auth/web/plantilla/secciones')
  const title = page.getByRole('textbox', { name: /^Título/ }).first()
  await title.click()
  await title.press('End')
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH')
  await page.keyboard.type(' y en')
  await saved
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
  await expect(title).toBeFocused()
  await page.keyboard.type(' el mar')
  await expect(title).toHaveValue(/ y en el mar$/)
})
