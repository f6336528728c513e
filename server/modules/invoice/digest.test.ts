import { describe, expect, it } from 'vitest'
import { amountText, dayText, digestOf, qrUrlOf } from './digest.ts'

describe('the digest of a record', () => {
  // The examples of AEAT's specification 0.1.2.
  const first = {
    taxId: '89890001K',
    fullNumber: '12345678/G33',
    issuedOn: '01-01-2024',
    kind: 'F1',
    vat: '12.35',
    total: '123.45',
    previous: '',
    recordedAt: '2024-01-01T19:20:30+01:00',
  }
  const FIRST = '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60'

  it('is that of the tax agency’s own examples, chained', () => {
    expect(digestOf(first)).toBe(FIRST)
    expect(
      digestOf({
        ...first,
        fullNumber: '12345679/G34',
        previous: FIRST,
        recordedAt: '2024-01-01T19:20:35+01:00',
      }),
    ).toBe('F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97')
  })

  it('the code says four things, whatever signs they have', () => {
    expect(qrUrlOf({ ...first, fullNumber: 'A+B & C' })).toBe(
      'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu?nif=89890001K&numserie=A%2BB%20%26%20C&fecha=01-01-2024&importe=123.45',
    )
  })
})

it('amounts and days are written once, for all that is hashed', () => {
  expect([0, 5, 12_345, -5, -12_340].map(amountText)).toEqual([
    '0.00',
    '0.05',
    '123.45',
    '-0.05',
    '-123.40',
  ])
  expect(dayText('2026-11-26')).toBe('26-11-2026')
})
