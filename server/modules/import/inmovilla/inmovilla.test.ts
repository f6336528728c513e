import { describe, expect, it } from 'vitest'
import { readAll, remarksIn } from '../feed/read-all.fixture.ts'
import { exportFile, exportHome, webFeed, webHome } from './fixture.ts'
import { readInmovillaExport, readInmovillaWeb } from './index.ts'

const one = async (more: Record<string, string> = {}) => {
  const { homes } = await readAll(readInmovillaWeb, webFeed([webHome('7', more)]))
  return homes[0] ?? expect.fail('no home')
}

describe('the web feed', () => {
  it('is read into our terms', async () => {
    const { homes, fits } = await readAll(readInmovillaWeb, webFeed([webHome('7'), webHome('8')]))
    expect([fits, homes.map(({ externalId }) => externalId)]).toEqual([true, ['7', '8']])
    const { ref, refused, steps, pictures, remarks } = homes[0] ?? expect.fail('no home')
    expect([ref, refused, remarks]).toEqual(['SOL-12', null, []])
    expect(steps.basics).toEqual({
      type: 'vivienda',
      subtype: 'piso',
      condition: 'reformado',
      constructionYear: 1985,
      offers: [{ operation: 'V', price: 25_900_000 }],
    })
    expect(steps.location).toMatchObject({
      municipalityIne: '07061',
      geo: { lat: 39.766, lon: 2.7152 },
      floor: '3',
      postalCode: '07108',
      zoneName: 'Port',
    })
    expect(steps.layout).toMatchObject({
      bedrooms: 3,
      singleBedrooms: 1,
      doubleBedrooms: 2,
      bathrooms: 1,
      toilets: 1,
      built: 92,
      usable: 80.5,
    })
    expect(steps.features).toEqual({ features: ['lift', 'terrace'], pool: 'communal' })
    expect(steps.legal.energy).toEqual({
      status: 'provided',
      consumptionLetter: 'E',
      consumptionKwh: 120.5,
    })
    expect(steps.texts).toMatchObject({
      title: { es: 'Piso con vistas al puerto' },
      description: {
        es: 'Primera línea.\nDos terrazas.\nCerca del tranvía.',
        en: 'First line.\nTwo terraces.',
      },
    })
    expect(pictures.map(({ url }) => url)).toEqual([
      'https://example.test/1.jpg',
      'https://example.test/2.jpg',
    ])
  })

  it('makes two offers of "Vender o Alquilar", and drops a price that does not apply', async () => {
    const both = await one({ accion: 'Vender o Alquilar', precioalq: '1200' })
    expect(both.steps.basics.offers).toEqual([
      { operation: 'V', price: 25_900_000 },
      { operation: 'A', rentPeriod: 'MONTH', price: 120_000 },
    ])
    const lets = await one({ accion: 'Alquilar', precioalq: '950.00', tipomensual: 'MES' })
    expect(lets.steps.basics.offers).toEqual([
      { operation: 'A', rentPeriod: 'MONTH', price: 95_000 },
    ])
  })

  it('takes `longitud` for the longitude where there is one', async () => {
    const { steps } = await one({ longitud: '2.9', altitud: '40' })
    expect(steps.location.geo).toEqual({ lat: 39.766, lon: 2.9 })
  })

  it('takes zeros and dates that are none as unknown, an age as no year', async () => {
    const { steps } = await one({
      m_parcela: '0.00',
      antiguedad: '-0001',
      aseos: '0',
      habdobles: '0',
    })
    expect(steps.layout).toMatchObject({ bedrooms: 1, bathrooms: 1 })
    expect(steps.layout).not.toHaveProperty('plot')
    expect(steps.layout).not.toHaveProperty('toilets')
    expect(steps.basics).not.toHaveProperty('constructionYear')
    expect((await one({ antiguedad: '25' })).steps.basics).not.toHaveProperty('constructionYear')
  })

  it('names what is wrong by its tag and line', async () => {
    const { events } = await readAll(
      readInmovillaWeb,
      webFeed([
        webHome('7', { m_cons: 'grande', tipo_ofer: 'Nave espacial' }),
        webHome('8', { banyos: 'x' }),
      ]),
    )
    const [strange, odd] = events.filter((event) => event.kind === 'home')
    expect(strange?.home.refused).toMatchObject({ key: 'unknownType', field: 'tipo_ofer' })
    expect(remarksIn(odd?.home ?? expect.fail('no home'))).toEqual(['notNumber banyos'])
    expect(odd?.lineOf('banyos')).toBeGreaterThan(strange?.lineOf('tipo_ofer') ?? 0)
  })

  it('withdraws what says that it is not available', async () => {
    expect(await one({ nodisponible: '1' })).toMatchObject({ isGone: true })
  })
})

describe('the export', () => {
  it('is read by the names of its tables', async () => {
    const { homes, fits } = await readAll(
      readInmovillaExport,
      exportFile([exportHome('9', { ofertas_precioalq: '1.100,50' })]),
    )
    expect(fits).toBe(true)
    const { externalId, steps } = homes[0] ?? expect.fail('no home')
    expect(externalId).toBe('9')
    expect(steps.basics).toMatchObject({
      subtype: 'piso',
      offers: [
        { operation: 'V', price: 25_900_000 },
        { operation: 'A', rentPeriod: 'MONTH', price: 110_050 },
      ],
    })
    expect(steps.location.geo).toEqual({ lat: 39.766, lon: 2.7152 })
    expect(steps.layout.bedrooms).toBe(3)
  })
})

it('says of another file that it is none', async () => {
  const strange = '<propiedades><propiedad><nombre>x</nombre></propiedad></propiedades>'
  expect((await readAll(readInmovillaWeb, strange)).fits).toBe(false)
  expect((await readAll(readInmovillaExport, strange)).fits).toBe(false)
})
