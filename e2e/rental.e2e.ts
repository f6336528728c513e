import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, type Page } from './journey'
import type { Profile } from '../generated/model'
import { newEmail, PASSWORD } from './agency'
import { mailTo } from './outbox'
import { expectAccessible, signedIn } from './screen'

test.use({ viewport: { width: 360, height: 780 } })

/**
 * Somebody of the programme: registers, proves the e-mail, is given the role as the operator gives
 * it, signs in.
 */
async function officerOf(page: Page): Promise<Profile> {
  const email = newEmail('programa')
  const person = {
    account: 'visitor',
    first_name: 'Caterina',
    last_name: 'Oliver',
    email,
    password: PASSWORD,
    accept_terms: true,
  }
  const made = await page.request.post('/api/v1/user/register/', { data: person })
  expect(made.status()).toBe(201)
  const { token: session } = (await made.json()) as Profile
  const token = /verify=([\w-]+)/.exec((await mailTo(email, 'verify=')).text)?.[1]
  const headers = { Authorization: `Token ${session}` }
  const proved = await page.request.post('/api/v1/user/verify-email/', { data: { token }, headers })
  expect(proved.ok()).toBe(true)
  await promisify(execFile)('node', ['scripts/role.ts', email, 'LLOGUER_SEGUR'], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  })
  return (await (
    await page.request.post('/api/v1/user/login/', { data: { email, password: PASSWORD } })
  ).json()) as Profile
}

test('an owner meets the conditions, a tenant does not and reads why; the programme finds both', async ({
  page,
  browser,
}) => {
  const officer = await officerOf(page)
  const [owner, tenant] = [newEmail('magdalena'), newEmail('joan')]

  await page.goto('/alquiler-seguro')
  await expect(page.getByText('No somos la administración.')).toBeVisible()
  await expect(
    page.getByRole('row', { name: /2\.100.*Ibiza, Formentera.*21\/10\/2024/s }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ofrecer una vivienda' }).click()

  await page.getByRole('radio', { name: 'Mallorca' }).check()
  await page
    .getByRole('group', { name: /gran tenedor/ })
    .or(page.getByRole('radiogroup', { name: /gran tenedor/ }))
    .getByRole('radio', { name: 'No' })
    .check()
  await page.getByLabel('La vivienda es tuya desde').fill('2012-04-01')
  await page.getByLabel('Renta que pides al mes').fill('1.200')
  await page
    .getByRole('radiogroup', { name: /empadronado/ })
    .getByRole('radio', { name: 'No' })
    .check()
  await expect(page.getByText('Cumples las condiciones publicadas.')).toBeVisible()
  await page.getByLabel('Dirección de la vivienda').fill('Carrer Major 3, Inca')
  await page.getByLabel('Nombre y apellidos').fill('Magdalena Ferrà')
  await page.getByLabel('Correo electrónico').fill(owner)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Enviar el formulario' }).click()
  await expect(page.getByRole('status').getByRole('heading')).toHaveText(
    /^Hemos recibido tu expediente LS-/,
  )
  const reference = (await mailTo(owner)).subject.split(' ').at(-1) ?? ''

  // What somebody chooses and writes before the page's code is there stays, and is heard of.
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/alquiler-seguro/formulario?side=tenant', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Menorca' }).check()
  await page.getByLabel('Empadronado en las Illes Balears desde').fill('2010-01-01')
  code.resolve()
  await page.getByLabel('Renta que podrías pagar al mes').fill('1.000')
  await page.getByLabel('Ingresos brutos al año').fill('24.000')
  await expect(
    page.getByText(
      /La renta pasa del 40 % de los ingresos: con estos ingresos puede ser de 800.€ al mes/,
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nombre y apellidos').last().fill('Joan Pons')
  await page.getByLabel('Correo electrónico').fill(tenant)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Enviar el formulario' }).click()
  // The household is checked by the server and named at its field.
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Nombre y apellidos').first().fill('Joan Pons')
  await page.getByLabel('Fecha de nacimiento').fill('1990-02-03')
  await page.getByRole('button', { name: 'Enviar el formulario' }).click()
  await expect(
    page.getByRole('status').getByText('No cumples todas las condiciones publicadas.'),
  ).toBeVisible()

  const desk = await (
    await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'es-ES' })
  ).newPage()
  await signedIn(desk, officer)
  await desk.goto('/auth/perfil')
  await desk.getByRole('link', { name: 'Expedientes' }).click()
  const queues = desk.getByRole('navigation', { name: 'Expedientes por cola' })
  await queues.getByRole('link', { name: 'Inquilinos' }).click()
  await desk
    .getByRole('button', { name: /^Joan Pons/ })
    .first()
    .click()
  await expect(desk.getByText('24.000,00 € al año')).toBeVisible()
  await queues.getByRole('link', { name: 'Propietarios' }).click()
  await desk.getByRole('searchbox').fill(reference)
  await desk.keyboard.press('Enter')
  const file = desk.getByRole('button', { name: new RegExp(`^Magdalena Ferrà.*${reference}`) })
  await file.click()
  await expect(desk.getByText('Carrer Major 3, Inca', { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: 'Me lo quedo' }).click()
  await expect(queues.getByRole('link', { name: 'Míos 1' })).toBeVisible()
  await desk.getByRole('button', { name: 'Pedir los documentos' }).click()
  await expect(desk.getByText('Tus cambios se han guardado')).toBeVisible()
  await expectAccessible(desk)
  expect((await mailTo(owner, 'documentación')).subject).toContain('documentación')

  // The owner sends a paper from the phone, without an account; each opening of it is a line.
  await desk.getByRole('button', { name: 'Pedir documentos' }).click()
  await desk.getByRole('button', { name: 'Enviar el correo' }).click()
  await expect(desk.getByRole('dialog', { name: /^Enviado a / })).toBeVisible()
  await desk.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click()
  const { text } = await mailTo(owner, '/alquiler-seguro/documentos/')
  await page.goto(/\/alquiler-seguro\/documentos\/\S+/.exec(text)?.[0] ?? '')
  await expect(page.getByText('Documento de identidad').first()).toBeVisible()
  await page.getByLabel('Elegir archivos').setInputFiles({
    name: 'dni.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  })
  await expect(page.getByText('dni.pdf')).toBeVisible()
  await expectAccessible(page)
  await desk.reload()
  await file.click()
  const paper = desk.getByRole('button', { name: 'dni.pdf', exact: true })
  const [download] = await Promise.all([desk.waitForEvent('download'), paper.click()])
  expect(download.suggestedFilename()).toBe('dni.pdf')
  const opened = desk.getByRole('region', { name: 'Quién lo ha abierto' })
  await expect(opened.getByText('dni.pdf')).toBeVisible()
  await desk.context().close()
})

test('without JavaScript the pages read and lead on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  const page = await context.newPage()
  await page.goto('/alquiler-seguro')
  await expect(page.getByText('Paga como máximo')).toHaveCount(2)
  await page.getByRole('link', { name: 'Buscar vivienda' }).click()
  await expect(page.getByText('hace falta JavaScript')).toBeVisible()
  await expect(page.getByLabel('Ingresos brutos al año')).toBeVisible()
  await page.goto('/program')
  await expect(page.getByRole('link', { name: 'Crear una cuenta de referido' })).toHaveAttribute(
    'href',
    '/?register=referrer',
  )
  await context.close()
})
