import { expect, it } from 'vitest'
import { readAll } from '../feed/read-all.fixture.ts'
import { resalesFile, resalesHome } from './fixture.ts'
import { readResales } from './index.ts'

it('is read into our terms', async () => {
  const { homes, fits } = await readAll(readResales, resalesFile([resalesHome('R1')]))
  expect(fits).toBe(true)
  const { externalId, ref, refused, remarks, steps, pictures } = homes[0] ?? expect.fail('no home')
  expect([externalId, ref, refused, remarks]).toEqual(['R1', 'R1', null, []])
  expect(steps.basics).toEqual({
    type: 'vivienda',
    subtype: 'atico',
    offers: [{ operation: 'V', price: 45_000_000 }],
  })
  expect(steps.location).toMatchObject({
    municipalityIne: '07027',
    streetName: 'Carrer Major',
    number: '3',
    postalCode: '07300',
  })
  expect(steps.layout).toMatchObject({ bedrooms: 2, bathrooms: 2, built: 110.5, terrace: 30 })
  expect(steps.legal).toEqual({ communityFee: 10_000, ibiYearly: 64_000 })
  expect(steps.texts.description).toEqual({ en: 'Bright penthouse.' })
  expect(pictures).toEqual([{ url: 'https://example.test/1.jpg', kind: 'photo' }])
})

it('withdraws what is sold, and lets what is under offer be told', async () => {
  const { homes } = await readAll(
    readResales,
    resalesFile([
      resalesHome('a', { status: 'Sold' }),
      resalesHome('b', { status: 'Off Market' }),
      resalesHome('c', { status: 'Under Offer' }),
      resalesHome('d', { newBuild: '1' }),
      resalesHome('e', { saleDetails: '', rentalDetails: '<price>900</price>' }),
    ]),
  )
  expect(homes.map(({ isGone }) => isGone ?? false)).toEqual([true, true, false, false, false])
  expect(homes[2]?.remarks).toMatchObject([{ key: 'reservedInFile', field: 'status' }])
  expect(homes.slice(3).map(({ steps }) => steps.basics.offers[0]?.operation)).toEqual(['ON', 'A'])
})
