import type { AgendaChange, AgendaEvent, Contact, ContactEntryPage } from '../generated/model'
import { expect, test } from './journey'
import { registerAgency } from './agency'
import { get, patch, post } from './arrange'
import { kept } from './kept-reads'
import { lineTo } from './line'
import { expectAccessible, signedIn } from './screen'

const DAY_MS = 86_400_000

test('on one’s own device the desk opens while the server is gone, and writes wait', async ({
  page,
  request,
  baseURL,
}) => {
  const line = await lineTo(String(baseURL))
  const refused: string[] = []
  page.on('console', (said) => {
    if (said.text().includes('Content Security Policy')) refused.push(said.text())
  })
  const admin = await registerAgency(request)
  const { id } = await post<Contact>(request, admin, 'contact/', {
    person: { kind: 'person', firstName: 'Joana', lastName: 'Mas' },
  })
  const startsAt = new Date(Date.now() + DAY_MS).toISOString()
  const endsAt = new Date(Date.now() + DAY_MS + 3_600_000).toISOString()
  const { event } = await post<AgendaChange>(request, admin, 'agenda/', {
    kind: 'meeting',
    title: 'Firma en el sótano',
    startsAt,
    endsAt,
    attendees: [{ contactId: id }],
  })
  await signedIn(page, admin)
  await page.goto(`${line.url}/auth/perfil`)
  expect(await kept(page)).toEqual({ reads: [], caches: [] })
  const mine = page.getByRole('switch', { name: 'Este dispositivo es mío' })
  await mine.click()
  await expect(page.getByText('Aquí hay guardados')).toBeVisible()
  await expectAccessible(page)
  const entries = `/api/v1/contact/${id}/entry/?limit=30`
  await expect.poll(async () => (await kept(page)).reads).toContain(entries)

  await line.cut()
  await page.goto(`${line.url}/auth/agenda?view=list`)
  await expect(page.getByText('Firma en el sótano')).toBeVisible()
  await expect(page.getByRole('button', { name: /Datos de las \d\d:\d\d/ })).toBeVisible()
  await page.goto(`${line.url}/auth/agenda/details?id=${event.id}`)
  await page.getByLabel('Resultado').fill('Firmado')
  await page.getByRole('button', { name: 'Guardar resultado' }).click()
  await page.getByRole('button', { name: /1 por enviar/ }).waitFor()
  // Meanwhile somebody else changes something else of it.
  const changed = { version: event.version, title: 'Firma en la notaría' }
  await patch(request, admin, `agenda/${event.id}/`, changed)
  await page.getByRole('link', { name: 'Joana Mas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Joana Mas' })).toBeVisible()
  await page.getByLabel('Qué conviene recordar').fill('Tiene las llaves')
  await page.getByRole('button', { name: 'Anotar', exact: true }).click()
  const waits = page.getByRole('button', { name: /2 por enviar/ })
  await waits.waitFor()
  await page.reload()
  await waits.click()
  await expect(page.getByRole('dialog').getByText('Tiene las llaves')).toBeVisible()

  await line.mend()
  await page.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect(page.getByText('No queda nada por enviar.')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  const { items } = await get<ContactEntryPage>(request, admin, `contact/${id}/entry/`)
  expect(items.filter(({ text }) => text === 'Tiene las llaves')).toHaveLength(1)
  const { title, outcome } = await get<AgendaEvent>(request, admin, `agenda/${event.id}/`)
  expect([title, outcome]).toEqual(['Firma en la notaría', 'Firmado'])
  expect(refused).toEqual([])

  await page.goto(`${line.url}/auth/perfil`)
  await mine.click()
  await expect(page.getByText('Desactivado. No lo actives')).toBeVisible()
  expect(await kept(page)).toEqual({ reads: [], caches: [] })
  await page.goto('about:blank')
  await line.cut()
})
