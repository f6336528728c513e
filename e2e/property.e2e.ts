import { expect, test, type Browser } from './journey'
import { registerAgency } from './agency'
import { draft, next, photo, read, saved, signIn, step } from './home'

test.describe('the wizard', () => {
  test('from an empty page to the market, with photos', async ({ page, request }) => {
    const profile = await registerAgency(request)
    await signIn(page, profile)
    await page.goto('/auth/cartera')
    await expect(page.getByRole('heading', { name: 'Aquí estará tu cartera' })).toBeVisible()
    await page.getByRole('link', { name: 'Nuevo inmueble' }).click()

    await page.getByLabel('Tipo de inmueble').selectOption('vivienda')
    await page.getByLabel('Subtipo').selectOption('casa_de_pueblo')
    await page.getByLabel('Operación', { exact: true }).selectOption('V')
    await page.getByLabel('Precio', { exact: true }).fill('945.000')
    await saved(page)
    await step(page, 1)
    await expect(page.getByLabel('Referencia')).not.toHaveValue('')
    await next(page)

    await step(page, 2)
    await page.getByRole('combobox', { name: 'Municipio' }).fill('soller')
    await page
      .getByRole('option', { name: /^Sóller/ })
      .first()
      .click()
    await expect(page.getByLabel('Isla')).toHaveValue('MALLORCA')
    await page.getByLabel('Solo la población').check()
    await next(page)

    await step(page, 3)
    await page.getByLabel('Construida sin comunes').fill('164,5')
    await page.getByRole('button', { name: 'Añadir uno: Habitaciones' }).click({ clickCount: 3 })
    await page.getByRole('textbox', { name: 'Baños', exact: true }).fill('2')
    await page
      .getByRole('group', { name: 'Orientación' })
      .getByRole('button', { name: 'S', exact: true })
      .click()
    await next(page)
    await step(page, 4)
    await page.getByRole('button', { name: 'Saltar' }).click()
    await step(page, 5)
    await page.getByLabel('Estado del certificado').selectOption('in_process')
    await next(page)
    await step(page, 6)
    await page.getByLabel('Empieza el').fill('2026-01-10')
    await next(page)

    await step(page, 7)
    await page.getByTestId('photo-picker').setInputFiles([
      await photo('uno.jpg', 20),
      await photo('dos.jpg', 120),
      await photo('tres.jpg', 220),
      {
        name: 'plano.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
    ])
    await expect(page.getByText('1 archivo no se ha podido añadir')).toBeVisible()
    await expect(page.getByRole('listitem', { name: /^Foto 3/ })).toBeVisible()
    await expect(page.locator('.picture-card img')).toHaveCount(3)
    await page
      .getByRole('tabpanel', { name: 'Español' })
      .nth(1)
      .getByRole('textbox')
      .fill('Casa de piedra reformada en el centro de Sóller, con patio.')
    await saved(page)

    const first = await page.locator('.picture-card img').first().getAttribute('src')
    await page.getByRole('button', { name: 'Poner después: Foto 1' }).click()
    await expect(page.locator('.picture-card img').nth(1)).toHaveAttribute('src', first ?? '')
    await expect
      .poll(async () => {
        const id = /editar\/([\da-f-]+)/.exec(page.url())?.[1] ?? ''
        return (await read(request, profile, id)).media[1]?.src
      })
      .toBe(first?.replace(/\/\d+\.webp$/, ''))
    await page.reload()
    await expect(page.locator('.picture-card img').nth(1)).toHaveAttribute('src', first ?? '')

    await next(page)
    await step(page, 8)
    await expect(page.getByRole('heading', { name: 'Todo listo' })).toBeVisible()
    await page.locator('#main').getByRole('button', { name: 'Publicar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /ya está publicado$/ })).toBeVisible()
    const listing = await page
      .getByRole('link', { name: 'Ver el anuncio' })
      .first()
      .getAttribute('href')
    expect((await request.get(listing ?? '')).status()).toBe(200)
  })

  test('what is wrong stays as typed, is said, kept through a reload, and never sent', async ({
    page,
    request,
  }) => {
    const profile = await registerAgency(request)
    const home = await draft(request, profile, { layout: { built: 100 } })
    await signIn(page, profile)
    await page.goto(`/auth/cartera/inmueble/editar/${home.id}/step-3`)
    await page.getByLabel('Superficie útil').fill('unos noventa')
    await expect(page.locator('.wizard-head .save-note')).toContainText('Sin guardar')
    await next(page)
    await expect(page.locator('.error-summary')).toBeFocused()
    await page.getByRole('link', { name: 'Superficie útil: Escribe un número' }).click()
    await expect(page.getByLabel('Superficie útil')).toBeFocused()
    await page.reload()
    await expect(page.getByLabel('Superficie útil')).toHaveValue('unos noventa')
    expect((await read(request, profile, home.id)).version).toBe(home.version)
    await page.getByLabel('Superficie útil').fill('90')
    await saved(page)
    expect((await read(request, profile, home.id)).layout).toMatchObject({ usable: 90, built: 100 })
  })

  test('the server’s word stands at its field', async ({ page, request }) => {
    const profile = await registerAgency(request)
    const home = await draft(request, profile)
    await signIn(page, profile)
    await page.goto(`/auth/cartera/inmueble/editar/${home.id}/step-3`)
    await page.getByLabel('Construida sin comunes').fill('100')
    await page.getByLabel('Superficie útil').fill('186')
    await expect(page.locator('.error-summary')).toBeVisible()
    await expect(
      page.locator('[data-path="usable"], [data-path="built"]').locator('.error-message').first(),
    ).toBeVisible()
  })

  test('the last saving can be undone', async ({ page, request }) => {
    const profile = await registerAgency(request)
    const home = await draft(request, profile)
    await signIn(page, profile)
    await page.goto(`/auth/cartera/inmueble/editar/${home.id}`)
    await page.getByLabel('Precio', { exact: true }).fill('900.000')
    await saved(page)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('945.000')
    await expect
      .poll(async () => (await read(request, profile, home.id)).basics.offers[0]?.price)
      .toBe(94_500_000)
  })

  test('two tabs on one step: both versions, field by field, and nothing lost', async ({
    browser,
    request,
  }) => {
    const profile = await registerAgency(request)
    const home = await draft(request, profile)
    const open = async (b: Browser) => {
      const page = await (await b.newContext({ locale: 'es-ES' })).newPage()
      await signIn(page, profile)
      await page.goto(`/auth/cartera/inmueble/editar/${home.id}`)
      await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('945.000')
      return page
    }
    const [mine, theirs] = [await open(browser), await open(browser)]
    await theirs.getByLabel('Precio', { exact: true }).fill('900.000')
    await theirs.getByLabel(/^Año de construcción/).fill('1920')
    await saved(theirs)
    await mine.getByLabel('Precio', { exact: true }).fill('930.000')
    const dialog = mine.getByRole('dialog', { name: 'Otra persona ha guardado este paso' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'Precio' })).toContainText('930.000,00 €')
    await expect(dialog.getByRole('group', { name: 'Precio' })).toContainText('900.000,00 €')
    await dialog
      .getByRole('group', { name: 'Precio' })
      .getByRole('radio', { name: /Lo mío/ })
      .check()
    await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click()
    await saved(mine)
    const { basics } = await read(request, profile, home.id)
    expect(basics.offers[0]?.price).toBe(93_000_000)
    expect(basics.constructionYear).toBe(1920)
    await expect(mine.getByLabel(/^Año de construcción/)).toHaveValue('1920')
  })
})
