import { expect, test, type APIRequestContext, type Browser, type Page } from './journey'
import type { AgendaEvent, Demand, Profile, Property } from '../generated/model'
import { newEmail, publishHome, registerProvedAgency } from './agency'
import { get, moveEvent } from './arrange'
import { mailTo } from './outbox'
import { atRest, awake, axe, expectAccessible, signedIn } from './screen'
import { sign } from './signature'

const TITLE = 'Casa del aljibe'
/** A village of which no other test has homes: nothing but this one fits. */
const FORNALUTX = {
  location: { municipalityIne: '07025', addressVisibility: 'hidden' },
  // Without a word on its certificate of occupancy no offer for it would be accepted.
  legal: { energy: { status: 'in_process' }, cedula: { state: 'absent' } },
}
// A whole day of many pages: slow machines are given their time.

/** Somebody without an account writes from a home's public page. */
async function enquire(phone: Page, home: Property, email: string): Promise<void> {
  await phone.goto(`/inmueble/${home.id}`)
  await awake(phone)
  const form = phone
    .locator('form')
    .filter({ has: phone.getByRole('textbox', { name: 'Mensaje' }) })
  await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Klaus')
  await form.getByRole('textbox', { name: /^Apellidos/ }).fill('Brandt')
  await form.getByRole('textbox', { name: /^Correo/ }).fill(email)
  await form
    .getByRole('textbox', { name: 'Mensaje' })
    .fill('¿Sigue en venta? Busco casa en Fornalutx.')
  await form.getByRole('checkbox').check()
  await form.getByRole('button').last().click()
  await expect(phone.getByText('Hemos enviado tu consulta a Portal Vell')).toBeVisible()
}

/**
 * The enquiry becomes a contact and a demand whose form knows what it says. Answers the demand's
 * address.
 */
async function noteDemand(page: Page): Promise<string> {
  await page.goto('/auth/dashboard')
  await page.getByRole('button', { name: /^Klaus.*(espera respuesta|acaba de escribir)/ }).click()
  await page.getByRole('button', { name: 'Nueva demanda' }).click()
  await expect(page.getByRole('heading', { name: 'Nueva demanda', level: 1 })).toBeVisible()
  await expect(page.getByText('Klaus Brandt')).toBeVisible()
  const [buy, home] = [
    page.getByRole('button', { name: 'Comprar', exact: true }),
    page.getByRole('button', { name: 'Vivienda', exact: true }),
  ]
  await expect(buy).toHaveAttribute('aria-pressed', 'true')
  await expect(home).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /Fornalutx/ })).toBeVisible()
  await expect(page.getByLabel(/^Precio hasta/)).toHaveValue('945.000')
  await expect(page.getByLabel(/^Dormitorios desde/)).toBeHidden() // what can wait is folded
  await buy.click()
  await page.getByRole('button', { name: 'Guardar demanda' }).click()
  await expect(page.getByText('Hay 1 dato que revisar')).toBeVisible()
  await buy.click()
  await page.getByLabel(/^Precio hasta/).fill('1000000')
  // From its top: the bar above lies over what is scrolled under it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar demanda' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^Vivienda en Fornalutx, hasta 1\.000\.000/ }),
  ).toBeVisible()
  return page.url()
}

