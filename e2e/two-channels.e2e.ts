import { expect, test, type APIRequestContext, type Page } from './journey'
import type { Integration, IntegrationAddress, Profile, Property } from '../generated/model'
import { publishHome, registerAgency, registerColleague } from './agency'
import { get, patch, post } from './arrange'
import { saved, signIn } from './home'
import { noBarriers } from './screen'

const KEY = 'fk-1234567890abcdef'
const POINT = {
  municipalityIne: '07061',
  streetName: 'sa Lluna',
  geo: { lat: 39.7662, lon: 2.7152 },
  addressVisibility: 'street',
  geoPrecision: 'moved',
}
/** The homes that the portal has: its double stands beside the server (scripts/e2e-server.ts). */
async function atPortal(request: APIRequestContext): Promise<string[]> {
  const port = Number(process.env['E2E_PORT'] ?? 4180) + 9
  const reply = await request.get(`http://127.0.0.1:${port}/`, { headers: { 'api-key': KEY } })
  return (await reply.json()) as string[]
}

/** A new channel by its dialog, on its settings' page. */
async function make(page: Page, format: string, name: string): Promise<void> {
  await page.goto('/auth/integrations')
  await page
    .getByRole('button', { name: /Crear un canal|Añadir canal/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Formato').selectOption(format)
  await dialog.getByLabel('Nombre').fill(name)
  await dialog.getByRole('button', { name: 'Crear canal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Ajustes de ${name}` })).toBeVisible()
}

/** Saves settings; where homes would come in or go out, the page tells how many and asks. */
async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar y aplicar' }).click()
  const asked = page.getByRole('button', { name: 'Seguir ajustando' })
  const onward = page.getByRole('button', { name: 'Activar' })
  await expect(asked.or(onward)).toBeVisible()
  if (await asked.isVisible()) await page.getByRole('button', { name: 'Guardar y aplicar' }).click()
}

test('the portfolio goes to a feed and to a portal; a refused home is mended, a sold one leaves both', async ({
  page,
  request,
}) => {
  const profile: Profile = await registerAgency(request)
  const good = await publishHome(request, profile.token, 'Casa con patio', {
    basics: {
      type: 'vivienda',
      subtype: 'casa_de_pueblo',
      offers: [{ operation: 'V', price: 94_500_000 }],
    },
    location: POINT,
  })
  const odd = await publishHome(request, profile.token, 'Casa con azotea', { location: POINT })
  await signIn(page, profile)

  await make(page, 'Fotocasa', 'Fotocasa Sóller')
  await page.getByLabel('Clave del portal').fill(KEY)
  await apply(page)
  await page.getByRole('button', { name: 'Activar' }).click()
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible()
  await expect(async () => expect(await atPortal(request)).toEqual([good.id])).toPass()

  await make(page, 'Resales Online', 'Resales')
  await noBarriers(page)
  await apply(page)
  await expect(page.getByText('según la lista de campos', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Activar' }).click()
  await page.getByRole('button', { name: 'Crear dirección' }).click()
  const address = await page.getByLabel('Dirección', { exact: true }).inputValue()
  const feed = async () => (await request.get(new URL(address).pathname)).text()
  await expect(async () => {
    expect(await feed()).toContain(good.ref)
    expect(await feed()).not.toContain(odd.ref)
  }).toPass()

  const homes = page.getByRole('region', { name: 'Inmuebles del canal' })
  const blocked = homes.getByRole('listitem').filter({ hasText: 'Casa con azotea' })
  await expect(blocked).toContainText('Bloqueado')
  await noBarriers(page)
  const channel = page.url()
  await blocked.getByRole('link', { name: /subtipo/i }).click()
  await expect(page.getByLabel('Subtipo')).toBeFocused()
  await page.getByLabel('Subtipo').selectOption('piso')
  await saved(page)
  await expect(async () => {
    expect(await feed()).toContain(odd.ref)
    expect(await atPortal(request)).toContain(odd.id)
  }).toPass()
  await page.goto(channel)
  await expect(homes.getByRole('listitem').filter({ hasText: 'Casa con azotea' })).toContainText(
    /En el feed|Con aviso/,
  )

  const { version } = await get<Property>(request, profile, `property/${good.id}/`)
  const status = { version, status: 'closed', closePrice: 94_000_000 }
  await post(request, profile, `property/${good.id}/status/`, status, 200)
  expect(await feed()).not.toContain(good.ref)
  await expect(async () => expect(await atPortal(request)).toEqual([odd.id])).toPass()
})

test('a STAFF sees what became of their homes, and neither key, address nor settings', async ({
  page,
  request,
}) => {
  const boss = await registerAgency(request)
  const made = { provider: 'kyero', name: 'Kyero de la costa' }
  const channel = await post<Integration>(request, boss, 'integration/', made)
  await patch(request, boss, `integration/${channel.id}/`, { version: 1, state: 'active' })
  const { url } = await post<IntegrationAddress>(
    request,
    boss,
    `integration/${channel.id}/address/`,
    {},
  )
  const staff = await registerColleague(request, boss)
  await publishHome(request, staff.token, 'Casa con azotea')
  await publishHome(request, boss.token, 'Casa de la jefa')
  await signIn(page, staff)
  await page.goto(`/auth/integrations/${channel.id}`)
  const homes = page.getByRole('region', { name: 'Inmuebles del canal' })
  await expect(homes.getByRole('listitem').filter({ hasText: 'Casa con azotea' })).toContainText(
    'Bloqueado',
  )
  await expect(page.getByText('Casa de la jefa')).toBeHidden()
  for (const name of [
    'Pausar',
    'Ajustes',
    'Crear dirección',
    'Renovar dirección',
    'Terminar canal',
  ])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(page.getByText(url.slice(-16))).toBeHidden()
  await noBarriers(page)
})
