import { describe, expect, it } from 'vitest'
import { annulmentDigestOf, digestOf, fieldText } from './digest.ts'
import { qrUrlOf } from './qr.ts'
import { amountText, dayText } from './text.ts'

// The examples of AEAT's specification 0.1.2, §6: one chain of three.
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
const second = {
  ...first,
  fullNumber: '12345679/G34',
  previous: FIRST,
  recordedAt: '2024-01-01T19:20:35+01:00',
}
const SECOND = 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97'

describe('the digest of a record', () => {
  it('AEAT vector 1: the first record of a chain', () => {
    expect(digestOf(first)).toBe(FIRST)
  })

  it('AEAT vector 2: chained to the first', () => {
    expect(digestOf(second)).toBe(SECOND)
  })

  it('AEAT vector 3: the annulment of the second', () => {
    expect(
      annulmentDigestOf({ ...second, previous: SECOND, recordedAt: '2024-01-01T19:20:40+01:00' }),
    ).toBe('177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68')
  })

  it('mdiago’s vector: amounts are hashed as they are written, 21.4 and not 21.40', () => {
    const theirs = {
      taxId: 'B72877814',
      fullNumber: 'GITHUB-EJ-003',
      issuedOn: '04-11-2024',
      kind: 'F1',
      vat: '21.4',
      total: '131.4',
      previous: '8C8DCEFB120522E0C71BC19902F44D5334FF6C98E74F0E3AC1D1E5A30C2EA836',
      recordedAt: '2024-11-04T12:36:39+01:00',
    }
    const digest = '4EECCE4DD48C0539665385D61D451BA921B7160CA6FEF46CD3C2E2BC5C778E14'
    expect(digestOf(theirs)).toBe(digest)
    expect(digestOf({ ...theirs, vat: '21.40' })).not.toBe(digest)
  })

  it('ends are trimmed as the tax agency does, inner blanks stay, unclear ones are refused', () => {
    expect(fieldText('  12345678 / G33\t')).toBe('12345678 / G33')
    expect(digestOf({ ...first, fullNumber: ' 12345678/G33 ' })).toBe(FIRST)
    for (const blank of ['\u00a0', '\ufeff', '\u2003'])
      expect(() => fieldText(`12345678${blank}`)).toThrow('unclear blank')
  })
})

it('the code says four things, whatever signs they have, to who the records go to', () => {
  const odd = { ...first, fullNumber: 'A+B & C' }
  const said = '?nif=89890001K&numserie=A%2BB%20%26%20C&fecha=01-01-2024&importe=123.45'
  expect([qrUrlOf(odd, 'live'), qrUrlOf(odd, 'test'), qrUrlOf(odd, 'none')]).toEqual([
    `https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR${said}`,
    `https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR${said}`,
    `https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu${said}`,
  ])
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