/** The home that fits is ticked among the matches and sent. */
async function sendMatch(page: Page, ref: string): Promise<void> {
  const match = page.getByRole('article').filter({ hasText: TITLE })
  await expect(match.getByRole('img', { name: /de 100$/ })).toBeVisible()
  await page.getByRole('checkbox', { name: `Elegir ${ref} para enviar` }).check({ force: true })
  await expect(page.getByRole('button', { name: 'Enviar 1 inmueble' })).toBeVisible()
  // The act at the head of the page takes what is ticked below it.
  await page.getByRole('button', { name: 'Enviar el inmueble elegido' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar inmuebles' })
  await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(/^Hola, Klaus/)
  await dialog.getByRole('button', { name: 'Enviar 1 inmueble' }).click()
  await expect(dialog).toBeHidden()
}

/** The buyer opens the link of the mail and wants to see the home. */
async function wantVisit(phone: Page, email: string): Promise<void> {
  const mail = await mailTo(email, '/busqueda/seleccion/')
  await phone.goto(/\/busqueda\/seleccion\/[\w-]{43}/.exec(mail.text)?.[0] ?? '')
  await awake(phone)
  const card = phone.getByRole('article', { name: TITLE })
  await card.getByRole('button', { name: 'Quiero visitarla' }).click()
  await expect(card.getByText('Anotado: te llamarán para la visita')).toBeVisible()
}

/** The agent sees it, arranges the visit with one press, and the hour comes. Answers the event. */
async function arrangeVisit(
  page: Page,
  request: APIRequestContext,
  profile: Profile,
  demand: string,
): Promise<string> {
  await page.goto(demand)
  const sent = page
    .getByRole('region', { name: 'Inmuebles enviados' })
    .getByRole('listitem')
    .filter({ hasText: TITLE })
  await expect(sent.getByText('Quiere visitarla')).toBeVisible()
  await sent.getByRole('link', { name: 'Concertar visita' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cita nueva' })).toBeVisible()
  const form = page.getByRole('group', { name: 'Inmuebles y personas' })
  await expect(form.getByText(TITLE)).toBeVisible()
  await expect(form.getByText('Klaus Brandt')).toBeVisible()
  await page.getByLabel('Título').fill('Visita con Klaus')
  await page.getByRole('button', { name: 'Guardar cita' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Visita con Klaus')
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const { version } = await get<AgendaEvent>(request, profile, `agenda/${id}/`)
  await moveEvent(request, profile, id, new Date(Date.now() - 3_600_000), { version })
  return id
}

/** Sheet signed with the finger, and what the buyer thought. */
async function holdVisit(page: Page, event: string): Promise<void> {
  await page.goto(`/auth/agenda/details?id=${event}`)
  await page.getByRole('button', { name: 'Firmar hoja' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Número', { exact: true }).fill('C01X00T47')
  await sign(page)
  await sheet.getByRole('button', { name: 'Guardar la hoja firmada' }).click()
  await expect(page.getByRole('button', { name: 'Comprobar la hoja 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Anotar opinión' }).click()
  await page
    .getByRole('group', { name: 'Interés, de 0 a 5' })
    .getByRole('button', { name: '5' })
    .click()
  await page
    .getByRole('group', { name: 'Le gusta', exact: true })
    .getByRole('button', { name: 'Luz' })
    .click()
  await page
    .getByRole('group', { name: 'Siguiente paso' })
    .getByRole('button', { name: 'Hará una oferta' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Interés 5 de 5')).toBeVisible()
}

/** The offer on its way: sent to the owner, accepted, deposit signed, closed. */
async function sell(page: Page, home: Property): Promise<void> {
  await page.goto(`/auth/cartera/inmueble/${home.id}`)
  await page.getByRole('button', { name: 'Anotar oferta' }).click()
  await page.getByRole('combobox', { name: 'Quién la hace' }).fill('Klaus')
  await page.getByRole('option', { name: /^Klaus Brandt/ }).click()
  await page.getByRole('dialog').getByLabel('Importe').fill('900000')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  const offers = page.locator('#ofertas')
  const act = async (button: string) => {
    await offers.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await act('Enviar a la propiedad')
  await act('Aceptar')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reservado')
  await act('Firmar arras')
  await expect(offers.getByRole('listitem').filter({ hasText: 'Arras' }).first()).toBeVisible()
  const looking = (await axe(page)).include('#ofertas')
  const { violations } = await atRest(page, () => looking.analyze())
  expect(violations).toEqual([])
  await act('Cerrar la operación')
  await expect(offers.getByText('Cerrada', { exact: true }).first()).toBeVisible()
}

const onPhone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-ES' })).newPage()

test('a working day: enquiry, contact, demand, matches sent, reaction, visit, signed sheet, offer, reserved, sold', async ({
  page,
  request,
  browser,
}) => {
  const profile = await registerProvedAgency(request)
  const home = await publishHome(request, profile.token, TITLE, FORNALUTX)
  const email = newEmail('klaus')
  const phone = await onPhone(browser)
  await signedIn(page, profile)

  await enquire(phone, home, email)
  const demand = await noteDemand(page)
  await sendMatch(page, home.ref)
  await wantVisit(phone, email)
  await phone.context().close()
  const event = await arrangeVisit(page, request, profile, demand)
  await holdVisit(page, event)
  await sell(page, home)

  // What was sold at one end is done at the other.
  await page.goto(demand)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ganada')
  const sold = await get<Property>(request, profile, `property/${home.id}/`)
  expect([sold.status, sold.substatus]).toEqual(['closed', 'RENTED_OR_SOLD'])
  await page.goto(`/auth/cartera/inmueble/${home.id}`)
  const offers = page.locator('#ofertas')
  await expect(offers.getByText('Cerrada', { exact: true }).first()).toBeVisible()
  await expect(offers.getByRole('button', { name: 'Anotar oferta' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cambiar precio' })).toHaveCount(0)
  const won = await get<Demand>(request, profile, `demand/${demand.split('/').at(-1)}/`)
  expect(won.status).toBe('WON')
})
