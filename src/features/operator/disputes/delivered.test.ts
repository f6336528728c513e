import { expect, it } from 'vitest'
import type { OrderDelivery } from '../../../../generated/model'
import { createI18n } from '../../../i18n'
import { deliveredFacts } from './delivered'

it('says what was delivered as data in the words of the home, never by the names of the contract', async () => {
  const i18n = await createI18n('en', ['order'])
  const delivery = {
    version: 2,
    category: 'cedula',
    cedula: { kind: 'renovacion', number: 'H-1', issuedOn: '2026-02-03', expiresOn: '2036-02-03' },
    areas: { usable: 81.5 },
    texts: { title: { de: 'Haus am Meer' } },
  } as unknown as OrderDelivery
  expect(deliveredFacts(delivery, i18n.t as never)).toEqual([
    ['Type of cédula', 'Renewal'],
    ['Cédula number', 'H-1'],
    ['Cédula issued on', '03/02/2026'],
    ['Cédula valid until', '03/02/2036'],
    ['Usable area', '81,5'],
    ['Title (de)', 'Haus am Meer'],
  ])
  expect(deliveredFacts(null, i18n.t as never)).toEqual([])
})
