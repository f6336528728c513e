import { expect, test } from 'vitest'
import { marksOf } from './marks.ts'

/** Marks of a text, where the person and the house have these. */
const marks = (text: string) =>
  marksOf({
    body: { text },
    before: {},
    known: ['joana@pons.example', '+34 612 345 678'],
    hosts: ['llar.test', 'www.finques.example'],
    unlinked: false,
  })

test.each([
  'Paga en pago-llar.com',
  'PAGO-LLAR.COM.',
  'evil.com?x=1',
  'evil.com:8443/x',
  'evil.de:8443/x',
  'evil.de/x',
  'evil。com',
  'llar.com.evil.de',
  'éllar.test/x',
  'x_llar.test/x',
  'https://joana@pons.example/x',
  'www.evil.example',
])('another site is a mark: %s', (text) => {
  expect(marks(text)).toEqual(['host'])
})

test.each([
  '699 888 777',
  '699/888/777',
  '699·888·777',
  '699 - 888 - 777',
  '(0034)699888777',
  'tel699888777',
  '٦٩٩ ٨٨٨ ٧٧٧',
])('another phone is a mark: %s', (text) => {
  expect(marks(text)).toEqual(['reach'])
})

test.each([
  'Visitas, fotos etc.de momento nada más',
  'Ver contrato.pdf y plano-2.jpg',
  'Mañana a las 10.30, c/ Sol 4, S.L., de 3 dorm./2 baños',
  'Ficha en llar.test/es/casa, http://www.llar.test. o en finques.example/x',
  'El 23/11/2026 10:00-11:00 o el 24.11.2026, por 94.500.000 €',
  'El 2026-11-23 10:00',
  'http://llar.test/es/0190f2f0-0000-7000-8000-000000000000',
  'Llama al 612/345/678 o escribe a joana@pons.example',
])('what people write is none: %s', (text) => {
  expect(marks(text)).toEqual([])
})
