import { expect, test } from './journey'
import type { AgendaPage } from '../generated/model'
import { publishHome, registerProvedAgency } from './agency'
import { get, moveEvent, patch } from './arrange'
import { mailTo } from './outbox'
import { awake, expectAccessible, signedIn } from './screen'
import { sign } from './signature'

test('a visit is booked on a phone, and its sheet signed with the finger', async ({
  page,
  request,
  browser,
}) => {
  const agency = await registerProvedAgency(request)
  const home = await publishHome(request, agency.token, 'Casa del pozo')
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '10:00', to: '19:00' }))
  const hours = {
    windows: everyDay,
    lengthMinutes: 45,
    bufferMinutes: 15,
    noticeHours: 24,
    maxPerDay: 6,
    horizonDays: 14,
    autoConfirm: false,
  }
  await patch(request, agency, 'visit/hours/', hours)

  await signedIn(page, agency)
  await page.goto(`/auth/cartera/inmueble/${home.id}`)
  await page.getByRole('button', { name: 'Ofrecer en la ficha pública' }).click()
  await expect(page.getByText('La ficha pública ofrece visitas').first()).toBeVisible()

  const phone = await (
    await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'es-ES',
      hasTouch: true,
    })
  ).newPage()
  const silence: string[] = []
  phone.on('console', (message) =>
    message.type() === 'error' ? silence.push(message.text()) : undefined,
  )
  await phone.goto(`/inmueble/${home.id}`)
  await phone.getByRole('link', { name: 'Pedir visita' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Pedir visita' })).toBeVisible()
  await awake(phone)
  // Not the first hour there is: it may go by before it is asked for.
  await phone.getByRole('group', { name: 'Día' }).getByRole('radio').last().check({ force: true })
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
  const { items } = await get<AgendaPage>(
    request,
    agency,
    `agenda/?from=${from}&to=${new Date(Date.now() + 20 * 86_400_000).toISOString()}&propertyId=${home.id}`,
  )
  const event = items[0]
  expect(event?.status).toBe('requested')
  // The day of the visit has come.
  await moveEvent(request, agency, event?.id ?? '', new Date(Date.now() - 3_600_000), {
    version: event?.version,
    status: 'confirmed',
  })
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
})
