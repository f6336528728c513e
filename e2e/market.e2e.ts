import { expect, test, type APIRequestContext } from '@playwright/test'
import type { MarketPublication, Profile } from '../generated/model'
import { ownName, registerProvedAgency } from './agency'
import { as, patch, post } from './arrange'
import { draft, photo, read, signIn } from './home'
import { noBarriers } from './screen'

/** An agency that sells: whole data, and photos for a fixed price, published. */
async function sellerOf(request: APIRequestContext, title: string): Promise<Profile> {
  const seller = await registerProvedAgency(request, { agency_name: ownName('Llum i Traç') })
  await patch(request, seller, 'market/seller/', {
    version: 0,
    kind: 'person',
    displayName: 'Llum i Traç',
    legalName: 'Tomeu Sastre Llull',
    taxId: '12345678Z',
    address: 'Carrer dels Oms 12, Palma',
    municipalityIne: '07040',
    phone: '+34 971 000 000',
    email: 'hola@llum.example',
    retention: 'full',
    iban: 'ES91 2100 0418 4502 0005 1332',
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '20:00' })),
  })
  const { id } = await post<MarketPublication>(request, seller, 'market/publication/', {
    category: 'photo',
    title: { es: title },
    price: { kind: 'fixed', amount: 18_000 },
    vat: '21',
    islands: ['MALLORCA'],
    leadDays: 0,
    needsHome: true,
    minutes: 60,
    cancellation: 'standard',
    payWhen: 'after',
  })
  const sent = await request.post(`/api/v1/market/publication/${id}/picture/`, {
    headers: as(seller),
    multipart: { picture: await photo('escaparate.jpg', 90), picture_extra: 'market' },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const { version } = (await sent.json()) as MarketPublication
  await post(
    request,
    seller,
    `market/publication/${id}/state/`,
    { version, state: 'published' },
    200,
  )
  return seller
}

test('photos are ordered for a draft, handed over several at once, and stand in the home', async ({
  page,
  browser,
  request,
}) => {
  const title = ownName('Fotos de interior')
  const seller = await sellerOf(request, title)
  const buyer = await registerProvedAgency(request)
  const home = await draft(request, buyer, {
    location: { municipalityIne: '07040', island: 'MALLORCA', addressVisibility: 'hidden' },
    layout: { built: 120 },
  })

  await signIn(page, buyer)
  await page.goto(`/auth/marketplace?casa=${home.id}`)
  await noBarriers(page)
  await page.getByRole('searchbox', { name: 'Buscar servicios' }).fill(title)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('button', { name: /^Pedir por/ })).toBeDisabled()
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .last()
    .click()
  await noBarriers(page)
  await page.getByLabel('Notas para el profesional').fill('Llaves en la oficina')
  await page.getByRole('button', { name: /^Pedir por/ }).click()
  await expect(page.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver el pedido' }).click()
  await expect(page.getByRole('heading', { name: 'Esperas su respuesta' })).toBeVisible()
  const address = page.url()

  const shop = await browser.newPage()
  await signIn(shop, seller)
  await shop.goto(address)
  const confirm = async (act: string) => {
    await shop.getByRole('button', { name: act, exact: true }).click()
    await shop.getByRole('dialog').getByRole('button', { name: act, exact: true }).click()
    await expect(shop.getByRole('dialog')).toBeHidden()
  }
  await confirm('Aceptar')
  await shop
    .getByLabel('Lo entregado')
    .setInputFiles([await photo('salon.jpg', 40), await photo('cocina.jpg', 130)])
  await expect(shop.getByRole('button', { name: 'Quitar cocina.jpg' })).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Quitar salon.jpg' })).toBeVisible()
  await noBarriers(shop)
  await confirm('Entregar')
  await shop.close()

  await page.reload()
  await expect(page.getByText('Se añaden 2 imágenes.')).toBeVisible()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Aceptar y poner en la ficha' }).click()
  await expect(page.getByRole('heading', { name: 'Completado' })).toBeVisible()
  expect((await read(request, buyer, home.id)).media).toHaveLength(2)
})
