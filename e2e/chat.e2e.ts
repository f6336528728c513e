import { expect, test, type APIRequestContext } from './journey'
import type { Chat, Profile } from '../generated/model'
import { PASSWORD, picture, publishHome, registerAgency, registerVisitor } from './agency'
import { post } from './arrange'
import { expectAccessible, signedIn } from './screen'

let sent = 0
const say = (request: APIRequestContext, who: Profile, id: string, text: string): Promise<object> =>
  post(request, who, `chat/${id}/message/`, { clientId: `e2e-${Date.now()}-${(sent += 1)}`, text })

const openChat = (request: APIRequestContext, who: Profile, propertyId: string): Promise<Chat> =>
  post(request, who, 'chat/', { propertyId }, 200)

test('a visitor writes from a home on a phone; the agent answers on a desk; both see it as it happens', async ({
  browser,
  request,
}) => {
  const agency = await registerAgency(request)
  const home = await publishHome(request, agency.token, 'Casa de los naranjos')
  const klaus = await registerVisitor(request, 'Klaus', 'Brandt')

  const desk = await (
    await browser.newContext({ locale: 'es-ES', viewport: { width: 1440, height: 900 } })
  ).newPage()
  await signedIn(desk, agency)
  await desk.goto('/auth/mensajes')
  await expect(desk.getByText('Todavía no hay conversaciones')).toBeVisible()

  // Not signed in: the button asks first, and leads on to the conversation.
  const phone = await (
    await browser.newContext({
      locale: 'es-ES',
      viewport: { width: 360, height: 780 },
      hasTouch: true,
    })
  ).newPage()
  const asked: string[] = []
  phone.on('request', (one) => asked.push(one.url()))
  await phone.goto(`/inmueble/${home.id}`)
  await phone.getByRole('link', { name: 'Chatear' }).click()
  const dialog = phone.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Correo/ }).fill(klaus.email)
  await dialog
    .getByLabel(/^Contraseña/)
    .first()
    .fill(PASSWORD)
  await dialog
    .getByRole('button', { name: /^(Entrar|Iniciar sesión)$/ })
    .last()
    .click()
  await phone.waitForURL(/\/auth\/mensajes\?chat=/)
  const field = phone.getByRole('textbox', { name: 'Escribe un mensaje' })
  await field.fill('Guten Tag')
  await field.press('Shift+Enter')
  await field.pressSequentially('ist das Haus noch frei?')
  await field.press('Enter')
  await expect(phone.getByRole('log').getByText('ist das Haus noch frei?')).toBeVisible()
  await expectAccessible(phone)

  // The agent sees it come, is told by the rail, opens it and answers with a file.
  await expect(
    desk
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: /Mensajes 1 sin responder/ }),
  ).toBeVisible()
  await desk
    .getByRole('region', { name: 'Conversaciones' })
    .getByRole('link', { name: /Klaus Brandt/ })
    .click()
  await expect(desk.getByRole('log').getByText('ist das Haus noch frei?')).toBeVisible()
  await expect(phone.getByText('Leído')).toBeVisible()
  const answer = desk.getByRole('textbox', { name: 'Escribe un mensaje' })
  await answer.pressSequentially('Sí,')
  await expect(phone.getByText('Aina Ferrer está escribiendo')).toBeVisible()
  await desk
    .getByLabel('Adjuntar fotos o PDF')
    .setInputFiles({ name: 'patio.png', mimeType: 'image/png', buffer: picture(90, 640, 480) })
  await answer.pressSequentially(' sigue libre')
  await answer.press('Enter')
  await expect(phone.getByRole('log').getByText('Sí, sigue libre')).toBeVisible()
  await expect(phone.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await expect(desk.getByText('Leído')).toBeVisible()
  await expectAccessible(desk)
  // Nothing of Firebase is set up here, so nothing of it is asked for.
  expect(asked.filter((url) => /firebase/i.test(url))).toEqual([])
  await phone.context().close()
  await desk.context().close()
})

test('what does not leave stays; a draft outlives a reload; older messages load without a jump', async ({
  page,
  context,
  request,
}) => {
  const agency = await registerAgency(request)
  const home = await publishHome(request, agency.token)
  const klaus = await registerVisitor(request, 'Klaus', 'Brandt')
  const { id } = await openChat(request, klaus, home.id)
  for (let n = 1; n <= 215; n += 1) await say(request, klaus, id, `Mensaje ${n}`)
  await signedIn(page, klaus)
  await page.goto(`/auth/mensajes?chat=${id}`)
  const log = page.getByRole('log')
  await expect(log.getByText('Mensaje 215', { exact: true })).toBeInViewport()
  await expect(log.getByText('Mensaje 15', { exact: true })).toHaveCount(0)
  await log.evaluate((element) => {
    element.scrollTop = 150
  })
  await expect(log.getByText('Mensaje 1', { exact: true })).toHaveCount(1)
  await expect(log.getByText('Mensaje 17', { exact: true })).toBeInViewport()

  const field = page.getByRole('textbox', { name: 'Escribe un mensaje' })
  await context.setOffline(true)
  await field.fill('Sin cobertura en la cala')
  await field.press('Enter')
  await expect(page.getByText('No se ha enviado: no hay conexión')).toBeVisible()
  await field.fill('Un borrador')
  await context.setOffline(false)
  // The line is back: it goes out by itself, once.
  await expect(page.getByText('No se ha enviado: no hay conexión')).toHaveCount(0)
  await expect(log.getByText('Sin cobertura en la cala')).toHaveCount(1)
  await page.reload()
  await expect(field).toHaveValue('Un borrador')
  await expect(log.getByText('Sin cobertura en la cala')).toHaveCount(1)

  await page.getByRole('button', { name: 'Retirar' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
  await expect(log.getByText('mensaje retirado')).toBeVisible()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Bloquear' }).click()
  await expect(
    page.getByText('Has bloqueado esta conversación. Puedes desbloquearla en el menú.'),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(field).toBeVisible()
  await page.goto('/auth/mensajes?chat=00000000-0000-7000-8000-000000000000')
  await expect(page.getByText('Esta conversación no es tuya')).toBeVisible()
})
