import { expect, test } from 'vitest'
import { readRoutes } from './routes.ts'
import { Validators } from './validator.ts'

const { contract } = readRoutes()
const validators = new Validators(contract)
const of = (name: string) => validators.check({ $ref: `http://llar/contract#/$defs/${name}` })

test('old keys of languages are taken for the new ones', () => {
  const agency = { version: 1, languages: ['es', 'du', 'hr'] }
  expect(of('AgencyPatch')(agency, true)).toBeNull()
  expect(agency.languages).toEqual(['es', 'nl', 'hr'])
  const text: Record<string, string> = { es: 'Casa', du: 'Huis' }
  expect(of('LocalizedText')(text, true)).toBeNull()
  expect(text).toEqual({ es: 'Casa', nl: 'Huis' })
  const both: Record<string, string> = { nl: 'Huis', du: 'Woning' }
  expect(of('LocalizedLine')(both, false)).toBeNull()
  expect(both).toEqual({ nl: 'Huis' })
  expect(of('AgencyPatch')({ version: 1, languages: ['xx'] }, true)).toHaveLength(1)
})

test('days and instants are those that can be kept and written again', () => {
  const day = validators.check({ type: 'string', format: 'date' })
  expect(['2024-02-29', '0001-01-01', '9999-12-31'].map((one) => day(one, true))).toEqual([
    null,
    null,
    null,
  ])
  for (const one of ['0000-01-01', '2026-02-30', '10000-01-01', '-0001-01-01', '2026-1-1'])
    expect(day(one, true), one).toHaveLength(1)
  const instant = validators.check({ type: 'string', format: 'date-time' })
  for (const one of [
    '2026-01-01T10:00:00Z',
    '2026-01-01T10:00:00.123456+01:00',
    '9999-12-31T23:59:59Z',
    '0001-01-01T00:00:00Z',
  ])
    expect(instant(one, true), one).toBeNull()
  // The first is of the year before the first, the second of the year 10000 in UTC.
  for (const one of [
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-12:00',
    '0000-06-01T00:00:00Z',
    '2016-12-31T23:59:60Z',
    '2026-02-30T10:00:00Z',
  ])
    expect(instant(one, true), one).toHaveLength(1)
})
