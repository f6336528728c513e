import { expect, it } from 'vitest'
import { createI18n, speak, type TFunction } from '../../../i18n'
import { fields } from '../../../../generated/fields/property/facts'
import { factGroups } from './fact-rows'
import { factWords } from './fact-words'

const field = (name: string) => fields.find((one) => one.name === name) ?? expect.fail(name)

const words = async (): Promise<TFunction> =>
  speak(await createI18n('es', ['listing', 'property']), 'listing').t

it('gives every fact its unit', async () => {
  const t = await words()
  const said = [
    ['built', 164.5],
    ['seaDistance', 350],
    ['seaDistance', 3140],
    ['ceilingHeight', 2.7],
    ['bedrooms', 0],
    ['constructionYear', 1920],
    ['solarKw', 4.5],
    ['offers.depositMonths', 2],
    ['offers.parkingPrice', 0],
  ] as const
  expect(said.map(([key, value]) => factWords(field(key), value, t))).toEqual([
    '164,5 m²',
    '350 m',
    '3,1 km',
    '2,7 m',
    'Estudio',
    '1920',
    '4,5 kW',
    '2 meses',
    '0 €',
  ])
})

it('says yes and no, names values, and leaves out what is not known', async () => {
  const t = await words()
  const groups = factGroups(
    {
      layout: { built: 80, firstLine: false, orientation: ['S', 'E'] },
      features: { pool: 'none', airConditioning: 'coldHeat', features: ['lift'] },
      condition: 'reformado',
    },
    undefined,
    t,
  )
  expect(groups.map(({ group, rows }) => [group, ...rows.map(({ value }) => value)])).toEqual([
    // Square metres have a section of their own (areas.tsx).
    ['surroundings', 'Sur, Este', 'No'],
    ['building', 'Reformado'],
    ['outdoor', 'No hay'],
    ['systems', 'Frío y calor'],
  ])
})

it("says how far the sea is: the agency's figure, else about what we measured", async () => {
  const t = await words()
  const sea = (measured?: number, said?: number) =>
    factGroups(
      {
        layout: said === undefined ? {} : { seaDistance: said },
        features: {},
        ...(measured === undefined ? {} : { seaDistance: measured }),
      },
      undefined,
      t,
    ).flatMap(({ rows }) => rows.map(({ value }) => value))
  expect([sea(350), sea(1400), sea(0), sea(350, 300), sea()]).toEqual([
    ['unos 350 m'],
    ['unos 1,4 km'],
    ['menos de 50 m'],
    ['300 m'],
    [],
  ])
})

it('shows nothing that the contract does not call a fact', async () => {
  const t = await words()
  expect(factGroups({ layout: { wineCellars: 2 } as object, features: {} }, undefined, t)).toEqual(
    [],
  )
})

it('keeps price and operation out of the terms', async () => {
  const t = await words()
  const groups = factGroups(
    { layout: {} },
    {
      operation: 'A',
      price: 100_000,
      rentPeriod: 'MONTH',
      petsAllowed: true,
      availableFrom: '2026-12-01',
    },
    t,
  )
  expect(groups.map(({ group, rows }) => [group, ...rows.map(({ value }) => value)])).toEqual([
    ['offers', '01/12/2026', 'Sí'],
  ])
})

it('tells when a new home is handed over as one fact', async () => {
  const t = await words()
  const groups = factGroups(
    {
      layout: {},
      development: {
        name: 'Es Pins',
        phase: 'carpentry',
        deliveryMonth: 3,
        deliveryYear: 2027,
        finished: false,
      },
    },
    undefined,
    t,
  )
  expect(groups.map(({ group, rows }) => [group, ...rows.map(({ value }) => value)])).toEqual([
    ['development', 'Es Pins', expect.any(String), '03/2027'],
  ])
})
