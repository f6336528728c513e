import { expect, test } from './journey'
import type { Agency } from '../generated/model'
import { registerAgency } from './agency'
import { get, patch } from './arrange'
import { signIn } from './home'
import { expectAccessible } from './screen'

test('an invoice goes from its draft to its paper, is paid in part and taken back', async ({
  page,
}) => {
  const profile = await registerAgency(page.request)
  const [agencyId = ''] = profile.agency_ids
  const { version } = await get<Agency>(page.request, profile, `agency/${agencyId}/`)
  await patch(page.request, profile, `agency/${agencyId}/company/`, {
    version,
    legalName: 'Port Vell, S.L.',
    // Series are counted by tax number: a retry issues under the same one.
    taxId: 'B57123457',
    registeredOffice: { street: 'Moll 3', postalCode: '07012', town: 'Palma' },
  })
  await signIn(page, profile)

  await page.goto('/auth/contabilidad?parte=borradores&borrador=nuevo')
  await page.getByLabel('Nombre o razón social').fill('Catalina Oliver')
  await page.getByLabel('NIF', { exact: true }).fill('12345678Z')
  await page.getByLabel('Domicilio').fill('Carrer de sa Lluna 12, 07100 Sóller')
  await page.getByLabel('Concepto').fill('Honorarios, venta LL-1988')
  await page.getByLabel('Precio, sin IVA').fill('1000')
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await expect(page.getByText('1.210,00')).toBeVisible()
  await page.getByRole('button', { name: 'Emitir factura' }).click()
  const ask = page.getByRole('dialog', { name: /^¿Emitir por 1\.210,00/ })
  await ask.getByRole('button', { name: 'Emitir factura' }).click()

  await expect(page.getByRole('heading', { name: /^Factura F-\d{4}-\d{6}/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /página 1 de 1/ })).toBeVisible()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^F-\d{4}-\d{6}\.pdf$/)

  await page.getByRole('button', { name: 'Anotar cobro' }).click()
  const pay = page.getByRole('dialog', { name: /^¿Cuánto se ha cobrado/ })
  await pay.getByLabel('Importe').fill('210')
  await pay.getByRole('button', { name: 'Anotar cobro' }).click()
  await expect(page.getByText(/^Faltan 1\.000/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Anular' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Rectificar' }).click()
  const rectify = page.getByRole('dialog', { name: /^Rectificar la factura/ })
  await rectify.getByLabel('Qué ha pasado').fill('La venta se deshace')
  await rectify.getByRole('button', { name: 'Rectificar' }).click()
  await expect(page.getByRole('heading', { name: /^Factura R-\d{4}-\d{6}/ })).toBeVisible()
  await expect(page.getByText(/^Por devolver 210/)).toBeVisible()

  // On a phone its sum is read in the list without a scroll to the side.
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/auth/contabilidad?parte=facturas')
  const list = page.getByRole('group', { name: 'Facturas' })
  const sum = list.getByText('1.210,00 €', { exact: true })
  await sum.scrollIntoViewIfNeeded()
  const box = await sum.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
  expect(await list.evaluate((frame) => frame.scrollWidth <= frame.clientWidth)).toBe(true)
  await expectAccessible(page)
})
