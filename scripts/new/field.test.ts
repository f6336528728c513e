import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { blockContract } from '../format/block-style.ts'
import { ROOT } from '../part.ts'
import { knownChoice } from './choice.ts'
import { addField, leftToSay, newHeading } from './field.ts'
import { addWords, formOf } from './words.ts'

/** What a field is written into. */
const FORM = 'openapi/schemas/property/PropertyFeatures.yaml'
let tree: string

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'llar-new-'))
  cpSync(join(ROOT, FORM), join(tree, FORM))
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

const written = () => readFileSync(join(tree, FORM), 'utf8')

describe('a new field', () => {
  const at = 'PropertyFeatures.bicycleSpaces'
  const words = {
    es: 'Plazas de bicicleta',
    en: 'Bicycle spaces',
    ca: 'Places de bicicleta',
    de: 'Radplätze',
  }
  const properties = () => (parse(written()) as { properties: Record<string, object> }).properties
  const fieldOfFile = () => properties()['bicycleSpaces']

  test('is private unless it is asked for', () => {
    addField(tree, { at, type: 'integer', words })
    expect(fieldOfFile()).not.toHaveProperty('x-public')
  })

  test('may be made public, as the facts of the public page need it', () => {
    addField(tree, { at, type: 'integer', public: true, shows: ['record', 'facts'], words })
    expect(fieldOfFile()).toMatchObject({ 'x-public': true, 'x-shows': ['record', 'facts'] })
  })

  test('has its limits, its condition, its sample and its place, and the house style', () => {
    const [first = '', second] = Object.keys(properties())
    const when = { type: ['vivienda', 'local'], pool: [true] }
    addField(tree, {
      at,
      type: 'integer',
      min: 1,
      max: 40,
      widget: 'stepper',
      when,
      sample: 'none',
      after: first,
      words,
    })
    expect(fieldOfFile()).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 40,
      'x-widget': 'stepper',
      'x-group': 'features',
      'x-when': when,
      'x-sample': 'none',
    })
    expect(Object.keys(properties()).slice(0, 3)).toEqual([first, 'bicycleSpaces', second])
    expect(blockContract(tree, { write: false })).toEqual([])
  })

  test('that is needed is in the list of those, which is made where there was none', () => {
    for (const name of ['first', 'second'])
      addField(tree, { at: `PropertyFeatures.${name}`, type: 'date', needed: true, words })
    const form = parse(written()) as object
    expect(form).toMatchObject({ required: ['first', 'second'] })
    const keys = Object.keys(form)
    expect(keys[keys.indexOf('required') + 1]).toBe('properties')
    expect(blockContract(tree, { write: false })).toEqual([])
  })

  test('that is a choice of its own is a component beside its form, taken out with it', () => {
    const rack = 'openapi/schemas/property/BicycleRack.yaml'
    const valueWords = { es: ['Sí'], en: ['Yes'], ca: ['Sí'], de: ['Ja'] }
    const choice = { at, type: 'text', words, values: ['yes'], valueWords, as: 'BicycleRack' }
    const before = written()
    const { takeBack } = addField(tree, choice)
    expect(fieldOfFile()).toEqual({ $ref: 'BicycleRack.yaml' })
    expect(parse(readFileSync(join(tree, rack), 'utf8'))).toEqual({
      type: 'string',
      description: 'Bicycle spaces.',
      enum: ['yes'],
      'x-enum-descriptions': { yes: 'Yes' },
    })
    expect(blockContract(tree, { write: false })).toEqual([])
    takeBack()
    expect([written(), existsSync(join(tree, rack))]).toEqual([before, false])
  })

  test('may be a choice that is there already, which stays when the field is taken out', () => {
    const language = 'openapi/schemas/shared/Language.yaml'
    cpSync(join(ROOT, language), join(tree, language))
    expect(knownChoice(tree, 'Language')).toEqual(['es', 'en', 'ca', 'de'])
    expect(knownChoice(tree, 'BicycleRack')).toBeNull()
    expect(() => knownChoice(tree, 'PropertyFeatures')).toThrow('is no choice')
    const { takeBack } = addField(tree, {
      at,
      type: 'text',
      words,
      values: ['es', 'en', 'ca', 'de'],
      as: 'Language',
    })
    expect(fieldOfFile()).toEqual({ $ref: '../shared/Language.yaml' })
    takeBack()
    expect(existsSync(join(tree, language))).toBe(true)
  })

  test('of a form that no path names is refused before anything is written', () => {
    expect(() => formOf(tree, 'BoatInput.length')).toThrow(/x-form: true, and a path .* names it/)
  })

  test('of text that is needed is no empty text', () => {
    addField(tree, { at, type: 'text', needed: true, words })
    expect(fieldOfFile()).toMatchObject({ minLength: 1, maxLength: 200 })
  })

  test('of text is as long as it may be', () => {
    addField(tree, { at, type: 'long', length: 900, words })
    expect(fieldOfFile()).toMatchObject({ maxLength: 900, 'x-widget': 'textarea' })
  })

  test.each([
    [{ type: 'date', min: 1 }, '--min is for numbers'],
    [{ type: 'integer', length: 5 }, '--length is for text'],
    [{ type: 'integer', max: Number.NaN }, 'are numbers'],
    [{ type: 'integer', min: 9, max: 3 }, '--min is above --max'],
    [{ type: 'text', values: ['a'], max: 3 }, 'A choice of --enum has no'],
    [{ type: 'text', after: 'nothingOfThatName' }, 'has no nothingOfThatName'],
  ])('is refused with nothing written: %o', (more, sentence) => {
    const before = written()
    expect(() => addField(tree, { at, words, ...more })).toThrow(sentence)
    expect(written()).toBe(before)
  })

  test('after one of another form is told which form has it', () => {
    const other = 'openapi/schemas/property/PropertyLayout.yaml'
    cpSync(join(ROOT, other), join(tree, other))
    expect(() => addField(tree, { at, type: 'text', after: 'kitchenType', words })).toThrow(
      `has no kitchenType: it is in ${other}`,
    )
  })

  test('under a heading that its form has not is told those it has', () => {
    const said = (group: string) => newHeading(tree, { at, type: 'text', group, words }, FORM)
    expect(said('kitchen')[0]).toMatch(/this form has .*systems.*groups\.kitchen/)
    expect(said('systems')).toEqual([])
  })

  test('leaves words that are numbers where people wrote them', () => {
    const forms = 'generated/forms/expense/ExpensePayInput.ts'
    const spanish = 'src/features/expense/i18n/es.json'
    for (const path of [forms, spanish]) cpSync(join(ROOT, path), join(tree, path))
    const before = readFileSync(join(tree, spanish), 'utf8')
    expect(before).toMatch(/"21": .*\n\s*"10": /)
    addWords(tree, { at: 'ExpensePayInput.amount', type: 'text', words })
    expect(readFileSync(join(tree, spanish), 'utf8')).toBe(before)
  })

  test('says what is left to whoever added it', () => {
    const left = (more: object) => leftToSay({ at, type: 'text', words, ...more }, 'its.yaml')
    expect(left({})).toEqual([])
    expect(left({ values: ['a'] })).toEqual([
      expect.stringContaining('its.yaml'),
      expect.stringContaining('--as'),
    ])
    expect(left({ values: ['a'], as: 'Rack' })).toEqual([])
    expect(left({ public: true })).toEqual([expect.stringContaining('public-fields.txt')])
    expect(left({ at: 'PropertyLayout.loft', public: true })[0]).toContain('(layout.loft)')
    expect(left({ at: 'BoatInput.length', public: true })).toEqual([])
  })

  test('of a demand leaves record and matching to say, one that is needed whoever sends it', () => {
    const left = (more: object) =>
      leftToSay({ at: 'DemandHome.lift', type: 'text', words, ...more }, 'its.yaml').join('\n')
    expect(left({})).toMatch(/x-shows: \[record\][^]*match\/README\.md/)
    expect(left({ shows: ['record'] })).not.toContain('x-shows')
    expect(left({ at: 'BoatInput.length' })).toBe('')
    expect(left({ at: 'BoatInput.length', needed: true })).toContain('npm run typecheck')
  })
})
