import { describe, expect, it } from 'vitest'
import { examples } from '../../../formats/idealista/schema.fixture.ts'
import { mendedSchemas } from '../../../formats/idealista/judge.ts'
import { readAll, remarksIn } from '../feed/read-all.fixture.ts'
import { TYPES } from './codes.ts'
import { readIdealista } from './index.ts'

type Json = Record<string, unknown>

const HOME = {
  propertyCode: 'a1',
  propertyReference: 'REF-1',
  propertyOperation: { operationType: 'sale', operationPrice: 300_000 },
  propertyAddress: {
    addressVisibility: 'street',
    addressStreetName: 'Carrer Major',
    addressTown: 'Sóller',
    addressCountry: 'Spain',
  },
  propertyFeatures: {
    featuresType: 'flat',
    featuresAreaConstructed: 90,
    featuresBathroomNumber: 1,
    featuresBedroomNumber: 2,
  },
}
const fileOf = (...homes: object[]): string =>
  JSON.stringify(
    { customerCountry: 'Spain', customerReference: 'x', customerProperties: homes },
    null,
    2,
  )
const home = async (features: Json, more: Json = {}) => {
  const changed = { ...HOME, ...more, propertyFeatures: { ...HOME.propertyFeatures, ...features } }
  return (await readAll(readIdealista, fileOf(changed))).homes[0] ?? expect.fail('no home')
}

describe('new developments', () => {
  const [, file = {}] = examples()

  it('exchange.md section 4: each of their homes is read, as Idealista ships them', async () => {
    const text = JSON.stringify(file, null, 2)
    const { events, homes, fits } = await readAll(readIdealista, text)
    expect([fits, homes.map(({ externalId }) => externalId)]).toEqual([
      true,
      ['newDevCode001/001', 'newDevCode001/002'],
    ])
    const [home] = homes
    expect(home).toMatchObject({ externalId: 'newDevCode001/001', ref: 'piso-24', refused: null })
    expect(home?.steps.basics).toMatchObject({
      type: 'vivienda',
      offers: [{ operation: 'ON', price: 6_000_000 }],
    })
    expect(home?.steps.layout).toMatchObject({ built: 200, usable: 180, bathrooms: 3 })
    expect(home?.remarks.map(({ key, params }) => [key, params?.['text']])).toContainEqual([
      'ofDevelopment',
      'newDevelopmentName',
    ])
    expect(home?.remarks.filter(({ key }) => key.startsWith('schema'))).toEqual([])
    const [event] = events.filter(({ kind }) => kind === 'home')
    const line = event?.kind === 'home' ? event.lineOf('propertyOperation') : 0
    expect(text.split('\n')[line - 1]).toContain('"propertyOperation"')
    expect(line).toBeGreaterThan(text.slice(0, text.indexOf('Typologies')).split('\n').length)
  })

  it('one without homes is told as left out, with its line, beside the homes that come', async () => {
    const text = JSON.stringify(
      {
        customerReference: 'x',
        customerNewDevelopments: [
          {
            propertyCode: 'D1',
            propertyReference: 'SOL',
            propertyFeatures: { featuresType: 'promo', featuresNewDevelopmentName: 'Es Sol' },
          },
        ],
        customerProperties: [HOME],
      },
      null,
      2,
    )
    const { homes } = await readAll(readIdealista, text)
    expect(homes.map(({ externalId, refused }) => [externalId, refused?.key ?? null])).toEqual([
      ['D1', 'emptyDevelopment'],
      ['a1', null],
    ])
  })
})

