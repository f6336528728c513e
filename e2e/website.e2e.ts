import { expect, test, type APIRequestContext, type Page } from './journey'
import { SiteTemplate, type Profile, type Site } from '../generated/model'
import { newEmail, registerProvedAgency } from './agency'
import { patch, post } from './arrange'
import { signIn } from './home'
import { noBarriers } from './screen'
import { readyForSite, siteOf } from './site'

/** A new agency with two homes and all that the law asks of a company on its site. */
const newAgency = async (request: APIRequestContext): Promise<Profile> =>
  readyForSite(request, await registerProvedAgency(request))

/** A logo as its agency has it: two blocks of colour on white. */
const logo = (page: Page): Promise<Buffer> =>
  page
    .evaluate(async () => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 400, height: 200 })
      const paint = canvas.getContext('2d')
      for (const [color, x, width] of [
        ['#ffffff', 0, 400],
        ['#0f5132', 30, 200],
        ['#e0a458', 260, 80],
      ] as const) {
        if (!paint) continue
        paint.fillStyle = color
        paint.fillRect(x, color === '#ffffff' ? 0 : 40, width, color === '#ffffff' ? 200 : 120)
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    .then((data) => Buffer.from(data, 'base64'))

test.describe('as a new agency on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('as a new agency on a phone: published, colours of the logo, a language, a section by finger, undone the next day', async ({
    page,
    request,
    browser,
  }) => {
    test.slow()
    const profile = await newAgency(request)
    await signIn(page, profile)
    await page.goto('/auth/web')
    await page.getByRole('radio', { name: 'Tramuntana' }).click()
    await page.getByRole('button', { name: 'Crear mi web con Tramuntana' }).click()
    await page.getByRole('button', { name: 'Publicar la web' }).click()
    await expect(page.getByText('Publicada la versión 1')).toBeVisible()

    await page.getByRole('link', { name: 'Marca' }).click()
    await page
      .locator('.site-logo input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo(page) })
    await expect(page.getByText('Con estos colores')).toBeVisible()
    await noBarriers(page)
    await page.getByRole('button', { name: 'Usar estos colores' }).click()
    await expect(page.getByText('Colores puestos en el borrador')).toBeVisible()
    const branded = await siteOf(request, profile)
    expect(branded.draft.brand).toMatchObject({
      // As near as a compressed picture keeps them.
      colors: {
        primary: expect.stringMatching(/^#0[ef]5[0-3]3[0-4]$/),
        accent: expect.stringMatching(/^#[de].a[2-7]5/),
      },
      logo: { hash: expect.any(String) },
    })

    await page.getByRole('button', { name: 'Inglés' }).click()
    await expect
      .poll(async () => (await siteOf(request, profile)).draft.languages)
      .toEqual(['es', 'en'])

    await page.getByRole('link', { name: 'Secciones' }).click()
    const rows = page.locator('.site-section-row')
    const second = await rows.nth(1).innerText()
    const grip = await rows.nth(1).locator('.site-grip').boundingBox()
    const first = await rows.nth(0).boundingBox()
    if (!grip || !first) throw new Error('no rows')
    const client = await page.context().newCDPSession(page)
    const touch = (type: string, y?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: y === undefined ? [] : [{ x: grip.x + grip.width / 2, y }],
      })
    const from = grip.y + grip.height / 2
    await touch('touchStart', from)
    for (let step = 1; step <= 8; step += 1)
      await touch('touchMove', from + ((first.y + 4 - from) * step) / 8)
    await touch('touchEnd')
    await expect(rows.first()).toContainText(second.split('\n')[0] ?? '')
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
    const moved = await siteOf(request, profile)
    expect(moved.undo?.change).toMatchObject({ what: 'sectionsMoved', page: 'Inicio' })

    // The next day: another browser, which knows nothing but the session.
    const tomorrow = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const desk = await tomorrow.newPage()
    await signIn(desk, profile)
    await desk.goto('/auth/web/plantilla/contenido')
    await desk.getByRole('button', { name: /^Deshacer: Inicio: secciones en otro orden/ }).click()
    await expect(desk.getByText(/^Deshecho: Inicio: secciones en otro orden/)).toBeVisible()
    expect((await siteOf(request, profile)).draft.pages[0]?.sections).toEqual(
      branded.draft.pages[0]?.sections,
    )
    await tomorrow.close()
  })
})

