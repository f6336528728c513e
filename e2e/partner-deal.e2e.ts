import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import type {
  AgreementList,
  Demand,
  DemandMatchPage,
  Network,
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
const TERMS = {
  filter: { operations: ['V'] },
  commissionPct: 5,
  sellerSplitPct: 40,
  validDays: 365,
  noticeDays: 0,
}
const WIDTHS = [360, 820, 1440]

/** Two agencies in a network, under terms that one countered and the other accepted. */
async function agreed(request: APIRequestContext, ours: Profile, theirs: Profile): Promise<string> {
  const { id } = await post<Network>(request, ours, 'network/circle/', {
    name: 'Cercle del Nord',
    kind: 'MICRO',
  })
  await post(request, ours, `network/circle/${id}/invitation/`, { email: theirs.email })
  const mail = await mailTo(theirs.email, 'invita a tu agencia')
  const key = /invitacion=([\w-]{43})/.exec(mail.text)?.[1] ?? ''
  await post(request, theirs, `network/invitation/${key}/`, { accept: true }, 200)
  const made = await post<AgreementList>(request, ours, 'network/agreement/', {
    networkId: id,
    terms: TERMS,
  })
  const [one] = made.items
  const hash = one?.versions[0]?.hash
  await post(request, theirs, `network/agreement/${one?.id}/accept/`, { hash }, 200)
  return one?.id ?? ''
}

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

test('a partner’s home goes to the client it fits, is sold with the split shown, and is gone at the end', async ({
  browser,
  page,
  request,
}) => {
  const ours = await registerProvedAgency(request, { agency_name: 'Portal Vell' })
  const theirs = await registerProvedAgency(request, { agency_name: 'Nord Properties' })
  const home = await publishHome(request, ours.token, 'Casa con naranjos', { mandate: FEE })
  const agreementId = await agreed(request, ours, theirs)
  const wants = (firstName: string, what: object): Promise<Demand> =>
    addDemand(request, theirs, {
      contact: { firstName, email: `${firstName.toLowerCase()}@e2e.example` },
      what,
    })
  const fitting = await wants('Klaus', { operations: ['V'] })
  await wants('Petra', { operations: ['A'] })

  await signIn(page, theirs)
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
  const other = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await signIn(other, ours)
  await other.goto(`/auth/integrations?lado=red&acuerdo=${agreementId}`)
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
