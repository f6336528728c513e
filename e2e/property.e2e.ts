import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Profile, Property } from '../generated/model'
import { publishHome, registerAgency } from './agency'

/** A real photo file: JPEG of one colour with a bar, so that every one is another picture. */
const photo = async (name: string, hue: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: { r: hue, g: 160, b: 255 - hue } } })
    .composite([{ input: { create: { width: 400, height: 1200, channels: 3, background: { r: 30, g: hue, b: 60 } } }, left: hue * 4, top: 0 }])
    .jpeg({ quality: 85 })
    .toBuffer(),
})

async function signIn(page: Page, profile: Profile): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('llar.profile', stored), JSON.stringify(profile))
}

const headers = (profile: Profile) => ({ authorization: `Bearer ${profile.token}` })

async function draft(request: APIRequestContext, profile: Profile, more: Record<string, unknown> = {}): Promise<Property> {
  const reply = await request.post('/api/v1/property/', { headers: headers(profile), data: { basics: { type: 'vivienda', offers: [{ operation: 'V', price: 94_500_000 }] }, ...more } })
  expect(reply.status(), await reply.text()).toBe(201)
  return (await reply.json()) as Property
}

const read = async (request: APIRequestContext, profile: Profile, id: string) =>
  (await (await request.get(`/api/v1/property/${id}/`, { headers: headers(profile) })).json()) as Property

const saved = (page: Page) => expect(page.locator('.wz-h .sv')).toContainText('Guardado a las')
const step = (page: Page, n: number) => page.waitForURL(n === 1 ? /editar\/[\da-f-]{36}$/ : new RegExp(`step-${n}`))
const next = (page: Page) => page.getByRole('button', { name: /^Seguir/ }).click()

