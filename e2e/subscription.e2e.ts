import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import type { Agency, InvoicePage, Profile } from '../generated/model'
import { publishHome, readyHome, registerAgency } from './agency'
import { get, patch } from './arrange'
import { startOwnServer } from './own-server'
import { noBarriers, signedIn } from './screen'

type Own = Awaited<ReturnType<typeof startOwnServer>>

/** Plans are everybody's: they have a server of their own. */
let own: Own
test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await startOwnServer('subscription', {})
})
test.afterAll(() => own.stop())

/** The command line beside that server. */
const script = (name: string, ...args: string[]) =>
  promisify(execFile)('node', [`scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: own.dataDir },
  })

/** The example's plans, in which one home fits the free one. */
async function applyPlans(): Promise<void> {
  const example = readFileSync('server/modules/plan/plans.example.yaml', 'utf8')
  const file = join(mkdtempSync(join(tmpdir(), 'llar-plans-')), 'plans.yaml')
  writeFileSync(
    file,
    example.replace(/^validFrom: .*$/m, 'validFrom: 2026-01-01').replace('homes: 5', 'homes: 1'),
  )
  await script('operate', 'plans', 'apply', file)
}

/** A browser and calls at that server. */
async function at(browser: Browser): Promise<{ page: Page; request: APIRequestContext }> {
  const context = await browser.newContext({ baseURL: own.url })
  return { page: await context.newPage(), request: context.request }
}

/** Where a home is published. */
const lastStep = (id: string): string => `/auth/cartera/inmueble/editar/${id}/step-8`

/** An agency whose invoices lack nothing. */
async function company(request: APIRequestContext): Promise<Profile> {
  const admin = await registerAgency(request)
  const path = `agency/${admin.agency_ids[0]}/`
  const { version } = await get<Agency>(request, admin, path)
  await patch(request, admin, `${path}company/`, {
    version,
    legalName: 'Port Vell, S.L.',
    taxId: 'B57123457',
    registeredOffice: { street: 'Moll 3', postalCode: '07012', town: 'Palma' },
  })
  return admin
}

test('a plan is full, another one costs what was said, and while it is not paid things stop by steps', async ({
  browser,
}) => {
  const { page, request } = await at(browser)
  const admin = await company(request)
  await publishHome(request, admin.token, 'La primera')
  const second = await readyHome(request, admin.token, 'La segunda')
  await applyPlans()
  // The trial is over: the free plan, in which one home fits.
  await script('subscription-days', '40')
  await signedIn(page, admin)
  await page.goto(lastStep(second))
  const publish = page.locator('#main').getByRole('button', { name: 'Publicar', exact: true })
  await publish.click()
  await expect(page.getByText(/no caben más inmuebles en el mercado \(1 de 1\)/)).toBeVisible()

  await page.goto('/auth/perfil/suscripcion')
  await page.getByRole('button', { name: 'Ver lo que cuesta el plan Agencia' }).click()
  const pay = page.getByRole('button', { name: /^Pedir factura de/ })
  await expect(pay).toHaveText('Pedir factura de 95,59\u00a0€')
  await noBarriers(page)
  await pay.click()
  const row = page.getByRole('row', { name: /95,59/ })
  await expect(row).toContainText('Por pagar')
  const file = page.waitForEvent('download')
  await row.getByRole('button', { name: /^PDF de la factura/ }).click()
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
  const { items } = await get<InvoicePage>(request, admin, 'invoice/?side=received')
  expect(items.map(({ payable }) => payable)).toEqual([9_559])
  await page.goto(lastStep(second))
  await publish.click()
  await expect(page.getByRole('heading', { level: 1, name: /ya está publicada$/ })).toBeVisible()

  // Past its day, reminded, then limited: the band says which step it is.
  const third = await readyHome(request, admin.token, 'La tercera')
  for (const [days, step] of [
    ['16', 'Vence. Todo funciona.'],
    ['8', 'Os lo recordamos. Todo funciona.'],
    ['14', 'No se publica nada nuevo, sin plazas ni dominios nuevos.'],
  ] as const) {
    await script('subscription-days', days)
    await page.goto('/auth/perfil/suscripcion')
    await expect(page.getByRole('heading', { name: /^La factura .* venció el/ })).toBeVisible()
    await expect(page.locator('[aria-current="step"]')).toContainText(step)
  }
  await noBarriers(page)
  await page.goto(lastStep(third))
  await publish.click()
  await expect(page.getByText(/hasta que se pague no se puede publicar nada nuevo/)).toBeVisible()

  await script('operate', 'paid', items[0]?.fullNumber ?? '', 'Transfer of today')
  await page.goto('/auth/perfil/suscripcion')
  await expect(page.getByRole('row', { name: /95,59/ })).toContainText('Pagada')
  await expect(page.getByRole('heading', { name: /venció el/ })).toHaveCount(0)
})
