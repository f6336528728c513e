import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, type Page } from './journey'
import type { Profile, ReferralTermsReply } from '../generated/model'
import { newEmail, ownName, PASSWORD, publishHome, registerProvedAgency } from './agency'
import { post } from './arrange'
import { signIn } from './home'
import { mailTo } from './outbox'
import { noBarriers } from './screen'

const TERMS = {
  open: true,
  kind: 'percent',
  percent: 10,
  feePct: 3,
  months: 12,
  text: 'Cobras cuando se firma la escritura.',
}
const MANDATE = {
  startsOn: '2026-01-01',
  endsOn: '2099-01-01',
  commissionType: 'percent',
  commissionPct: 3,
}

/** Somebody who may refer: their e-mail is proved. */
async function referrerOf(page: Page): Promise<Profile> {
  const email = newEmail('pep')
  const person = {
    account: 'visitor',
    first_name: 'Pep',
    last_name: 'Coll',
    email,
    password: PASSWORD,
    accept_terms: true,
  }
  const made = await page.request.post('/api/v1/user/register/', { data: person })
  expect(made.status()).toBe(201)
  const { token: session } = (await made.json()) as Profile
  const token = /verify=([\w-]+)/.exec((await mailTo(email, 'verify=')).text)?.[1]
  const headers = { Authorization: `Token ${session}` }
  await page.request.post('/api/v1/user/verify-email/', { data: { token }, headers })
  const login = await page.request.post('/api/v1/user/login/', {
    data: { email, password: PASSWORD },
  })
  return (await login.json()) as Profile
}

/** As if a week had gone by since the home of a referral was sold. */
const weekLater = (number: string) =>
  promisify(execFile)('node', ['scripts/referral-week.ts', number], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  })

test('an owner says yes to a referral, and who referred follows it to the payment', async ({
  browser,
  page,
  request,
}) => {
  // By a name of its own: agencies of other journeys take referrals, too.
  const agencyName = ownName('Portal Vell')
  const agency = await registerProvedAgency(request, { agency_name: agencyName })
  const { terms } = (await (
    await request.put('/api/v1/referral-terms/', {
      data: TERMS,
      headers: { Authorization: `Token ${agency.token}` },
    })
  ).json()) as ReferralTermsReply
  expect(terms?.number).toBe(1)
  const { id: homeId } = await publishHome(request, agency.token, 'Casa de Francesca', {
    mandate: MANDATE,
  })
  const pep = await referrerOf(page)
  const ownerEmail = newEmail('francesca')

  await signIn(page, pep)
  await page.goto('/auth/referido/historial')
  await page.getByRole('link', { name: 'Referir un inmueble' }).first().click()
  await page
    .getByRole('radio', { name: new RegExp(`${agencyName}.*10 % de los honorarios`) })
    .check()
  await page.getByLabel('Nombre', { exact: true }).fill('Francesca Mas')
  await page
    .getByRole('combobox', { name: /Qué es para ti/ })
    .selectOption('neighbour')
    .catch(() => page.getByRole('radio', { name: 'Vecindad' }).check())
  await page.getByLabel('Correo').fill(ownerEmail)
  await page.getByLabel(/Sabe que hablo de su inmueble/).check()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Seguir con el inmueble' }).click()

  await expect(page).toHaveURL(/step-2$/)
  await page.getByLabel('Municipio').fill('Sóller')
  await page
    .getByRole('option', { name: /Sóller/ })
    .first()
    .click()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('heading', { name: 'Enviado' })).toBeVisible()
  await noBarriers(page)
  await page.getByRole('link', { name: 'Seguirlo' }).click()
  const number = (
    await page
      .getByText(/R-[A-Z0-9]{6}/)
      .first()
      .textContent()
  )?.match(/R-\w{6}/)?.[0]

  // The agency knows place and kind, and nobody's name.
  const desk = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await signIn(desk, agency)
  await desk.goto('/auth/referido/historial')
  await expect(desk.getByText('Vivienda en Sóller')).toBeVisible()
  await expect(desk.getByText(/Francesca Mas|Pep Coll/)).toHaveCount(0)

  // The owner, without a session and without script.
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  const owner = await plain.newPage()
  const link = /https?:\S+\/referido\/\S+/.exec((await mailTo(ownerEmail, '/referido/')).text)?.[0]
  await owner.goto(new URL(link ?? '').pathname)
  await owner.getByRole('button', { name: 'Sí, llamadme' }).click()
  await expect(owner.getByRole('heading', { name: 'Has dicho que sí' })).toBeVisible()

  await desk.getByText('Vivienda en Sóller').click()
  await expect(desk).toHaveURL(/referido\/inmueble\//)
  await desk.reload()
  await expect(desk.getByRole('link', { name: 'Francesca Mas' })).toBeVisible()
  await desk.getByRole('button', { name: 'Ya le hemos llamado' }).click()
  await desk.getByRole('button', { name: 'Hemos visto el inmueble' }).click()
  await desk.getByRole('button', { name: 'Firmó el encargo' }).click()
  await desk.getByRole('radio').first().check()
  await desk.getByRole('dialog').getByRole('button', { name: 'Firmó el encargo' }).click()
  await expect(desk.getByText('Enlazada')).toBeVisible()
  await noBarriers(desk)

  const home = (await (
    await request.get(`/api/v1/property/${homeId}/`, {
      headers: { Authorization: `Token ${agency.token}` },
    })
  ).json()) as { version: number }
  await post(
    request,
    agency,
    `property/${homeId}/status/`,
    {
      version: home.version,
      status: 'closed',
      substatus: 'RENTED_OR_SOLD',
      closePrice: 105_000_000,
    },
    200,
  )
  await weekLater(number ?? '')

  await page.goto('/auth/referido/historial?cobro=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre o razón social').fill('Pep Coll')
  await dialog.getByLabel('NIF, NIE o CIF').fill('12345678Z')
  await dialog.getByLabel('IBAN (España)').fill('ES91 2100 0418 4502 0005 1332')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('cuenta que acaba en 1332')).toBeVisible()

  await desk.reload()
  await expect(desk.getByText('ES91 2100 0418 4502 0005 1332')).toBeVisible()
  await expect(desk.getByText('2.551,50 €').first()).toBeVisible()
  await desk.getByRole('button', { name: 'Ya he pagado' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Ya he pagado' }).click()
  await page.goto('/auth/referido/historial')
  await page.getByText('Vivienda en Sóller').click()
  await page.getByRole('button', { name: 'Lo he recibido' }).click()
  await expect(page.getByRole('heading', { name: 'Pagado y cerrado' })).toBeVisible()
  await noBarriers(page)
})
