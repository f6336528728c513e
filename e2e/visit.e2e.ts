import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import type { AgendaPage, Property } from '../generated/model'
import { publishHome, registerAgency } from './agency'
import { mailTo } from './outbox'
import { awake, expectAccessible, signedIn } from './screen'

/** A wave, drawn with the pointer down. */
async function sign(page: Page): Promise<void> {
  const pad = page.locator('svg[data-signature]').first()
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is no field to sign in')
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  for (let at = 0; at < 30; at += 1) await page.mouse.move(box.x + 40 + at * 6, box.y + 60 + Math.sin(at / 2) * 25)
  await page.mouse.up()
}

test('a visit is booked on a phone, signed with the finger, talked over, and ends in a sale', async ({ page, request, browser }) => {
  const agency = await registerAgency(request)
  const headers = { authorization: `Token ${agency.token}` }
  const home = await publishHome(request, agency.token, 'Casa del pozo')
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '10:00', to: '19:00' }))
  const hours = { windows: everyDay, lengthMinutes: 45, bufferMinutes: 15, noticeHours: 24, maxPerDay: 6, horizonDays: 14, autoConfirm: false }
  expect((await request.patch('/api/v1/visit/hours/', { headers, data: hours })).status()).toBe(200)

  await signedIn(page, agency)
  await page.goto(`/auth/cartera/inmueble/${home.id}`)
  await page.getByRole('button', { name: 'Ofrecer en la ficha pública' }).click()
  await expect(page.getByText('La ficha pública ofrece visitas').first()).toBeVisible()

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'es-ES', hasTouch: true })).newPage()
  const silence: string[] = []
  phone.on('console', (message) => (message.type() === 'error' ? silence.push(message.text()) : undefined))
  await phone.goto(`/inmueble/${home.id}`)
  await phone.getByRole('link', { name: 'Pedir visita' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Pedir visita' })).toBeVisible()
  await awake(phone)
  await phone.getByRole('group', { name: 'Hora' }).getByRole('radio').first().check({ force: true })
  await phone.getByLabel('Nombre y apellidos').fill('Klaus Brandt')
  await phone.getByLabel(/^Correo/).fill('klaus@e2e.example')
  await phone.getByRole('checkbox').check()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Pedir esta hora' }).click()
  await expect(phone.getByText('Visita pedida. Portal Vell te contestará pronto')).toBeVisible()
  expect((await mailTo('klaus@e2e.example', 'Casa del pozo')).text).toContain('/busqueda/visita/')
  await phone.getByRole('link', { name: 'Cambiar la hora o cancelar' }).click()
  await expect(phone.getByText('Pedida', { exact: true })).toBeVisible()
  expect(silence).toEqual([])
  await phone.context().close()

  const from = new Date().toISOString()
  const { items } = (await (await request.get(`/api/v1/agenda/?from=${from}&to=${new Date(Date.now() + 20 * 86_400_000).toISOString()}&propertyId=${home.id}`, { headers })).json()) as AgendaPage
  const event = items[0]
  expect(event?.status).toBe('requested')
  // The day of the visit has come.
  const startsAt = new Date(Date.now() - 3_600_000)
  const moved = await request.patch(`/api/v1/agenda/${event?.id}/`, { headers, data: { version: event?.version, status: 'confirmed', startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 2_700_000).toISOString() } })
  expect(moved.status(), await moved.text()).toBe(200)
  await page.goto(`/auth/agenda/details?id=${event?.id}`)
  await page.getByRole('button', { name: 'Firmar hoja' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('article', { name: 'Hoja de visita' })).toContainText('Portal Vell')
  await sheet.getByLabel('Número', { exact: true }).fill('C01X00T47')
  await sheet.getByRole('button', { name: 'Guardar la hoja firmada' }).click()
  await expect(sheet.getByText('Falta la firma')).toBeVisible()
  await sign(page)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Guardar la hoja firmada' }).click()
  await page.getByRole('button', { name: 'Comprobar la hoja 1' }).click()
  await expect(page.getByText('La hoja guardada es la que se firmó')).toBeVisible()

  await page.getByRole('button', { name: 'Anotar opinión' }).click()
  await page.getByRole('group', { name: 'Interés, de 0 a 5' }).getByRole('button', { name: '5' }).click()
  await page.getByRole('group', { name: 'Le gusta', exact: true }).getByRole('button', { name: 'Luz' }).click()
  await page.getByRole('group', { name: 'Siguiente paso' }).getByRole('button', { name: 'Hará una oferta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Interés 5 de 5')).toBeVisible()

  await page.goto(`/auth/cartera/inmueble/${home.id}`)
  await page.getByRole('button', { name: 'Anotar oferta' }).click()
  await page.getByRole('combobox', { name: 'Quién la hace' }).fill('Klaus')
  await page.getByRole('option', { name: /^Klaus Brandt/ }).click()
  await page.getByRole('dialog').getByLabel('Importe').fill('900000')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  const offers = page.locator('#ofertas')
  const act = async (button: string, confirm = button) => {
    await offers.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await act('Enviar a la propiedad')
  await act('Aceptar')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reservada')
  await act('Firmar arras')
  await expect(offers.getByRole('listitem').filter({ hasText: 'Arras' }).first()).toBeVisible()
  expect((await new AxeBuilder({ page }).include('#ofertas').analyze()).violations).toEqual([])
  await act('Cerrar la operación')
  await expect(offers.getByText('Cerrada', { exact: true }).first()).toBeVisible()
  const sold = (await (await request.get(`/api/v1/property/${home.id}/`, { headers })).json()) as Property
  expect([sold.status, sold.substatus]).toEqual(['closed', 'RENTED_OR_SOLD'])
})
