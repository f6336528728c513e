import { expect, test, type Page } from './journey'
import type {
  Demand,
  DemandMatchPage,
  NetworkHomePage,
  Profile,
  SelectionMade,
} from '../generated/model'
import { publishHome, registerProvedAgency } from './agency'
import { addDemand, get, post } from './arrange'
import { signIn } from './home'
import { mailTo } from './outbox'
import { noBarriers } from './screen'

const FEE = {
  startsOn: '2026-01-01',
  endsOn: '2099-01-01',
  commissionType: 'percent',
  commissionPct: 5,
}
const WIDTHS = [360, 820, 1440]

/** Two agencies find each other on the screens: invited, in, terms proposed, countered, accepted. */
async function agree(ours: Page, theirs: Page, to: Profile): Promise<void> {
  await ours.goto('/auth/integrations?lado=red')
  await ours.getByRole('button', { name: 'Crear una red' }).click()
  await ours.getByLabel('Nombre').fill('Cercle del Nord')
  await ours.getByRole('dialog').getByRole('button', { name: 'Crear la red' }).click()
  await ours.getByRole('button', { name: 'Invitar a una agencia' }).click()
  await ours.getByLabel('Correo de quien dirige la otra agencia').fill(to.email)
  await ours.getByRole('button', { name: 'Enviar la invitación' }).click()
  await expect(ours.getByText('Invitada, sin respuesta', { exact: false })).toBeVisible()

  const mail = await mailTo(to.email, 'invita a tu agencia')
  const link = /https?:\S+invitacion=\S+/.exec(mail.text)?.[0] ?? ''
  await theirs.goto(new URL(link).pathname + new URL(link).search)
  await theirs.getByRole('button', { name: 'Entrar en la red' }).click()
  await expect(theirs.getByText('Dirige')).toBeVisible()

  await ours.reload()
  await ours.getByRole('button', { name: 'Proponer acuerdo a Nord Properties' }).click()
  const dialog = ours.getByRole('dialog')
  await expect(dialog.getByText('Sin indicar')).toHaveCount(0)
  await dialog.getByLabel('Preaviso para dejarlo').fill('0')
  await fits(ours)
  await dialog.getByRole('button', { name: 'Enviar la propuesta' }).click()
  await expect(ours.getByRole('heading', { name: /Compartirías: 1/ })).toBeVisible()

  await theirs.goto('/auth/integrations?lado=red')
  await theirs.getByRole('link', { name: 'Responder: acuerdo con Portal Vell' }).first().click()
  await theirs.getByRole('button', { name: 'Contraproponer' }).click()
  await expect(theirs.getByRole('dialog').getByText('Sin indicar')).toHaveCount(0)
  await theirs.getByLabel('De ellos, para quien vende').fill('40')
  await theirs.getByRole('button', { name: 'Enviar la propuesta' }).click()
  await expect(theirs.getByText('v2 ·', { exact: false })).toBeVisible()

  await ours.reload()
  await expect(ours.locator('ins', { hasText: '40' })).toBeVisible()
  await fits(ours)
  await ours.getByRole('button', { name: 'Aceptar versión 2' }).click()
  await ours.getByRole('dialog').getByRole('button', { name: 'Aceptar versión 2' }).click()
  await expect(ours.getByText('Acuerdo en vigor')).toBeVisible()
}

/** Tomorrow week at eleven, as a field of the browser takes it. */
const inAWeek = (): string =>
  `${new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10)}T11:00`

/** Nothing of the page lies beside it, at any width. */
async function fits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([width, beyond]).toEqual([width, 0])
  }
}