test.describe('the wizard', () => {
  test('from an empty page to the market, with photos', async ({ page, request }) => {
    const profile = await registerAgency(request)
    await signIn(page, profile)
    await page.goto('/auth/cartera')
    await expect(page.getByRole('heading', { name: 'Aquí estará tu cartera' })).toBeVisible()
    await page.getByRole('link', { name: 'Nueva casa' }).click()

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
    await page.getByRole('option', { name: /^Sóller/ }).first().click()
    await expect(page.getByLabel('Isla')).toHaveValue('MALLORCA')
    await page.getByLabel('Solo la población').check()
    await next(page)

    await step(page, 3)
    await page.getByLabel('Construida sin comunes').fill('164,5')
    await page.getByRole('button', { name: 'Añadir uno: Habitaciones' }).click({ clickCount: 3 })
    await page.getByRole('textbox', { name: 'Baños', exact: true }).fill('2')
    await page.getByRole('group', { name: 'Orientación' }).getByRole('button', { name: 'S', exact: true }).click()
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
    await page.getByTestId('photo-picker').setInputFiles([await photo('uno.jpg', 20), await photo('dos.jpg', 120), await photo('tres.jpg', 220), { name: 'plano.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }])
    await expect(page.getByText('1 archivo no se ha podido añadir')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('listitem', { name: /^Foto 3/ })).toBeVisible()
    await expect(page.locator('.pc img')).toHaveCount(3, { timeout: 30_000 })
    await page.getByRole('tabpanel', { name: 'Español' }).nth(1).getByRole('textbox').fill('Casa de piedra reformada en el centro de Sóller, con patio.')
    await saved(page)

    const first = await page.locator('.pc img').first().getAttribute('src')
    await page.getByRole('button', { name: 'Poner después: Foto 1' }).click()
    await expect(page.locator('.pc img').nth(1)).toHaveAttribute('src', first ?? '')
    await expect.poll(async () => {
      const id = /editar\/([\da-f-]+)/.exec(page.url())?.[1] ?? ''
      return (await read(request, profile, id)).media[1]?.src
    }).toBe(first?.replace(/\/\d+\.webp$/, ''))
    await page.reload()
    await expect(page.locator('.pc img').nth(1)).toHaveAttribute('src', first ?? '')

    await next(page)
    await step(page, 8)
    await expect(page.getByRole('heading', { name: 'Todo listo' })).toBeVisible()
    await page.getByRole('button', { name: 'Publicar' }).click()
    await expect(page.getByRole('heading', { name: 'Ya está en el mercado' })).toBeVisible()
    const listing = await page.getByRole('link', { name: 'Ver el anuncio' }).first().getAttribute('href')
    expect((await request.get(listing ?? '')).status()).toBe(200)
  })

  test('what is wrong stays as typed, is said, kept through a reload, and never sent', async ({ page, request }) => {
    const profile = await registerAgency(request)
    const home = await draft(request, profile, { layout: { built: 100 } })
    await signIn(page, profile)
    await page.goto(`/auth/cartera/inmueble/editar/${home.id}/step-3`)
    await page.getByLabel('Superficie útil').fill('unos noventa')
    await expect(page.locator('.wz-h .sv')).toContainText('Sin guardar')
    await next(page)
    await expect(page.locator('.es')).toBeFocused()
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
    await expect(page.locator('.es')).toBeVisible()
    await expect(page.locator('[data-path="usable"], [data-path="built"]').locator('.er-m').first()).toBeVisible()
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
    await expect.poll(async () => (await read(request, profile, home.id)).basics.offers[0]?.price).toBe(94_500_000)
  })

  test('two tabs on one step: both versions, field by field, and nothing lost', async ({ browser, request }) => {
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
    await theirs.getByLabel('Año de construcción').fill('1920')
    await saved(theirs)
    await mine.getByLabel('Precio', { exact: true }).fill('930.000')
    const dialog = mine.getByRole('dialog', { name: 'Otra persona ha guardado este paso' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'Precio' })).toContainText('930.000,00 €')
    await expect(dialog.getByRole('group', { name: 'Precio' })).toContainText('900.000,00 €')
    await dialog.getByRole('group', { name: 'Precio' }).getByRole('radio', { name: /Lo mío/ }).check()
    await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click()
    await saved(mine)
    const { basics } = await read(request, profile, home.id)
    expect(basics.offers[0]?.price).toBe(93_000_000)
    expect(basics.constructionYear).toBe(1920)
    await expect(mine.getByLabel('Año de construcción')).toHaveValue('1920')
  })

  test('with the keyboard alone, from the portfolio to the market', async ({ page, request }) => {
    const profile = await registerAgency(request)
    await signIn(page, profile)
    await page.goto('/auth/cartera')
    await expect(page.getByRole('heading', { name: 'Aquí estará tu cartera' })).toBeVisible()
    /** Tabs until the control with this name has the focus: proof that it can be reached. */
    const reach = async (name: RegExp, most = 160) => {
      for (let presses = 0; presses < most; presses += 1) {
        const named = await page.evaluate(() => {
          const at = document.activeElement
          if (!at || at === document.body) return ''
          const labels = 'labels' in at ? [...((at as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ') : ''
          return (at.getAttribute('aria-label') ?? (labels || at.textContent) ?? '').trim()
        })
        if (name.test(named)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`the keyboard does not reach ${name}`)
    }
    const press = async (name: RegExp) => { await reach(name); await page.keyboard.press('Enter') }
    await press(/^Nueva casa$/)
    await expect(page.getByLabel('Tipo de inmueble')).toBeVisible()
    await reach(/^Tipo de inmueble/)
    await page.keyboard.type('Viv')
    await reach(/^Operación$/)
    await page.keyboard.type('Ven')
    await reach(/^Precio$/)
    await page.keyboard.type('310.000')
    await saved(page)
    await press(/^Seguir/)
    await step(page, 2)
    await expect(page.getByRole('combobox', { name: 'Municipio' })).toBeVisible()
    await reach(/^Municipio/)
    await page.keyboard.type('ciutadella')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Isla')).toHaveValue('MENORCA')
    await reach(/^Dirección completa/)
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await press(/^Seguir/)
    await step(page, 3)
    await reach(/^Construida sin comunes/)
    await page.keyboard.type('82')
    await reach(/^Habitaciones$/)
    await page.keyboard.type('3')
    await reach(/^Baños$/)
    await page.keyboard.type('1')
    await press(/^Seguir/)
    await step(page, 4)
    await expect(page.getByRole('button', { name: 'Saltar' })).toBeVisible()
    await press(/^Saltar/)
    await step(page, 5)
    await expect(page.getByLabel('Estado del certificado')).toBeVisible()
    await reach(/^Estado del certificado/)
    await page.keyboard.type('Exe')
    await press(/^Seguir/)
    await step(page, 6)
    await expect(page.getByLabel('Empieza el')).toBeVisible()
    await reach(/^Empieza el/)
    await page.keyboard.type('01012026')
    await press(/^Seguir/)
    await step(page, 7)
    await expect(page.getByRole('button', { name: 'Añadir fotos' })).toBeVisible()
    await reach(/^Añadir fotos/)
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles([await photo('fachada.jpg', 90)])
    await expect(page.locator('.pc img')).toHaveCount(1, { timeout: 30_000 })
    await reach(/^Descripción, Español/)
    await page.keyboard.type('Piso luminoso cerca del puerto.')
    await saved(page)
    await press(/^Seguir/)
    await step(page, 8)
    await expect(page.getByRole('heading', { name: 'Todo listo' })).toBeVisible()
    await press(/^Publicar/)
    await expect(page.getByRole('heading', { name: 'Ya está en el mercado' })).toBeVisible()
  })
})

test.describe('the portfolio', () => {
  test('keeps filters in the address, exports them, and changes several at once', async ({ page, request }) => {
    const profile = await registerAgency(request)
    const [one, two] = [await draft(request, profile), await draft(request, profile, { basics: { type: 'local', offers: [{ operation: 'A', price: 120_000 }] } })]
    await signIn(page, profile)
    await page.goto('/auth/cartera')
    await expect(page.locator('.dt tbody tr')).toHaveCount(2)
    await page.getByRole('button', { name: 'Tipo', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Local' }).click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/type=local/)
    await expect(page.locator('.dt tbody tr')).toHaveCount(1)
    await page.reload()
    await expect(page.locator('.dt tbody')).toContainText(two.ref)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const stream = await (await file).createReadStream()
    const text = Buffer.concat(await stream.toArray()).toString('utf8')
    expect(text).toContain(two.ref)
    expect(text).not.toContain(one.ref)

    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await page.getByRole('checkbox', { name: 'Seleccionar esta página' }).check()
    await page.getByRole('button', { name: 'Cambiar estado' }).click()
    await page.getByRole('dialog').getByLabel('Estado').selectOption('prospect')
    await page.getByRole('dialog').getByRole('button', { name: 'Cambiar estado' }).click()
    await expect.poll(async () => (await read(request, profile, one.id)).status).toBe('prospect')
    await expect(page.getByRole('toolbar')).toBeHidden()
  })

  test('a home is put away and comes back within ten seconds', async ({ page, request }) => {
    const profile = await registerAgency(request)
    const home = await draft(request, profile)
    await signIn(page, profile)
    await page.goto(`/auth/cartera/inmueble/${home.id}`)
    await page.getByRole('button', { name: 'Archivar' }).click()
    await expect.poll(async () => (await read(request, profile, home.id)).status).toBe('archived')
    await page.getByRole('button', { name: /^Deshacer/ }).click()
    await expect.poll(async () => (await read(request, profile, home.id)).status).toBe('draft')
  })

  test('another agency’s home is not there', async ({ page, request }) => {
    const [owner, stranger] = [await registerAgency(request), await registerAgency(request, { agency_name: 'Otra' })]
    const home = await draft(request, owner)
    await signIn(page, stranger)
    for (const path of ['', '/editar']) {
      await page.goto(`/auth/cartera/inmueble${path}/${home.id}`)
      await expect(page.getByRole('heading', { name: 'No encontramos esta casa' })).toBeVisible()
    }
  })
})

const LOOKS = [
  { name: 'on a phone of 360', width: 360, colorScheme: 'light' },
  { name: 'at 820', width: 820, colorScheme: 'light' },
  { name: 'at 1440', width: 1440, colorScheme: 'light' },
  { name: 'at 1440 in the dark', width: 1440, colorScheme: 'dark' },
] as const
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test.describe('every screen', () => {
  for (const { name, width, colorScheme } of LOOKS) {
    test(`has no fault for axe and nothing beyond the edge ${name}`, async ({ browser, request }) => {
      test.setTimeout(180_000)
      const profile = await registerAgency(request)
      const home = await publishHome(request, profile.token)
      const page = await (await browser.newContext({ locale: 'es-ES', colorScheme, viewport: { width, height: 800 } })).newPage()
      await signIn(page, profile)
      const wizard = `/auth/cartera/inmueble/editar/${home.id}`
      const screens: [string, string][] = [
        ['/auth/cartera', '.dt tbody tr'],
        [`/auth/cartera/inmueble/${home.id}`, '.fx-l'],
        ['/auth/cartera/inmueble/editar/nueva', '.acts'],
        [wizard, '.acts'],
        ...[2, 3, 4, 5, 6, 7, 8].map((n): [string, string] => [`${wizard}/step-${n}`, '.acts']),
      ]
      const faults: string[] = []
      for (const [address, sign] of screens) {
        await page.goto(address)
        await page.locator(sign).first().waitFor()
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (beyond > 0) faults.push(`${address}: ${beyond} px beyond the edge`)
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
        faults.push(...violations.map(({ id, nodes }) => `${address} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`))
      }
      expect(faults).toEqual([])
    })
  }
})
