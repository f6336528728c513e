import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base, type APIRequestContext } from './journey'
import type {
  Agency,
  InboxPage,
  InvoicePage,
  Profile,
  SubscriptionPreview,
} from '../generated/model'
import {
  PASSWORD,
  proveEmail,
  publishHome,
  registerColleague,
  registerProvedAgency,
  registerVisitor,
} from './agency'
import { as, enquire, get, patch, post } from './arrange'
import { startOwnServer, type OwnServer } from './own-server'
import { noBarriers, signedIn } from './screen'

const OPERATOR = 'operadora@e2e.example'
const PAGE = '/auth/perfil/suscripcion'
const IBAN = 'ES91 2100 0418 4502 0005 1332'
const AGENCY_PLAN = { planId: 'agency', seats: 3, period: 'month' }

/** A server that has plans: they hold for all agencies of a site. */
const test = base.extend<object, { own: OwnServer }>({
  own: [
    async ({ browserName: _any }, hand) => {
      const own = await startOwnServer({ OPERATORS: OPERATOR })
      try {
        const example = await readFile('server/modules/plan/plans.example.yaml', 'utf8')
        const plans = join(own.dataDir, 'plans.yaml')
        // Nobody tries one first: who is new is in the free plan.
        const today = example.replace(/^validFrom: .*$/m, 'validFrom: 2026-01-01')
        await writeFile(plans, today.replace(/^trial: .*$/m, ''))
        await own.run('scripts/operate.ts', 'plans', 'apply', plans)
        await hand(own)
      } finally {
        await own.stop()
      }
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: ({ own }, hand) => hand(own.url),
})

const later = (own: OwnServer, { agency_ids: [agency = ''] }: Profile, days: number) =>
  own.run('scripts/subscription-days.ts', agency, String(days))

/** An agency with what an invoice needs of it. */
async function company(request: APIRequestContext, own: OwnServer): Promise<Profile> {
  const admin = await registerProvedAgency(request, {}, own.dataDir)
  const path = `agency/${admin.agency_ids[0] ?? ''}/`
  const { version } = await get<Agency>(request, admin, path)
  await patch(request, admin, `${path}company/`, {
    version,
    legalName: 'Port Vell, S.L.',
    taxId: 'B07000003',
    registeredOffice: { street: 'Moll 3', postalCode: '07012', town: 'Palma' },
  })
  return admin
}

test('an ADMIN takes a plan for the sum that was shown, and the operator says that the money came', async ({
  browser,
  own,
  page,
  request,
}) => {
  const admin = await company(request, own)
  await signedIn(page, admin)
  await page.goto(PAGE)
  await expect(page.getByText('Plan Libre', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ver lo que cuesta el plan Agencia' }).click()
  // 79.00 and 21 % of it.
  await page.getByRole('button', { name: 'Pedir factura de 95,59 €' }).click()
  await expect(
    page.getByRole('heading', { name: /^Factura S-.*: 95,59 € antes del/ }),
  ).toBeVisible()
  await expect(page.getByText(IBAN)).toBeVisible()
  await expect(page.getByText(/^RF\d\d/)).toBeVisible()
  await expect(
    page.getByRole('img', { name: 'Código para rellenar la transferencia' }),
  ).toBeVisible()

  // A seat more is an invoice of its own; less is agreed for the end of the period.
  await page.getByRole('button', { name: /^Cambiar personas o periodo del plan Agencia/ }).click()
  await page.getByRole('button', { name: 'Una persona más' }).click()
  await page.getByRole('button', { name: 'Pedir factura de 18,15 €' }).click()
  await expect(page.getByText(/^Plan Agencia, 4 personas · periodo hasta/)).toBeVisible()
  await page.getByRole('button', { name: 'Ver lo que cuesta el plan Agente' }).click()
  await expect(page.getByText(/^Hoy no se cobra nada: cuenta desde el/)).toBeVisible()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Dejarlo acordado' }).click()
  await expect(page.getByText(/^El .* empieza el plan Agente, 1 persona\./)).toBeVisible()
  await page.getByRole('button', { name: 'Dejarlo como está' }).click()
  await expect(page.getByText(/empieza el plan Agente/)).toHaveCount(0)

  const invoices = page.getByRole('group', { name: 'Facturas' }).getByRole('row')
  await expect(invoices.filter({ hasText: 'Por pagar' })).toHaveCount(2)
  const saving = page.waitForEvent('download')
  await invoices.filter({ hasText: '95,59 €' }).getByRole('button').click()
  expect((await saving).suggestedFilename()).toMatch(/^S-\d{4}-\d{6}\.pdf$/)

  await later(own, admin, 15)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^La factura S-.* venció el/ })).toBeVisible()

  await proveEmail(request, await registerVisitor(request, 'Olga', 'Ruiz', OPERATOR), own.dataDir)
  const login = { email: OPERATOR, password: PASSWORD }
  const desk = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await signedIn(desk, await post<Profile>(request, null, 'user/login/', login, 200))
  await desk.goto('/auth/operador?sala=facturas')
  for (const sum of ['95,59 €', '18,15 €']) {
    await desk.getByRole('row').filter({ hasText: sum }).getByRole('button').click()
    const dialog = desk.getByRole('dialog', { name: /^Transferencia de S-/ })
    await dialog.getByLabel('Motivo').fill('Extracto de hoy, línea 7')
    await dialog.getByRole('button', { name: `Apuntar ${sum}` }).click()
    await expect(dialog).toHaveCount(0)
  }
  await expect(desk.getByText('Ninguna espera transferencia')).toBeVisible()
  await page.reload()
  await expect(invoices.filter({ hasText: 'Pagada' })).toHaveCount(2)
  await expect(page.getByRole('heading', { name: /^La factura/ })).toHaveCount(0)
  await expect(page.getByText(/^Plan Agencia, 4 personas · periodo hasta/)).toBeVisible()
})

/** Days from one look to the next, and what the page says by then: of a month, due in 14 days. */
const LADDER: [number, RegExp][] = [
  [15, /Vence\. Todo funciona/],
  [7, /Os lo recordamos/],
  [14, /No se publica nada nuevo/],
  [39, /Plan libre\. No se borra nada/],
]

test('an invoice that nobody pays goes down its ladder, and nobody is shut out', async ({
  browser,
  own,
  page,
  request,
}) => {
  const admin = await company(request, own)
  const { total } = await post<SubscriptionPreview>(
    request,
    admin,
    'subscription/preview/',
    AGENCY_PLAN,
    200,
  )
  const wish = { ...AGENCY_PLAN, previewTotal: total, operationId: randomUUID() }
  await post(request, admin, 'subscription/change/', wish, 200)
  const home = await publishHome(request, admin.token)
  await enquire(request, home, {
    firstName: 'Klaus',
    email: 'klaus@e2e.example',
    message: 'Ist es noch frei?',
  })
  const { items: threads } = await get<InboxPage>(request, admin, 'inbox/')
  const colleague = await registerColleague(request, admin, own.dataDir)

  // Who works there sees what is used, and nothing of money.
  const desk = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await signedIn(desk, colleague)
  await desk.goto(PAGE)
  await expect(desk.getByRole('listitem').filter({ hasText: 'Personas' })).toContainText('2 de 3')
  await expect(desk.getByText(/€|Factura/)).toHaveCount(0)
  await noBarriers(desk)

  await signedIn(page, admin)
  await page.goto(PAGE)
  for (const [days, rung] of LADDER) {
    await later(own, admin, days)
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: rung })).toHaveAttribute(
      'aria-current',
      'step',
    )
    // Paying, reading, exporting, answering.
    await expect(page.getByText(IBAN)).toBeVisible()
    await get(request, admin, `property/${home.id}/`)
    const contacts = await request.get('/api/v1/contact/export/?format=csv', {
      headers: as(admin),
    })
    expect(contacts.status()).toBe(200)
    const answer = { kind: 'mail', text: 'Ja, noch frei.', clientId: randomUUID() }
    await post(request, admin, `inbox/${threads[0]?.id ?? ''}/message/`, answer)
    if (rung.test('No se publica nada nuevo')) {
      const more = { email: 'mes@e2e.example', first_name: 'Neus', role: 'STAFF' }
      expect(await post(request, admin, 'user/', more, 406)).toEqual({
        detail: expect.stringContaining('factura pendiente'),
      })
      await noBarriers(page)
    }
  }
  const { items } = await get<InvoicePage>(request, admin, 'invoice/?side=received')
  const number = items[0]?.fullNumber ?? ''
  await own.run('scripts/operate.ts', 'paid', number, 'Extracto de hoy, línea 9')
  await page.reload()
  await expect(page.getByText('Plan Libre', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^La factura/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ver lo que cuesta el plan Agencia' }).click()
  await expect(page.getByRole('button', { name: 'Pedir factura de 95,59 €' })).toBeEnabled()
})
