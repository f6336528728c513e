import { expect, test, type APIRequestContext, type Page } from './journey'
import type { AgendaChange, AgendaPage, Profile } from '../generated/model'
import { ownName, registerAgency } from './agency'
import { get, post } from './arrange'
import { signIn } from './home'
import { expectAccessible } from './screen'

/** The clock of the islands today at an hour, as an instant. */
function today(hour: number, minutes = 0): string {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' })
  const guess = new Date(
    `${day}T${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00Z`,
  )
  const shown = Date.parse(
    `${guess.toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).replace(' ', 'T')}Z`,
  )
  return new Date(2 * guess.getTime() - shown).toISOString()
}

const addEvent = (
  request: APIRequestContext,
  profile: Profile,
  data: object,
): Promise<AgendaChange> => post(request, profile, 'agenda/', data)

async function startOf(
  request: APIRequestContext,
  profile: Profile,
  title: string,
): Promise<string | undefined> {
  const { items } = await get<AgendaPage>(request, profile, 'agenda/')
  return items.find((item) => item.title === title)?.startsAt
}

/** Drags an event of the grid down by a distance. */
async function drag(page: Page, title: string, by: number): Promise<void> {
  const event = page.locator('.agenda-event', { hasText: title })
  // Waits until it stands still: while the grid measures itself it moves by a whole column.
  await event.hover({ position: { x: 20, y: 8 } })
  const box = await event.boundingBox()
  if (!box) throw new Error(`${title} is on the screen`)
  const [x, y] = [box.x + box.width / 2, box.y + 8]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + by / 2, { steps: 6 })
  await page.mouse.move(x, y + by, { steps: 6 })
  await page.mouse.up()
}

