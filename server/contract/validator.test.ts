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