test('acceptance 13: a section added, moved to the top, typed and published by keyboard alone', async ({
  page,
  request,
}) => {
  const profile = await newAgency(request)
  await post<Site>(request, profile, 'site/', { template: 'llevant' })
  await signIn(page, profile)
  await page.goto('/auth/web/plantilla/secciones')
  const reach = async (name: RegExp | string, role: 'button' | 'textbox' = 'button') => {
    const wanted = page.getByRole(role, { name }).first()
    await expect(wanted).toBeVisible()
    for (let presses = 0; presses < 150; presses += 1) {
      if (await wanted.evaluate((one) => one === document.activeElement)) return wanted
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches ${String(name)}`)
  }
  await reach('Añadir sección')
  await page.keyboard.press('Enter')
  await reach(/^Preguntas/)
  await page.keyboard.press('Enter')
  const row = page.locator('.site-section-choose', { hasText: 'Preguntas' })
  await expect(row).toBeVisible()
  await page.locator('body').press('Home')
  await reach(/^Preguntas/)
  const count = await page.locator('.site-section-row').count()
  for (let at = 1; at < count; at += 1) await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('.site-section-row').first()).toContainText('Preguntas')
  await reach(/^Título/, 'textbox')
  await page.keyboard.type('Lo que más nos preguntan')
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+Home')
  const publish = page.getByRole('button', { name: 'Publicar la web' })
  for (let presses = 0; presses < 150; presses += 1) {
    if (await publish.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Publicada la versión 1')).toBeVisible()
  const { draft, published } = await siteOf(request, profile)
  expect(published?.number).toBe(1)
  expect(draft.pages[0]?.sections[0]).toMatchObject({
    kind: 'faq',
    title: { es: 'Lo que más nos preguntan' },
  })
})

test.describe('for a stranger', () => {
  // Nothing of an earlier visit, not even an answer about cookies.
  test.use({ storageState: { cookies: [], origins: [] } })

  test('acceptance 18: no page of five templates sets a cookie, keeps anything or asks another host', async ({
    page,
    request,
    context,
  }) => {
    test.slow()
    const profile = await newAgency(request)
    const made = await post<Site>(request, profile, 'site/', { template: 'llevant' })
    const asked = new Set<string>()
    page.on('request', (one) => asked.add(new URL(one.url()).origin))
    const base = new URL(made.address).pathname
    const nothingKept = async (): Promise<void> =>
      expect([
        page.url(),
        ...(await page.evaluate(async () => [
          localStorage.length,
          sessionStorage.length,
          document.cookie,
          (await indexedDB.databases()).length,
          (await caches.keys()).length,
          (await navigator.serviceWorker.getRegistrations()).length,
        ])),
      ]).toEqual([page.url(), 0, 0, '', 0, 0, 0])
    for (const template of Object.values(SiteTemplate)) {
      const { version, draft } = await siteOf(request, profile)
      const languages = ['es', 'en'] as const
      const { digest } = await patch<Site>(request, profile, `site/${made.id}/`, {
        version,
        languages,
        brand: { ...draft.brand, template },
      })
      await post(request, profile, `site/${made.id}/publish/`, { digest }, 200)
      for (const lang of languages) {
        const below = lang === 'es' ? base : `${base}${lang}/`
        const html = await (await request.get(below)).text()
        expect(html).toContain(`class="${template}"`)
        const home = /\/(?:casa|home)\/[0-9a-f-]{36}\//.exec(html)?.[0].slice(1) ?? ''
        const paths = draft.pages.map(({ kind, slug }) =>
          kind === 'home' ? '' : kind === 'detail' ? home : `${slug[lang] ?? slug.es}/`,
        )
        expect(new Set(paths).size).toBe(7)
        for (const path of [...paths, 'no-hay/']) {
          const reply = await page.goto(below + path)
          expect([path, reply?.status()]).toEqual([path, path === 'no-hay/' ? 404 : 200])
          expect(reply?.headers()['set-cookie']).toBeUndefined()
          await nothingKept()
        }
        const contact = draft.pages.findIndex(({ kind }) => kind === 'contact')
        await page.goto(`${below}${paths[contact]}`)
        const form = page.locator('form.lead-form')
        await form.locator('[name=firstName]').fill('Ana')
        await form.locator('[name=email]').fill(newEmail('ana'))
        await form.locator('[name=message]').fill(`Hola, ${template}, ${lang}`)
        await form.locator('[name=consent]').check()
        await form.locator('button').click()
        await expect(page.locator('.thanks')).toBeVisible()
        await nothingKept()
        const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
        const picture = await page.goto(shared ?? '')
        expect([picture?.status(), picture?.headers()['set-cookie']]).toEqual([200, undefined])
        await nothingKept()
      }
    }
    expect(await context.cookies()).toEqual([])
    expect([...asked]).toEqual([new URL(page.url()).origin])
  })
})
