import { describe, expect, it } from 'vitest'
import { telltales } from './clean.ts'

const rules = (text: string, names: string[] = []) => telltales(text, names).map(({ rule }) => rule)

describe('a telephone number in a text', () => {
  it.each([
    'Tel. 6OO 11 22 33',
    'Llama al seiscientos once veintidós treinta y tres',
    'Llama al seiscientos once',
    'Truca al sis-cents onze vint-i-dos trenta-tres',
    'Call six zero zero one one two two three three',
    'Rufen Sie an: sechs null null eins eins zwei zwei drei drei',
    '600112233',
    '600.112.233',
    '600-11-22-33',
    '+34 600 11 22 33',
    '0034600112233',
    '+49 (171) 1234567',
    '971 63 00 00',
    '６００ １１ ２２ ３３',
    '6️⃣0️⃣0️⃣1️⃣1️⃣2️⃣2️⃣3️⃣3️⃣',
    '6 0 0 1 1 2 2 3 3',
    '6oo l1 22 33',
    '600 once 22 33',
    'seis cero cero 11 22 33',
    '٦٠٠ ١١ ٢٢ ٣٣',
  ])('is found: %s', (text) => expect(rules(text)).toContain('phone'))

  it.each([
    'Casa de 180 m2 con 3 habitaciones, 2 baños y 45 m2 de terraza',
    'Precio 945.000 €, antes 1.190.000 €',
    'De 750.000 a 900.000 euros',
    '750.000 120 m2 350 m2',
    'Reformada en 2019, 2020 y 2021',
    'A seiscientos metros del mar',
    'A seiscientos cincuenta metros de la playa',
    'Novecientos mil euros',
    'Referencia catastral 7061003DD7476S0001QW',
    'Tres dormitorios, dos baños y una terraza',
    'Built in 1962, 4 bedrooms, 3 bathrooms, 2 garages',
    'Wohnfläche 120 m², Grundstück 4.500 m²',
    'Es so bell i solell',
  ])('is not seen where there is none: %s', (text) => expect(rules(text)).not.toContain('phone'))
})

describe('an e-mail or the address of a site', () => {
  it.each([
    'Escribe a info@portalvell.example',
    'info (at) portalvell.example',
    'info arroba portalvell punto com',
    'INFO @ PORTALVELL . COM',
  ])('e-mail: %s', (text) => expect(rules(text)).toContain('email'))

  it.each(['www.portalvell.example', 'https://x.example/casa', 'portalvell.com', 'portalvell.es'])(
    'site: %s',
    (text) => expect(rules(text)).toContain('site'),
  )

  it.each(['Sol de mañana. Es una casa', 'Cocina.Es luminosa', 'Piso 2.o, letra B. De obra'])(
    'neither: %s',
    (text) => expect(rules(text)).toEqual([]),
  )
})

it('the name of the agency or its agent counts as a phrase of whole words', () => {
  const names = ['Portal Vell', 'Aina Ferragut']
  expect(rules('Visítela con PORTAL VELL', names)).toEqual(['name'])
  expect(rules('Pregunta por Aina Ferragut', names)).toEqual(['name'])
  expect(rules('Un portal y una vella era', names)).toEqual([])
})
