import { expect, test, type Page } from './journey'
import { newEmail, publishHome, registerAgency } from './agency'
import { mailTo } from './outbox'
import { awake, expectAccessible, signedIn } from './screen'

/** Opens the dialog that keeps a search; before the page has its script a press does nothing. */
async function openKeeping(page: Page): Promise<void> {
  await awake(page)
  await page.getByRole('button', { name: /^(Guardar búsqueda|Avísame cuando haya una)$/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The way of a link in a mail. */
const way = (text: string, pattern: RegExp): string => {
  const url = new URL(pattern.exec(text)?.[0] ?? '')
  return url.pathname + url.search
}

test('an alert without an account: asked for, confirmed by mail, told of a new home, ended without a script', async ({
  page,
  request,
  browser,
}) => {
  const agency = await registerAgency(request)
  const email = newEmail('klaus')
  await page.goto('/busqueda/venta/soller?bedroomsMin=4')
  await openKeeping(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/en venta en Sóller/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Avisarme' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Tu correo: Rellena este campo')
  await dialog.getByLabel('Tu correo').fill(email)
  await dialog.getByLabel('En cuanto se publique').check()
  await dialog.getByLabel(/^Acepto que/).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Avisarme' }).click()
  await expect(dialog.getByText('Te hemos enviado un correo')).toBeVisible()

  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  ).newPage()
  const alert = way((await mailTo(email)).text, /https?:\/\/\S+\/alerta\/[\w-]+/)
  // An older mail's address of the same page.
  await plain.goto(`/?alert=${alert.split('/').at(-1)}`)
  await plain.getByRole('button', { name: 'Confirmar el aviso' }).click()
  await expect(plain.getByText('Confirmado. Te escribiremos cuando haya novedades.')).toBeVisible()
  await page.goto(alert)
  await expectAccessible(page)

  const home = await publishHome(request, agency.token, 'Casa de la palmera')
  await expect(async () => void (await mailTo(email, home.id))).toPass({ timeout: 600_000 })
  const told = await mailTo(email, home.id)
  expect(told.subject).toContain('inmueble')

  await plain.goto(way(told.text, /https?:\/\/\S+\/baja\/[\w-]+/))
  await plain.getByRole('button', { name: 'Darme de baja' }).click()
  await expect(plain.getByRole('heading', { name: 'Ya no te escribiremos' })).toBeVisible()
  await plain.context().close()
})

test('a search kept in an account is changed, paused, deleted and taken back', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  await signedIn(page, profile)
  await page.goto('/busqueda/venta/menorca')
  await openKeeping(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Menorca')
  await dialog.getByRole('button', { name: 'Guardar búsqueda' }).click()
  await expect(dialog.getByText('Te avisaremos cada mañana a las 8')).toBeVisible()
  await page.goto('/auth/busquedas')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cambiar Menorca' }).click()
  await dialog.getByLabel('Los lunes a las 8').check()
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Los lunes · Correo, En Llar')).toBeVisible()
  await page.getByRole('button', { name: 'Pausar Menorca' }).click()
  await expect(page.getByText('En pausa')).toBeVisible()
  await page.getByRole('button', { name: 'Borrar Menorca' }).click()
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await page.getByRole('link', { name: 'Menorca', exact: true }).click()
  await expect(page).toHaveURL(/\/busqueda\/venta\/menorca/)
})
