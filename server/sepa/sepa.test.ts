import { describe, expect, it } from 'vitest'
import { ibanWords, normalIban, sepaIban, spanishIban } from './iban.ts'
import { creditorReference, normalReference } from './reference.ts'
import { transferCode } from './transfer-code.ts'

describe('an IBAN', () => {
  it('is taken as people type it, and printed in groups', () => {
    expect(normalIban('es91 2100 0418 4502 0005 1332')).toBe('ES9121000418450200051332')
    expect(ibanWords('ES9121000418450200051332')).toBe('ES91 2100 0418 4502 0005 1332')
  })
  it.each([
    'ES9121000418450200051333',
    'ES91',
    '',
    'DE89370400440532013000',
    'ES912100041845020005133A',
  ])('%s is none of ours', (wrong) => expect(normalIban(wrong)).toBeNull())
})

describe('an IBAN of SEPA', () => {
  it.each(['ES9121000418450200051332', 'DE89 3704 0044 0532 0130 00', 'nl91abna0417164300'])(
    '%s is one',
    (iban) => expect(sepaIban(iban)).toBe(iban.toUpperCase().replaceAll(' ', '')),
  )
  it.each(['DE8937040044053201300', 'DE88370400440532013000', 'US64SVBKUS6S3300958879', ''])(
    '%s is none',
    (iban) => expect(sepaIban(iban)).toBeNull(),
  )
  it('of a Spanish account follows from bank, branch and number', () => {
    expect(spanishIban('2100', '0418', '0200051332')).toBe('ES9121000418450200051332')
    expect(spanishIban('0049', '1500', '1234567892')).toBe('ES6000491500051234567892')
  })
})

describe('the creditor’s reference', () => {
  it('is that of ISO 11649: its own example', () => {
    expect(creditorReference('539007547034')).toBe('RF18539007547034')
    expect(normalReference('rf18 5390 0754 7034')).toBe('RF18539007547034')
  })
  it('is made of numbers as invoices have them, and each sign counts', () => {
    const made = creditorReference('S-2026-000118')
    expect(made).toMatch(/^RF\d{2}S2026000118$/)
    expect(normalReference(made)).toBe(made)
    expect(normalReference(made.replace('118', '181'))).toBeNull()
  })
  it('has no room for more than 21 signs, and nothing is no number', () => {
    expect(() => creditorReference('1'.repeat(22))).toThrow('No reference')
    expect(() => creditorReference('--')).toThrow('No reference')
  })
})

it('the code of a transfer has the lines of EPC069-12', () => {
  expect(
    transferCode({
      name: 'Llar Illes, S.L.',
      iban: 'ES9121000418450200051332',
      amount: 25_440,
      reference: 'RF18539007547034',
    }).split('\n'),
  ).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Llar Illes, S.L.',
    'ES9121000418450200051332',
    'EUR254.40',
    '',
    'RF18539007547034',
    '',
    '',
  ])
  expect(() => transferCode({ name: 'a', iban: 'b', amount: 0, reference: 'c' })).toThrow(
    'nothing to pay',
  )
})
