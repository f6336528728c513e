import { describe, expect, it } from 'vitest'
import type { Said } from '../row.ts'
import { dayOf, orderShownBy } from './dates.ts'
import { emailOf, emailsIn, paperOf, roleOf, tagsIn } from './kinds.ts'
import { splitName } from './names.ts'
import { isNobody, personOf } from './person.ts'
import { numbersIn, phoneOf } from './phone.ts'
import { countryOf, languageOf } from './places.ts'

const today = new Date('2026-11-21')
const manner = { dates: 'dmy' as const, word: (field: string) => field, today }

describe('values', () => {
  it.each([
    ['600 11 22 33', '+34600112233'],
    ['0034 600-112-233', '+34600112233'],
    ['34600112233', '+34600112233'],
    ['(+34) 971.11.22.33', '+34971112233'],
    ['+49 (0)171 1234567', '+491711234567'],
    ['0049 171 1234567', '+491711234567'],
    ['447911123456', '+447911123456'],
    ['600112233.0', '+34600112233'],
    ['6,00112E+08', null],
    ['12', null],
    ['no tiene', null],
  ])('phone %s', (text, number) => expect(phoneOf(text)).toBe(number))

  it('takes several phones and e-mails out of one cell', () => {
    expect(numbersIn('600112233 / 971112233; +34 600 00 11 22 ::: 1')).toEqual([
      '600112233',
      '971112233',
      '+34 600 00 11 22',
      '1',
    ])
    expect(emailsIn('a@b.example; c@d.example e@f.example')).toEqual([
      'a@b.example',
      'c@d.example',
      'e@f.example',
    ])
    expect(tagsIn('* myContacts ::: Vip; Sóller')).toEqual(['Vip', 'Sóller'])
  })

  it.each([
    ['Aina <AINA@pons.example>', 'aina@pons.example'],
    ['mailto:a@b.example.', 'a@b.example'],
    ['a@b', null],
    ['a b@c.example', null],
    ['ñ@c.example', null],
  ])('e-mail %s', (text, address) => {
    expect(emailOf(text)).toBe(address)
  })

  it.each([
    ['García Pérez, María', 'María', 'García Pérez'],
    ['María García Pérez', 'María', 'García Pérez'],
    ['Maria José García Pérez', 'Maria José', 'García Pérez'],
    ['Juan Carlos Vidal', 'Juan Carlos', 'Vidal'],
    ['Joan de la Torre Mas', 'Joan', 'de la Torre Mas'],
    ['John Smith', 'John', 'Smith'],
    ['Hans von der Heide', 'Hans', 'von der Heide'],
    ['Aina', 'Aina', undefined],
    ['Sr. Biel Mas', 'Biel', 'Mas'],
    ['María del Carmen Ruiz Sanz', 'María del Carmen', 'Ruiz Sanz'],
  ])('name %s', (text, firstName, lastName) =>
    expect(splitName(text)).toMatchObject({ firstName, ...(lastName && { lastName }) }),
  )

  it.each([
    ['7/3/1980', 'dmy', '1980-03-07'],
    ['7/3/1980', 'mdy', '1980-07-03'],
    ['07.03.80', 'dmy', '1980-03-07'],
    ['1980-03-07T00:00:00', 'dmy', '1980-03-07'],
    ['19800307', 'dmy', '1980-03-07'],
    ['31/02/1980', 'dmy', null],
    ['--03-07', 'dmy', null],
    ['1/1/2031', 'dmy', null],
    ['7 de marzo', 'dmy', null],
  ] as const)('day %s as %s', (text, order, day) => expect(dayOf(text, order, today)).toBe(day))

  it('knows the order of dates, countries, languages, roles and papers', () => {
    expect([
      orderShownBy('13/1/1980'),
      orderShownBy('1/13/1980'),
      orderShownBy('1/1/1980'),
    ]).toEqual(['dmy', 'mdy', null])
    expect(
      ['España', 'Deutschland', 'alemana', 'UK', 'gb', 'Regne Unit', 'Nirgendwo'].map(countryOf),
    ).toEqual(['ES', 'DE', 'DE', 'GB', 'GB', 'GB', null])
    expect(['Castellano', 'Deutsch', 'de-DE', 'català', 'Klingon'].map(languageOf)).toEqual([
      'es',
      'de',
      'de',
      'ca',
      null,
    ])
    expect(['Propietarios', 'Käufer', 'llogaters', 'x'].map(roleOf)).toEqual([
      'owner',
      'buyer',
      'tenant',
      null,
    ])
    expect(
      ['43.111.222-k', 'X1234567L', 'B12345674', 'AA 12'].map((text) => paperOf(text).type),
    ).toEqual(['DNI', 'NIE', 'CIF', 'OTHER'])
  })
})

describe('a person', () => {
  const of = (...said: [Said['field'], string, string?][]) =>
    personOf(
      said.map(([field, value, label]) => ({ field, value, ...(label && { label }) })),
      manner,
    )

  it('keeps what it does not understand in the notes and says so at its field', () => {
    const { input, remarks } = of(
      ['firstName', 'Aina'],
      ['phone', '600112233 y 971', 'Tfno'],
      ['birthDate', '--03-07', 'Cumpleaños'],
      ['jobTitle', 'Arquitecta', 'Puesto'],
      ['notes', 'Hola'],
    )
    expect(remarks.map(({ field, key }) => [field, key])).toEqual([
      ['phone', 'noPhone'],
      ['birthDate', 'noDate'],
    ])
    expect(input.notes?.text).toBe('Tfno: 971\nCumpleaños: --03-07\nPuesto: Arquitecta\nHola')
  })

  it('calls somebody without a name by their e-mail or phone, and nobody is nobody', () => {
    expect(of(['email', 'a@b.example']).input.person.firstName).toBe('a@b.example')
    expect(of(['firstName', '600112233'], ['phone', '600112233']).input.person.firstName).toBe(
      '+34600112233',
    )
    expect([isNobody(of(['notes', 'x'])), isNobody(of(['firstName', 'x']))]).toEqual([true, false])
  })

  it('keeps a second value of what has one place, and what does not fit, whole in the notes', () => {
    const { input } = of(
      ['town', 'Sóller'],
      ['town', 'Inca', 'Otra ciudad'],
      ['town', 'Sóller'],
      ['country', 'DE'],
      ['country', 'ES', 'País 2'],
      ['idNumber', '43111222K'],
      ['idNumber', 'X1234567L'],
      ['companyName', 'Riu '.repeat(60)],
      ['firstName', 'Aina'],
      ['street', 'Carrer Major 3'],
      ['street', '2n B'],
    )
    expect([
      input.reach?.town,
      input.reach?.country,
      input.reach?.street,
      input.legal?.idDocNumber,
      input.person.companyName?.length,
    ]).toEqual(['Sóller', 'DE', 'Carrer Major 3, 2n B', '43111222K', 160])
    expect(input.notes?.text?.split('\n')).toEqual([
      'Otra ciudad: Inca',
      'País 2: ES',
      'idNumber: X1234567L',
      `companyName: ${'Riu '.repeat(60).trim()}`,
    ])
  })

  it('is a company when only that has a name', () => {
    expect(of(['companyName', 'Obres Riu']).input.person).toEqual({
      kind: 'company',
      companyName: 'Obres Riu',
    })
    expect(of(['companyName', 'Obres Riu'], ['fullName', 'Obres Riu']).input.person.kind).toBe(
      'company',
    )
  })
})