test.describe('the diary', () => {
  // Whoever looks from elsewhere still sees the hours of the islands.
  test.use({ timezoneId: 'America/New_York' })

  test('a visit is written, dragged to another hour and put back; it warns of a clash and is marked as done', async ({
    page,
    request,
  }) => {
    const profile = await registerAgency(request)
    await addEvent(request, profile, {
      kind: 'call',
      title: 'Llamada al banco',
      startsAt: today(10),
      endsAt: today(11),
    })
    await signIn(page, profile)
    await page.goto('/auth/agenda')
    await expect(page.locator('.agenda-event', { hasText: 'Llamada al banco' })).toContainText(
      '10:00',
    )
    await page.getByRole('link', { name: 'Cita', exact: true }).click()
    // In the evening the form proposes the next day.
    await page.getByLabel('Día', { exact: true }).fill(today(10).slice(0, 10))
    await page.getByLabel('Desde').fill('10:30')
    await page.getByLabel('Título').fill('Visita con Klaus')
    await page.getByLabel('Otra persona, por correo').fill('klaus@e2e.example')
    await page.getByLabel('Otra persona, por correo').press('Enter')
    await expect(page.getByText('ya tiene «Llamada al banco» de 10:00 a 11:00')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Guardar cita' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Visita con Klaus')
    await expect(page.getByText('klaus@e2e.example')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/auth/agenda')
    await expect(page.locator('.agenda-event', { hasText: 'Visita con Klaus' })).toBeVisible()
    const row = await page.locator('.agenda-event', { hasText: 'Llamada al banco' }).boundingBox()
    await drag(page, 'Visita con Klaus', ((row?.height ?? 48) + 2) * 2)
    await page.getByRole('button', { name: /^Deshacer/ }).click()
    await expect.poll(() => startOf(request, profile, 'Visita con Klaus')).toBe(today(10, 30))
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Lista' }).click()
    await expect(page).toHaveURL(/view=list/)
    await page.locator('button[data-event]').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page
      .getByRole('complementary', { name: 'Detalle' })
      .getByRole('link', { name: 'Abrir' })
      .click()
    await page.getByRole('button', { name: 'Hecha' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hecha')
  })

  test('a series moves by one, and other calendars read and bring events', async ({
    page,
    request,
  }) => {
    const profile = await registerAgency(request)
    await addEvent(request, profile, {
      kind: 'meeting',
      title: 'Equipo',
      startsAt: today(9),
      endsAt: today(10),
      rrule: 'FREQ=DAILY;COUNT=3',
    })
    await signIn(page, profile)
    await page.goto('/auth/agenda?view=list')
    await page.locator('button[data-event]').first().click()
    await page.getByRole('link', { name: 'Abrir' }).click()
    await expect(page.getByText('Cada día, 3 veces')).toBeVisible()
    await page.getByRole('button', { name: 'Borrar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()
    await expect(page).toHaveURL(/\/auth\/agenda\?/)
    await page.getByRole('button', { name: 'Lista' }).click()
    await expect(page.locator('button[data-event]')).toHaveCount(2)

    await page.getByRole('button', { name: 'Suscribir e importar' }).click()
    await page.getByRole('button', { name: 'Crear dirección' }).click()
    const url = await page.getByLabel('Dirección').inputValue()
    const feed = await request.get(new URL(url).pathname)
    expect(await feed.text()).toContain('RRULE:FREQ=DAILY;COUNT=3')
    await page
      .getByLabel(/Archivo .ics/)
      .setInputFiles({ name: 'x.ics', mimeType: 'text/calendar', buffer: Buffer.from('hola') })
    await expect(page.getByRole('alert')).toContainText('BEGIN:VCALENDAR')
    // The double of Google has one diary for all: a retry finds there what its first try saved.
    const dentist = ownName('Dentista')
    const start = today(18).replace(/[-:]|\.\d{3}/g, '')
    await page.getByLabel(/Archivo .ics/).setInputFiles({
      name: 'y.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(
        'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:y@e2e\r\n' +
          `SUMMARY:${dentist}\r\nDTSTART:${start}\r\nDURATION:PT1H\r\nEND:VEVENT\r\n` +
          'BEGIN:VEVENT\r\nUID:z@e2e\r\nSUMMARY:Sin fecha\r\nEND:VEVENT\r\n' +
          'END:VCALENDAR\r\n',
      ),
    })
    await expect(page.getByText('1 cita en el archivo')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Algo del archivo no entra' })).toContainText(
      'Sin fecha: Esta cita no dice cuándo empieza',
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Guardar 1 cita' }).click()
    await page.getByRole('button', { name: 'Conectar con Google' }).click()
    // Google's page, which agrees at once here, leads back into the dialog.
    await expect(page.getByText('Conectado con aina@google.example. Al día desde el')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Desconectar' }).click()
    await expect(page.getByRole('button', { name: 'Conectar con Google' })).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar' }).click()
    await page.getByRole('button', { name: 'Lista' }).click()
    await expect(page.locator('button[data-event]', { hasText: dentist })).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 } })

    test('shows the day as a list and leads to the next days', async ({ page, request }) => {
      const profile = await registerAgency(request)
      await addEvent(request, profile, {
        kind: 'valuation',
        title: 'Valoración · Deià',
        startsAt: today(16),
        endsAt: today(17),
      })
      await signIn(page, profile)
      await page.goto('/auth/agenda')
      const event = page.getByRole('button', { name: /16:00.*Valoración · Deià/ })
      await expect(event).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      )
      await event.click()
      await expect(page.getByRole('complementary', { name: 'Detalle' })).toContainText(
        'Hoy, 16:00 a 17:00',
      )
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Mes' }).click()
      await expect(event).toBeVisible()
      await page
        .getByRole('navigation', { name: 'Días' })
        .getByRole('link', { name: /, 1 cita$/ })
        .focus()
      await expectAccessible(page)
      // Always in the next month; the first may be today.
      await page.getByRole('navigation', { name: 'Días' }).getByRole('link').last().click()
      await expect(page).toHaveURL(/date=/)
      await expect(event).toBeHidden()
      await page.getByRole('button', { name: 'Más' }).click()
      await expectAccessible(page)
      await page.getByRole('dialog', { name: 'Más' }).getByRole('link', { name: 'Perfil' }).click()
      await expect(page).toHaveURL(/\/auth\/perfil/)
    })
  })
})