describe('a file', () => {
  it('as Idealista ships one is read home by home, without a word against it', async () => {
    const [file] = examples()
    const { homes, fits } = await readAll(readIdealista, JSON.stringify(file))
    expect(fits).toBe(true)
    expect(homes).toHaveLength(Object.values(file?.['customerProperties'] ?? {}).length)
    expect(homes.flatMap(remarksIn).filter((text) => text.startsWith('schema'))).toEqual([])
    expect(homes.filter(({ refused }) => refused).map(({ refused }) => refused?.key)).toEqual([])
  })

  it('is judged by their schemas, at the field and its line, and read all the same', async () => {
    const { events } = await readAll(
      readIdealista,
      fileOf(HOME, {
        ...HOME,
        propertyCode: 'b2',
        propertyStrange: 1,
        propertyFeatures: { featuresType: 'flat', featuresAreaConstructed: 0, featuresRooms: 3 },
      }),
    )
    const [good, bad] = events.flatMap((event) => (event.kind === 'home' ? [event] : []))
    expect(good?.home.remarks).toEqual([])
    expect(remarksIn(bad?.home ?? expect.fail('no home'))).toEqual([
      'schemaStrange propertyStrange',
      'schemaMissing propertyFeatures/featuresBathroomNumber',
      'schemaWrong propertyFeatures/featuresAreaConstructed',
    ])
    expect(bad?.home).toMatchObject({ refused: null, steps: { layout: { bedrooms: 3 } } })
    const lines = fileOf(HOME, HOME).split('\n')
    const at = lines.findIndex((line) => line.includes('featuresAreaConstructed'))
    expect(good?.lineOf('propertyFeatures/featuresAreaConstructed')).toBe(at + 1)
  })

  it('with signs that no database keeps is read without them', async () => {
    const text = fileOf({
      ...HOME,
      propertyCode: 'a\0b',
      propertyDescriptions: [{ descriptionLanguage: 'spanish', descriptionText: 'Pi\0so \ud83d' }],
      'strange\0': 1,
    })
    const { homes } = await readAll(readIdealista, text)
    expect(homes.map(({ externalId, steps }) => [externalId, steps.texts.description])).toEqual([
      ['ab', { es: 'Piso \ufffd' }],
    ])
    expect(JSON.stringify(homes)).not.toContain('\\u0000')
  })

  it('with thousands of pictures in one home is judged by the first of them', async () => {
    // Each is another, until the last: every two of them would be held against each other.
    const propertyImages = Array.from({ length: 5000 }, (_one, nth) => ({
      imageUrl: `https://a.example/${nth % 4999}.jpg`,
      imageLabel: 'facade',
    }))
    const { remarks } = await home({}, { propertyImages })
    expect(remarks.map(({ key }) => key)).toEqual(['tooManyPictures'])
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, -30)],
    ['a comma too many', (text: string) => text.replace('300000', '300000,')],
    ['a word between homes', (text: string) => text.replace('"customerProperties": [', '$& x')],
    ['too deep', (text: string) => text.replace('300000', `${'['.repeat(50)}${']'.repeat(50)}`)],
    ['nothing', () => ''],
    ['a list', () => '[]'],
  ])('that is broken (%s) says where', async (_what, breaks) => {
    await expect(readAll(readIdealista, breaks(fileOf(HOME)))).rejects.toMatchObject({
      name: 'BrokenFile',
      key: 'notJson',
      line: expect.any(Number),
    })
  })

  it('of something else is none', async () => {
    expect((await readAll(readIdealista, '{"homes": []}')).fits).toBe(false)
  })
})

