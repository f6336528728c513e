import { expect, test, type APIRequestContext } from './journey'
import type { AgreementList, Network, Profile } from '../generated/model'
import { publishHome, registerAgency, registerProvedAgency } from './agency'
import { post } from './arrange'
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
  noticeDays: 30,
}

/** Two agencies in a network, under terms both accepted. */
async function agreed(request: APIRequestContext, ours: Profile, theirs: Profile): Promise<void> {
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
}

test('a client is introduced after a check, and the deal goes from the proposal to the payment', async ({
  browser,
  page,
  request,
}) => {
  const ours = await registerProvedAgency(request)
  const theirs = await registerAgency(request, { agency_name: 'Nord Properties' })
  await publishHome(request, ours.token, 'Casa con naranjos', { mandate: FEE })
  await post(request, theirs, 'contact/', {
    person: { firstName: 'Klaus', lastName: 'Brandt' },
    reach: { emails: [{ address: 'klaus@e2e.example' }] },
  })
  await agreed(request, ours, theirs)

  await signIn(page, theirs)
  await page.goto('/auth/cartera?lado=socios')
  await page.getByRole('button', { name: 'Casa con naranjos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Cliente' }).fill('Klaus')
  await page.getByRole('option', { name: /Klaus Brandt/ }).click()
  await dialog.getByRole('button', { name: '¿Ya presentado?' }).click()
  await expect(dialog.getByText('Nadie ha presentado a este cliente')).toBeVisible()
  await expect(dialog.getByText('Te quedan 29 consultas de 30 hoy')).toBeVisible()
  await noBarriers(page)
  await dialog.getByRole('button', { name: 'Presentar a este cliente' }).click()
  await expect(dialog.getByText('tu agencia es la primera')).toBeVisible()

  await page.goto('/auth/integrations?lado=red&vista=presentaciones')
  await expect(page.getByRole('heading', { name: /Klaus Brandt/ })).toBeVisible()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Proponer reparto' }).click()
  await page.getByLabel('Precio de la operación').fill('900000')
  await page.getByRole('button', { name: 'Proponer', exact: true }).click()
  await page.getByRole('link', { name: 'Ver la operación' }).click()
  await expect(page.getByText('18.000,00 €')).toBeVisible()
  await noBarriers(page)

  const other = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await signIn(other, ours)
  await other.goto('/auth/integrations?lado=red&vista=presentaciones')
  await expect(other.getByRole('heading', { name: /Nord Properties/ })).toBeVisible()
  await expect(other.getByText('Klaus')).toHaveCount(0)
  await expect(other.getByText('sin presentar', { exact: false })).toBeVisible()
  await noBarriers(other)
  await other.getByRole('link', { name: 'Operaciones' }).click()
  await other.getByRole('button', { name: 'Aceptar el reparto' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Aceptar el reparto' }).click()
  await expect(other.getByText('Reparto aceptado')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Anotar la factura' }).click()
  await page.getByLabel('Número de factura').fill('F-2026-118')
  await page.getByRole('dialog').getByRole('button', { name: 'Anotar la factura' }).click()
  await page.getByRole('button', { name: 'Confirmar el pago' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar el pago' }).click()
  await expect(page.getByText('Pago confirmado')).toBeVisible()
  await expect(page.getByText('Factura F-2026-118', { exact: false })).toBeVisible()
})
