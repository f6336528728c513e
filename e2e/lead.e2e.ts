import { expect, test } from './journey'
import { newEmail, publishHome, registerAgency, registerProvedAgency } from './agency'
import { enquire } from './arrange'
import { mailTo } from './outbox'
import { expectAccessible, signedIn } from './screen'

test('a visitor asks about a home; the agent sees it, answers, discards and takes it back', async ({
  page,
  request,
  browser,
}) => {
  const profile = await registerProvedAgency(request)
  const home = await publishHome(request, profile.token, 'Casa de los naranjos')
  const email = newEmail('sofie')

  const visitor = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await visitor.goto(`/inmueble/${home.id}`)
  const form = visitor
    .locator('form')
    .filter({ has: visitor.getByRole('textbox', { name: 'Mensaje' }) })
  await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Sofie')
  await form.getByRole('textbox', { name: /^Correo/ }).fill(email)
  await form.getByRole('textbox', { name: /^Teléfono/ }).fill('+46 8 123 456 00')
  await form.getByRole('textbox', { name: 'Mensaje' }).fill('Kan vi besöka huset i december?')
  await form.getByRole('radio', { name: 'WhatsApp' }).check()
  await form.getByRole('checkbox').check()
  await form.getByRole('button').last().click()
  await expect(visitor.getByText('Hemos enviado tu consulta a Portal Vell')).toBeVisible()
  await visitor.context().close()

  const toAgent = await mailTo(profile.email, 'Sofie')
  expect(toAgent.replyTo).toBe(email)
  expect((await mailTo(email)).subject).toContain('Casa de los naranjos')

  const link = new URL(/https?:\/\/\S+chat=[\w-]+/.exec(toAgent.text)?.[0] ?? '')
  await signedIn(page, profile)
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('log').getByText('Kan vi besöka huset i december?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible() // read here is read in the bell
  // Links of earlier mails lead to the line on the dashboard.
  await page.goto(`/auth/dashboard?lead=${link.searchParams.get('chat') ?? ''}`)
  const line = page.getByRole('button', { name: /^Sofie (espera respuesta|acaba de escribir)/ })
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Kan vi besöka huset i december?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/46812345600/,
  )
  await expect(page.getByRole('link', { name: `Escribir a ${email}` })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  // The answer itself is written in the inbox, where templates are and where it stays with the
  // question.
  await expect(page.getByRole('link', { name: 'Responder en Mensajes' })).toHaveAttribute(
    'href',
    link.pathname + link.search,
  )
  await expectAccessible(page)

  await page.getByLabel('Nota para el equipo').fill('Viene el 12')
  await page.getByLabel('Nota para el equipo').blur()
  await expect(page.getByText('Tus cambios se han guardado')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByText('Consulta de Sofie descartada')).toBeVisible()
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(line).toBeVisible()
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click()
  await page.getByRole('button', { name: 'Marcar como respondida' }).click()
  await page
    .getByRole('navigation', { name: 'Consultas por estado' })
    .getByRole('link', { name: /^Respondidas/ })
    .click()
  await expect(page.getByRole('button', { name: /^Sofie, respuesta en/ })).toBeVisible()
  await page.getByRole('searchbox').fill('besoka december')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Sofie/ })).toBeVisible()
  await page.getByRole('searchbox').fill('nadie')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nada con esas palabras')).toBeVisible()
})

test('the desk fits 360, 820 and 1440 px and axe finds nothing', async ({ page, request }) => {
  const profile = await registerAgency(request)
  const home = await publishHome(request, profile.token)
  for (const firstName of ['Klaus', 'Marta']) {
    await enquire(request, home, {
      firstName,
      email: newEmail(firstName.toLowerCase()),
      message: 'x'.repeat(300),
    })
  }
  await page.setViewportSize({ width: 360, height: 900 })
  await signedIn(page, profile)
  await page.goto('/auth/dashboard')
  await page.getByRole('button', { name: /^Marta (espera respuesta|acaba de escribir)/ }).click()
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('button', { name: 'Marcar como respondida' })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await expectAccessible(page)
    }
  }
})
