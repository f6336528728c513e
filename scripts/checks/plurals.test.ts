import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { say as handedOver } from '../../server/modules/handover/messages.ts'
import { say } from '../../server/contract/messages.ts'
import { ROOT } from '../part.ts'
import { lonePlurals } from './plurals.ts'

const LANGS = ['es', 'en', 'ca', 'de'] as const

test('a plural behind a number asks for a singular', () => {
  expect(
    lonePlurals({
      a: '{{count}} homes',
      b: '<b>{{total}}</b> listings',
      c: '{{count}}+ bedrooms',
      d: '{count} saved searches',
      e: 'Try in {seconds} seconds',
      f: '{{count}} different people',
    }),
  ).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(
    lonePlurals({
      a_one: '{{count}} home',
      a_other: '{{count}} homes',
      b: '{count} homes',
      b_one: '{count} home',
      c: '{{name}} answers',
      d: '{{n}} of {{all}}',
      e: 'Photo {{n}}',
      f: 'Files: {{count}}',
      g: '{{count}} has gone',
    }),
  ).toEqual([])
})

test('the server says one of one, in four languages', () => {
  const [one, two] = [1, 2].map((limit) =>
    LANGS.map((lang) => say(lang, 'minLength', { limit, count: limit })),
  )
  expect(one).toEqual([
    'Escribe al menos 1 carácter',
    'Enter at least 1 character',
    'Escriu almenys 1 caràcter',
    'Geben Sie mindestens 1 Zeichen ein',
  ])
  expect(two).toEqual([
    'Escribe al menos 2 caracteres',
    'Enter at least 2 characters',
    'Escriu almenys 2 caràcters',
    'Geben Sie mindestens 2 Zeichen ein',
  ])
  expect([0, 1, 5].map((count) => handedOver('en', 'noticeBody', { count }))).toEqual([
    expect.stringMatching(/^0 records/),
    '1 record is now yours: a property, a demand, a contact or an appointment',
    expect.stringMatching(/^5 records/),
  ])
  // Without a number there is nothing to choose by.
  expect(say('en', 'maxLength', { limit: '1' })).toBe('Enter at most 1 characters')
})

const SAID: [
  namespace: string,
  file: string,
  key: string,
  values: object,
  es: string,
  en: string,
][] = [
  ['import', 'features/import', 'report.count', {}, '1 inmueble', '1 property'],
  [
    'property',
    'features/property',
    'list.csvDone',
    {},
    'CSV con 1 inmueble',
    'CSV with 1 property',
  ],
  [
    'contact',
    'features/contact',
    'list.caption',
    { n: '1', sort: 'A' },
    '1 contacto, orden: A',
    '1 contact, order: A',
  ],
  [
    'intake',
    'features/intake',
    'result.moving',
    { done: '0', all: '1' },
    '0 de 1 fila',
    '0 of 1 row',
  ],
  [
    'listing',
    'features/listing',
    'loose.bedroomsMin',
    {},
    'Bajar a 1 habitación',
    'Lower to 1 bedroom',
  ],
  ['listing', 'features/listing', 'wish.bathroomsMin', {}, '1 baño o más', '1 bathroom or more'],
  [
    'listing',
    'features/listing',
    'others.title',
    {},
    'Este inmueble lo ofrece 1 agencia',
    '1 agency offers this property',
  ],
  [
    'forms',
    'forms',
    'invalid.maxLength',
    { limit: '1' },
    'Son demasiados caracteres: cabe 1',
    'Too long: 1 character fits',
  ],
]

test.each(SAID)('%s: %s %s of one', async (namespace, folder, key, values, es, en) => {
  for (const [lang, text] of [
    ['es', es],
    ['en', en],
  ] as const) {
    const words = JSON.parse(
      readFileSync(join(ROOT, 'src', folder, 'i18n', `${lang}.json`), 'utf8'),
    ) as object
    const i18n = createInstance()
    await i18n.init({
      lng: lang,
      resources: { [lang]: { [namespace]: words } },
      interpolation: { escapeValue: false },
    })
    expect(i18n.t(`${namespace}:${key}`, { count: 1, ...values })).toBe(text)
  }
})
