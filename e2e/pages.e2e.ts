import { expect, test } from './journey'
import { newEmail, publishHome, registerProvedAgency } from './agency'
import { mailTo } from './outbox'
import { expectAccessible, listen, signedIn } from './screen'

const PAGES = [
  ['/faq', 'Preguntas frecuentes'],
  ['/nosotros', 'Nosotros'],
  ['/servicios', 'Para profesionales'],
  ['/construccion', 'Obra nueva en las Baleares'],
  ['/contacto', 'Contacto'],
  ['/politica-de-privacidad', 'Política de privacidad'],
  ['/condiciones', 'Condiciones de uso'],
  ['/politica-de-cookies', 'Política de cookies'],
  ['/auth/mobile', 'Llar en el móvil'],
  ['/auth/help/inmovilla', 'Venir desde Inmovilla'],
] as const

for (const [path, title] of PAGES) {
  test(`${path}: read in four languages without script, accessible, silent`, async ({
    page,
    request,
  }) => {
    for (const lang of ['en', 'ca', 'de']) {
      const reply = await request.get(`/${lang}${path}`)
      expect(reply.status()).toBe(200)
      const html = await reply.text()
      expect(html).toContain(`<html lang="${lang}"`)
      expect(html).toMatch(/<h1>[^<{]+<\/h1>/)
      // A key that has no words would stand for itself.
      expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(
        />(?:s|visitor|agent|footer|key|life|used)\.[\w.]+</,
      )
    }
    const said = listen(page)
    await page.setViewportSize({ width: 360, height: 800 })
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await expectAccessible(page)
    expect(said).toEqual([])
  })
}

test('a message to the operator, and one to an agency that waits in its inbox', async ({
  page,
  request,
  browser,
}) => {
  const profile = await registerProvedAgency(request, {
    agency_name: `Ses Cases ${Date.now().toString(36)}`,
  })
  await publishHome(request, profile.token, 'Casa de los mensajes')
  const { items } = (await (await request.get('/api/v1/agency/')).json()) as {
    items: { id: string; name: string; slug: string }[]
  }
  const agency = items.find(({ id }) => id === profile.agency_ids[0])
  const email = newEmail('nora')

  const visitor = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  const write = async (message: string) => {
    await visitor.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Nora')
    await visitor.getByRole('textbox', { name: /^Correo/ }).fill(email)
    await visitor.getByRole('textbox', { name: 'Mensaje' }).fill(message)
    await visitor.getByRole('button', { name: 'Enviar mensaje' }).click()
  }
  await visitor.goto('/')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click()
  await write('¿Cómo borro mi cuenta?')
  await expect(visitor.getByRole('alert').or(visitor.locator('.plain-error')).first()).toBeVisible()
  await expect(visitor.getByRole('checkbox')).toHaveAccessibleName(
    /responderme \(política de privacidad\)/,
  )
  await visitor.getByRole('checkbox').check()
  await visitor.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(
    visitor.getByText('Hemos recibido tu mensaje. Te responderemos por correo.'),
  ).toBeVisible()
  const mail = await mailTo('operator@e2e.example', '¿Cómo borro mi cuenta?')
  expect(mail.replyTo).toBe(email)

  await visitor.goto('/contacto')
  await visitor
    .getByRole('combobox', { name: '¿A quién escribes?' })
    .selectOption(agency?.name ?? '')
  await expect(visitor).toHaveURL(`/contacto?agencia=${agency?.slug}`)
  await expect(
    visitor.getByRole('heading', { name: `Tu mensaje para ${agency?.name}` }),
  ).toBeVisible()
  await visitor.getByRole('checkbox').check()
  await write('¿Lleváis alquileres en Sóller?')
  await expect(visitor.getByText(`Hemos enviado tu consulta a ${agency?.name}`)).toBeVisible()
  await visitor.context().close()

  const toAgent = await mailTo(profile.email, '¿Lleváis alquileres en Sóller?')
  const link = new URL(/https?:\/\/\S+chat=[\w-]+/.exec(toAgent.text)?.[0] ?? '')
  await signedIn(page, profile)
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('log').getByText('¿Lleváis alquileres en Sóller?')).toBeVisible()
  await expect(page.getByText('¿Cómo borro mi cuenta?')).toHaveCount(0)
})