describe('a home', () => {
  it('has each type that their schemas know', () => {
    const schemas = mendedSchemas()
    const kinds = ['homes', 'land', 'storage', 'garage', 'building', 'premises', 'offices']
    const types = kinds.flatMap((kind) => {
      const properties = schemas.get(`${kind}.json`)?.['properties'] as Record<string, Json>
      return (properties['featuresType']?.['enum'] ?? []) as string[]
    })
    expect(types.length).toBeGreaterThan(30)
    const unknown = types.filter((type) => !TYPES[type] && !type.startsWith('rustic_'))
    expect(unknown).toEqual([])
  })

  it('is a penthouse, a duplex, a studio, a hotel by what stands beside the type', async () => {
    const kind = async (features: Json) => (await home(features)).steps.basics.subtype
    expect(await kind({ featuresPenthouse: true })).toBe('atico')
    expect(await kind({ featuresDuplex: true })).toBe('duplex')
    expect(await kind({ featuresType: 'rustic_cortijo' })).toBe('finca_rustica')
    expect(await kind({ featuresType: 'building', featuresClassificationHotel: true })).toBe(
      'edificio_hotel',
    )
    const studio = await home({
      featuresStudio: true,
      featuresRooms: 1,
      featuresBedroomNumber: undefined,
    })
    expect(studio.steps).toMatchObject({ basics: { subtype: 'estudio' }, layout: { bedrooms: 0 } })
  })

  it('says nothing of what our bounds do not hold, with a remark', async () => {
    const { steps, remarks } = await home(
      { featuresAreaHeight: 51, featuresFacadeArea: 20_000, featuresWindowsNumber: 2.5 },
      {
        propertyOperation: {
          operationType: 'rent',
          operationPrice: 1200,
          operationPriceTransfer: 9e12,
          operationPriceParking: 9e12,
          operationDepositMonths: 1.5,
        },
      },
    )
    expect(steps.basics.offers).toEqual([{ operation: 'A', rentPeriod: 'MONTH', price: 120_000 }])
    expect(steps.layout).not.toHaveProperty('ceilingHeight')
    expect(steps.layout).not.toHaveProperty('facadeLength')
    expect(steps.features).not.toHaveProperty('shopWindows')
    const ours = remarks.filter(({ key }) => !key.startsWith('schema'))
    expect(
      ours.map(({ field, key, params }) => [field.split('/')[1], key, params?.['text']]),
    ).toEqual([
      ['featuresAreaHeight', 'tooBig', '51'],
      ['featuresFacadeArea', 'tooBig', '20000'],
      ['featuresWindowsNumber', 'notUnderstood', '2.5'],
      ['operationPriceTransfer', 'tooBig', '9000000000000'],
      ['operationPriceParking', 'tooBig', '9000000000000'],
      ['operationDepositMonths', 'notUnderstood', '1.5'],
    ])
    const { basics } = (
      await home({}, { propertyOperation: { operationType: 'rent', operationDepositMonths: 0 } })
    ).steps
    expect(basics.offers[0]).toMatchObject({ depositMonths: 0 })
  })

  it('keeps what they say of it', async () => {
    const { steps } = await home(
      {
        featuresConservation: 'toRestore',
        featuresHeatingType: 'centralFuelOil',
        featuresConditionedAir: true,
        featuresPool: true,
        featuresOrientationNorth: true,
        featuresOrientationEast: true,
        featuresLiftAvailable: true,
        featuresEnergyCertificateRating: 'A2',
        featuresEnergyCertificatePerformance: 40,
      },
      {
        propertyOperation: {
          operationType: 'rent',
          operationPrice: 1200,
          operationDepositMonths: 2,
        },
        propertyDescriptions: [
          { descriptionLanguage: 'spanish', descriptionText: 'Piso.' },
          { descriptionLanguage: 'swedish', descriptionText: 'Lägenhet.' },
        ],
      },
    )
    expect(steps.basics).toMatchObject({
      condition: 'reformar',
      offers: [{ operation: 'A', rentPeriod: 'MONTH', price: 120_000, depositMonths: 2 }],
    })
    expect(steps.features).toMatchObject({
      heatingType: 'centralFuel',
      airConditioning: 'cold',
      pool: 'communal',
      features: ['lift'],
    })
    expect(steps.layout.orientation).toEqual(['N', 'E'])
    expect(steps.legal.energy).toEqual({
      status: 'provided',
      consumptionLetter: 'A',
      consumptionKwh: 40,
    })
    expect(steps.texts.description).toEqual({ es: 'Piso.', sv: 'Lägenhet.' })
  })
})
