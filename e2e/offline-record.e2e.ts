import type { AgendaChange, AgendaEvent, Contact, Visit } from '../generated/model'
import { expect, test } from './journey'
import { publishHome, registerAgency } from './agency'
import { get, post, reprice } from './arrange'
import { kept } from './kept-reads'
import { lineTo } from './line'
import { expectAccessible, signedIn } from './screen'

test('in a basement a sheet is signed on the text that was kept, and the record shows what waits', async ({
  page,
  request,
  baseURL,
}) => {
  const line = await lineTo(String(baseURL))
  const admin = await registerAgency(request)
  const home = await publishHome(request, admin.token, 'Casa del pozo')
  const { id: contactId } = await post<Contact>(request, admin, 'contact/', {
    person: { kind: 'person', firstName: 'Joana', lastName: 'Mas' },
  })
  const { event } = await post<AgendaChange>(request, admin, 'agenda/', {
    kind: 'visit',
    title: 'Casa del pozo con Joana',
    startsAt: new Date(Date.now() - 600_000).toISOString(),
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    attendees: [{ contactId }],
    propertyIds: [home.id],
  })
  await signedIn(page, admin)
  await page.goto(`${line.url}/auth/perfil`)
  await page.getByRole('switch', { name: 'Este dispositivo es mío' }).click()
  await expect(page.getByText('Aquí hay guardados')).toBeVisible()
  // Asked ahead, with the text of its sheet.
  await expect
    .poll(async () =>
      (await kept(page)).reads.some((url) => url.includes(`${event.id}/sheet/?lan`)),
    )
    .toBe(true)

  await line.cut()
  const record = `${line.url}/auth/agenda/details?id=${event.id}`
  await page.goto(record)
  const sign = async (number: string) => {
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('article')).toContainText('Portal Vell')
    await sheet.getByLabel('Número', { exact: true }).fill(number)
    await sheet.getByLabel('Firmar escribiendo el nombre').first().check()
    await sheet.getByLabel('Escribe tu nombre completo').fill('Joana Mas')
    await sheet.getByRole('button', { name: 'Guardar la hoja firmada' }).click()
    await expect(sheet).toBeHidden()
  }
  await page.getByRole('button', { name: 'Firmar hoja' }).click()
  await sign('43111222X')
  await expect(page.getByText(/En este dispositivo, .* Por enviar/)).toBeVisible()
  await page.getByRole('button', { name: 'Anotar opinión' }).click()
  const interest = page.getByRole('group', { name: 'Interés, de 0 a 5' })
  await interest.getByRole('button', { name: '4' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Interés 4 de 5')).toBeVisible()
  await page.getByLabel('Resultado').fill('Vuelve el lunes')
  await page.getByRole('button', { name: 'Guardar resultado' }).click()
  await expect(page.getByText('Por enviar: Resultado')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Interés 4 de 5')).toBeVisible()
  await expect(page.getByLabel('Resultado')).toHaveValue('Vuelve el lunes')
  await expectAccessible(page)
  await page.goto(`${line.url}/auth/agenda?view=list`)
  await expect(
    page.getByRole('button', { name: /Casa del pozo con Joana Por enviar/ }),
  ).toBeVisible()

  await line.mend()
  await page.getByRole('button', { name: /3 por enviar/ }).click()
  await page.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect(page.getByText('No queda nada por enviar.')).toBeVisible()
  const visit = () => get<Visit>(request, admin, `visit/${event.id}/`)
  expect((await visit()).sheets.map(({ number, visitors }) => [number, visitors[0]?.name])).toEqual(
    [[1, 'Joana Mas']],
  )
  expect((await visit()).feedback.map(({ interest }) => interest)).toEqual([4])
  const { outcome } = await get<AgendaEvent>(request, admin, `agenda/${event.id}/`)
  expect(outcome).toBe('Vuelve el lunes')

  // Another price is another text: what was signed is not taken, and nothing of it is thrown away.
  await page.goto(record)
  await page.getByRole('button', { name: 'Corregir con otra' }).waitFor()
  await line.cut()
  await reprice(request, admin, home, 12_300_000)
  await page.getByRole('button', { name: 'Corregir con otra' }).click()
  await sign('43111222Y')
  await line.mend()
  await page.getByRole('button', { name: /1 por enviar/ }).click()
  await page.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect(page.getByText(/El texto de la hoja ha cambiado/)).toBeVisible()
  await page.getByRole('link', { name: /Joana Mas/ }).click()
  await expect(page.getByText(/No se ha podido guardar/)).toBeVisible()
  expect((await visit()).sheets.length).toBe(1)
  await page.getByRole('button', { name: 'Corregir con otra' }).click()
  await expect(page.getByRole('dialog').getByLabel('Número', { exact: true })).toHaveValue(
    '43111222Y',
  )
  await page.goto('about:blank')
  await line.cut()
})