test('two agencies agree, introduce, visit, divide a deal, and part: the home is gone everywhere', async ({
  browser,
  page,
  request,
}) => {
  const ours = await registerProvedAgency(request, { agency_name: 'Portal Vell' })
  const theirs = await registerProvedAgency(request, { agency_name: 'Nord Properties' })
  const home = await publishHome(request, ours.token, 'Casa con naranjos', { mandate: FEE })
  const wants = (firstName: string, what: object): Promise<Demand> =>
    addDemand(request, theirs, {
      contact: { firstName, email: `${firstName.toLowerCase()}@e2e.example` },
      what,
    })
  const fitting = await wants('Klaus', { operations: ['V'] })
  await wants('Petra', { operations: ['A'] })

  const other = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await signIn(other, ours)
  await signIn(page, theirs)
  await agree(other, page, theirs)

  await page.goto('/auth/cartera?lado=socios')
  await expect(page.getByText('Casa con naranjos')).toBeVisible()
  await fits(page)
  // Whom it fits stands first, though somebody else was changed later, and is named in what follows.
  await page.getByRole('button', { name: 'Enviar a mi cliente' }).click()
  const clients = page.getByRole('dialog').locator('.selection-clients li')
  await expect(clients).toHaveCount(2)
  await expect(clients.first()).toContainText('Klaus')
  await expect(clients.first()).toContainText('encaja')
  await expect(clients.last()).toContainText('Petra')
  await noBarriers(page)
  await clients.first().getByRole('button', { name: 'Klaus' }).click()
  await expect(page.getByRole('dialog').getByText('Klaus', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Elegir a otra persona' }).click()
  await expect(clients).toHaveCount(2)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()

  // The list of contacts lies whole in its dialog.
  await page.getByRole('button', { name: 'Casa con naranjos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Cliente' }).fill('Klaus')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const option = page.getByRole('option', { name: /Klaus/ }).first()
    await option.scrollIntoViewIfNeeded()
    await expect(option).toBeInViewport({ ratio: 1 })
  }
  await expect(dialog.getByText('Te quedan 30 consultas de 30 hoy')).toBeVisible()
  await page.getByRole('option', { name: /Klaus/ }).first().click()
  await dialog.getByRole('button', { name: '¿Ya presentado?' }).click()
  await expect(dialog.getByText('Te quedan 29 consultas de 30 hoy')).toBeVisible()
  await dialog.getByRole('button', { name: 'Presentar a este cliente' }).click()
  await expect(dialog.getByText('tu agencia es la primera')).toBeVisible()
  // What is said of it lies above the dialog.
  const isOnTop = page.locator('.message p').evaluate((words) => {
    const { left, top, height } = words.getBoundingClientRect()
    return words.contains(document.elementFromPoint(left + 4, top + height / 2))
  })
  expect(await isOnTop).toBe(true)
  await noBarriers(page)

  await fits(page)

  // A visit is asked for with the client, whom the other side is not told of, and confirmed there.
  await dialog.getByRole('button', { name: 'Pedir visita' }).click()
  const asking = page.getByRole('dialog').last()
  await asking.getByRole('combobox').fill('Klaus')
  await page.getByRole('option', { name: /Klaus/ }).first().click()
  await asking.locator('input[type="datetime-local"]').first().fill(inAWeek())
  await fits(page)
  await asking.getByRole('button', { name: 'Enviar la petición' }).click()
  await expect(asking.getByRole('button', { name: 'Enviar la petición' })).toHaveCount(0)
  await other.goto('/auth/cartera?lado=socios')
  await expect(other.getByText('La pide Nord Properties', { exact: false })).toBeVisible()
  await expect(other.getByText('Klaus')).toHaveCount(0)
  await fits(other)
  await noBarriers(other)
  await other.getByRole('button', { name: /^Confirmar el/ }).click()
  await expect(other.getByRole('link', { name: 'Ver en la agenda' })).toBeVisible()

  // The price of the home stands there with both parts; another one is asked about.
  await page.goto('/auth/integrations?lado=red&vista=presentaciones')
  await page.getByRole('button', { name: 'Proponer reparto' }).click()
  const price = page.getByLabel('Precio de la operación')
  await expect(price).toHaveValue(/945/)
  await expect(dialog.getByText('18.900,00 €')).toBeVisible()
  await price.fill('5')
  await dialog.getByRole('button', { name: 'Proponer', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('muy por debajo')
  await expect(dialog.getByText('0,10 €')).toBeVisible()
  await noBarriers(page)
  await price.fill('900000')
  await expect(dialog.getByText('18.000,00 €')).toBeVisible()
  await dialog.getByRole('button', { name: 'Proponer', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Ver la operación' })).toBeVisible()

  // The other side ends the agreement: the home is gone wherever the partner looks.
  const { url } = await post<SelectionMade>(request, theirs, 'selection/', {
    demandId: fitting.id,
    homes: [home.id],
    channel: 'LINK',
  })
  await other.goto('/auth/integrations?lado=red&vista=operaciones')
  await other.getByRole('button', { name: 'Aceptar el reparto' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Aceptar el reparto' }).click()
  await expect(other.getByText('Reparto aceptado')).toBeVisible()
  await fits(other)
  await other.goto('/auth/integrations?lado=red')
  await other.getByRole('link', { name: 'Nord Properties' }).first().click()
  await expect(other.getByText('Nord Properties, con el comprador')).toBeVisible()
  await fits(other)
  await noBarriers(other)
  await other.getByRole('button', { name: 'Dejar el acuerdo' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Dejar el acuerdo' }).click()
  await expect(other.getByText('Terminado')).toBeVisible()
  const found = await get<NetworkHomePage>(request, theirs, 'network/home/')
  expect(found.items).toEqual([])
  const matches = await get<DemandMatchPage>(
    request,
    theirs,
    `match/demand/${fitting.id}/?sources=MICRO`,
  )
  expect(matches.items).toEqual([])
  const visitor = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await visitor.goto(new URL(url).pathname)
  await expect(visitor.getByText('Casa con naranjos')).toHaveCount(0)
  // The deal stays with both.
  await other.goto('/auth/integrations?lado=red&vista=operaciones')
  await expect(other.getByRole('heading', { name: /Nord Properties/ })).toBeVisible()
})
