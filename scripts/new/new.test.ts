import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { blockContract } from '../format/block-style.ts'
import { ROOT } from '../part.ts'
import { addField, leftToSay } from './field.ts'
import { newResource } from './resource.ts'

/** What a room or a field is written into. */
const TOUCHED = ['openapi', 'server/app.ts', 'server/db', 'server/contract', 'server/walks']
let tree: string

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'llar-new-'))
  for (const part of [...TOUCHED, 'src/lib/paths.ts'])
    cpSync(join(ROOT, part), join(tree, part), { recursive: true })
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

const written = (file: string) => readFileSync(join(tree, file), 'utf8')

describe('a new room', () => {
  test('leaves the contract in its one style, every comment with what it is about', () => {
    newResource(tree, 'berth')
    expect(blockContract(tree, { write: false })).toEqual([])
    expect(written('openapi/openapi.yaml')).toMatch(/no path repeats 500\.\nx-answers:/)
  })
})

describe('a new field', () => {
  const at = 'PropertyFeatures.bicycleSpaces'
  const fieldOf = () =>
    (
      parse(written('openapi/schemas/property/PropertyFeatures.yaml')) as {
        properties: Record<string, object>
      }
    ).properties['bicycleSpaces']

  test('is private unless it is asked for', () => {
    addField(tree, { at, type: 'integer', words: {} })
    expect(fieldOf()).not.toHaveProperty('x-public')
  })

  test('may be made public, as the facts of the public page need it', () => {
    addField(tree, { at, type: 'integer', public: true, shows: ['record', 'facts'], words: {} })
    expect(fieldOf()).toMatchObject({ 'x-public': true, 'x-shows': ['record', 'facts'] })
  })

  test('says what is left to whoever added it', () => {
    const es = { es: 'Plazas de bicicleta' }
    const words = { ...es, en: 'Bicycle spaces', ca: 'Places de bicicleta', de: 'Radplätze' }
    const left = (more: object) => leftToSay({ at, type: 'text', words, ...more }, 'its.yaml')
    expect(left({})).toEqual([])
    expect(left({ words: es })).toEqual([expect.stringContaining('en, ca, de')])
    expect(left({ values: ['a'] })).toEqual([expect.stringContaining('enums.bicycleSpaces')])
    expect(left({ public: true })).toEqual([expect.stringContaining('public-fields.txt')])
    expect(left({ at: 'BoatInput.length', public: true })).toEqual([])
  })
})
