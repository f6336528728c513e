import { expect, it } from 'vitest'
import { createI18n, speak, type TFunction } from '../../../i18n'
import { factGroups, termRows, valueWords } from './fact-rows'

const words = async (): Promise<TFunction> => speak(await createI18n('es', ['listing', 'property']), 'listing').t

it('gives every fact its unit', async () => {
  const t = await words()
  const said = [['built', 164.5], ['seaDistance', 350], ['seaDistance', 3140], ['ceilingHeight', 2.7], ['bedrooms', 0], ['constructionYear', 1920], ['solarKw', 4.5], ['depositMonths', 2], ['parkingPrice', 0]] as const
  expect(said.map(([key, value]) => valueWords(key, value, t))).toEqual(['164,5 m²', '350 m', '3,1 km', '2,7 m', 'Estudio', '1920', '4,5 kW', '2 meses', '0 €'])
})

it('says yes and no, names values, and leaves out what is not known', async () => {
  const t = await words()
  const groups = factGroups({ layout: { built: 80, firstLine: false, orientation: ['S', 'E'] }, features: { pool: 'none', airConditioning: 'coldHeat', features: ['lift'] }, condition: 'reformado' }, t)
  expect(groups.map(({ group, rows }) => [group, ...rows.map(({ value }) => value)])).toEqual([
    ['areas', '80 m²'], ['surroundings', 'Sur, Este', 'No'], ['building', 'Reformado'], ['outdoor', 'No hay'], ['systems', 'Frío y calor'],
  ])
})

it('says how far the sea is: the agency\'s figure, else about what we measured', async () => {
  const t = await words()
  const sea = (measured?: number, said?: number) =>
    factGroups({ layout: said === undefined ? {} : { seaDistance: said }, features: {}, ...(measured === undefined ? {} : { seaDistance: measured }) }, t).flatMap(({ rows }) => rows.map(({ value }) => value))
  expect([sea(350), sea(1400), sea(0), sea(350, 300), sea()]).toEqual([['unos 350 m'], ['unos 1,4 km'], ['menos de 50 m'], ['300 m'], []])
})

it('shows a field that the contract has and this page does not know yet', async () => {
  const t = await words()
  const [rooms] = factGroups({ layout: { wineCellars: 2 } as object, features: {} }, t)
  expect(rooms).toEqual({ group: 'rooms', rows: [{ key: 'wineCellars', label: 'wineCellars', value: '2' }] })
})

it('keeps price and operation out of the terms', async () => {
  const t = await words()
  expect(termRows({ operation: 'A', price: 100_000, rentPeriod: 'MONTH', petsAllowed: true, availableFrom: '2026-12-01' }, t).map(({ value }) => value)).toEqual(['Sí', '01/12/2026'])
})
