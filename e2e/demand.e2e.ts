import { expect, test } from './journey'
import type { Demand } from '../generated/model'
import { newEmail, publishHome, registerProvedAgency } from './agency'
import { addDemand, get } from './arrange'
import { mailTo } from './outbox'
import { awake, expectAccessible, signedIn } from './screen'

const ESCORCA = ['07019', 'escorca', 'Escorca'] as const
const BANYALBUFAR = ['07007', 'banyalbufar', 'Banyalbufar'] as const

test('an agent sends homes that fit; on a phone the buyer says what they think of them, also without script, and the agent sees it', async ({
  page,
  request,
  browser,
}) => {
  const agency = await registerProvedAgency(request)
  // A village of which no other test has homes, nor another try: nothing but these two fits.
  const { retry, repeatEachIndex } = test.info()
  const [ine, slug, name] = (retry + repeatEachIndex) % 2 ? BANYALBUFAR : ESCORCA
  const village = { location: { municipalityIne: ine, addressVisibility: 'hidden' } }
  await publishHome(request, agency.token, 'Casa de los naranjos', village)
  await publishHome(request, agency.token, 'Casa del molino', village)
  const buyer = newEmail('klaus')
  const wish = {
    contact: { firstName: 'Klaus', lastName: 'Brandt', email: buyer, language: 'es' },
    what: { operations: ['V'], types: ['vivienda'] },
    where: { places: [slug] },
    money: { priceMax: 100_000_000 },
  }
  const { id } = await addDemand(request, agency, wish)
  await signedIn(page, agency)
  await page.goto(`/auth/cartera/demanda/${id}`)
  await expect(
    page.getByRole('heading', { level: 1, name: `Vivienda en ${name}, hasta 1.000.000` }),
  ).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Casa del molino' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Enviar inmuebles' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Enviar inmuebles' })
  const message = dialog.getByRole('textbox', { name: 'Mensaje' })
  await expect(message).toHaveValue(/^Hola, Klaus/)
  // Whole, without scrolling in it.
  expect(
    await message.evaluate((field) => field.scrollHeight - field.clientHeight),
  ).toBeLessThanOrEqual(0)
  // Both fit and neither was sent yet: they are chosen.
  await expect(dialog.getByRole('button', { name: /^Quitar Casa de los naranjos/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Quitar Casa del molino/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Enviar 2 inmuebles' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar 2 inmuebles' }).click()
  await expect(dialog).toBeHidden()

  const mail = await mailTo(buyer, '/busqueda/seleccion/')
  const link = /\/busqueda\/seleccion\/[\w-]{43}/.exec(mail.text)?.[0] ?? ''
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-ES' })
  const theirs = await phone.newPage()
  const answer = await theirs.goto(link)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(
    theirs.getByRole('heading', { level: 1, name: 'Klaus, 2 inmuebles para ti' }),
  ).toBeVisible()
  await awake(theirs)
  const first = theirs.getByRole('article', { name: 'Casa de los naranjos' })
  await first.getByRole('button', { name: 'Quiero visitarla' }).click()
  await expect(first.getByText('Anotado: te llamarán para la visita')).toBeVisible()
  const second = theirs.getByRole('article', { name: 'Casa del molino' })
  await second.getByText('No me encaja').click()
  await second.getByRole('radio', { name: 'El sitio' }).check()
  await second.getByRole('button', { name: 'Enviar' }).click()
  await expect(second.getByText('Anotado: los próximos encajarán mejor')).toBeVisible()
  await expectAccessible(theirs)
  await phone.close()

  // Without script the same form is posted, and the page comes back with what was said.
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  const bare = await plain.newPage()
  await bare.goto(link)
  await bare
    .getByRole('article', { name: 'Casa de los naranjos' })
    .getByRole('button', { name: 'Me gusta' })
    .click()
  await expect(bare.getByText('Has dicho que te gusta')).toBeVisible()
  await plain.close()

  // The record that is open hears of it: nobody loads it anew.
  const sent = page.getByRole('region', { name: 'Inmuebles enviados' })
  await expect(
    sent.getByRole('listitem').filter({ hasText: 'Casa de los naranjos' }).getByText('Le gusta'),
  ).toBeVisible()
  await expect(
    sent
      .getByRole('listitem')
      .filter({ hasText: 'Casa del molino' })
      .getByText('No le va el sitio'),
  ).toBeVisible()
  await expect(page.getByText('Casa del molino: no le va el sitio')).toBeVisible()
})

test('a demand is cancelled with its reason and searched again; demands stand beside homes', async ({
  page,
  request,
}) => {
  const agency = await registerProvedAgency(request)
  const { id, ref } = await addDemand(request, agency, {
    contact: { firstName: 'Sofie', lastName: 'Lindqvist', email: newEmail('sofie') },
    what: { operations: ['A'] },
    where: { islands: ['MENORCA'] },
  })
  await signedIn(page, agency)
  await page.goto(`/auth/cartera/demanda/${id}`)
  await page.getByRole('button', { name: 'Cancelar demanda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar la demanda' })
  await dialog.getByRole('button', { name: 'Cancelar demanda' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Motivo')
  await dialog.getByRole('radio', { name: 'Lo deja para más adelante' }).check()
  await dialog.getByRole('button', { name: 'Cancelar demanda' }).click()
  await expect(page.getByRole('heading', { level: 1 }).getByText('Cancelada')).toBeVisible()
  await page.getByRole('button', { name: 'Volver a buscar' }).click()
  await page.getByRole('radio', { name: 'Vuelve a buscar' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Volver a buscar' }).click()
  await expect(page.getByRole('heading', { level: 1 }).getByText('Buscando')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Cartera' })
    .or(page.locator('main'))
    .getByRole('link', { name: 'Demandas' })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^Inmueble en Menorca/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Referencia, persona o lugar' }).fill('lindqvist')
  await expect(page).toHaveURL(/lado=demandas.*q=lindqvist/)
  const row = page.getByRole('row', { name: new RegExp(ref) })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Orden', { exact: true }).selectOption('por persona')
  await expect(page).toHaveURL(/sort=person/)
  await expect(page.getByRole('rowheader', { name: 'Sofie Lindqvist' })).toBeVisible()
  await expectAccessible(page)

  // Tags, and several at once with the way back.
  const tags = async () => (await get<Demand>(request, agency, `demand/${id}/`)).tags
  await page.getByRole('checkbox', { name: `Elegir ${ref}` }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Etiquetas' }).click()
  await page.getByRole('dialog').getByLabel('Añadir la etiqueta').fill('Inversores')
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar' }).click()
  await expect(row).toContainText('Inversores')
  expect(await tags()).toEqual(['Inversores'])
  await page.getByLabel('Etiqueta', { exact: true }).selectOption('Inversores')
  await expect(page).toHaveURL(/tag=Inversores/)
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect.poll(tags).toEqual([])
})
