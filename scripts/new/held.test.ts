import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../part.ts'
import { addField } from './field.ts'
import { elsewhere, isHeld, unkept } from './held.ts'

const FORM = 'openapi/schemas/agency/AgencyPatch.yaml'
const words = { es: 'Recepción', en: 'Reception', ca: 'Recepció', de: 'Empfang' }
const at = 'AgencyPatch.reception'
let tree: string

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'llar-held-'))
  cpSync(join(ROOT, 'openapi/schemas/agency'), join(tree, 'openapi/schemas/agency'), {
    recursive: true,
  })
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

const fieldOfFile = () =>
  (parse(readFileSync(join(tree, FORM), 'utf8')) as { properties: Record<string, object> })
    .properties['reception']

describe('a field of a form that is only sent', () => {
  test('is emptied by null, as its neighbours are, and stands under the same heading', () => {
    addField(tree, { at, type: 'text', after: 'languages', words })
    expect(fieldOfFile()).toMatchObject({ type: ['string', 'null'], 'x-group': 'contact' })
  })

  test('that is needed takes no null', () => {
    addField(tree, { at, type: 'text', needed: true, words })
    expect(fieldOfFile()).toMatchObject({ type: 'string' })
  })

  test('leaves to say what keeps it, in which record, and what strangers read', () => {
    const left = unkept(tree, at, FORM, true)
    expect(left[0]).toContain('openapi/schemas/agency/Agency.yaml')
    expect(left[1]).toContain('Strangers')
    expect(unkept(tree, 'AgencyPatch.reception', FORM)).toHaveLength(1)
  })

  test('is told from one of a form that a record holds, or that is stored by itself', () => {
    const held = (file: string) => isHeld(ROOT, `openapi/schemas/${file}.yaml`)
    expect(held('property/PropertyLayout')).toBe(true)
    expect(held('expense/ExpenseInput')).toBe(true)
    expect(held('expense/ExpensePayInput')).toBe(false)
  })
})

test('who names a component that is no form is told the forms beside it', () => {
  expect(() => addField(tree, { at: 'AgencyOffice.reception', type: 'text', words })).toThrow(
    'forms beside it: AgencyCompanyPatch, AgencyPatch',
  )
})

test('what another record repeats of a form is told, so that the new field is not lost there', () => {
  const said = (after?: string) =>
    elsewhere(ROOT, 'openapi/schemas/invoice/InvoiceDraftInput.yaml', after).join()
  expect(said('withheldPct')).toContain('openapi/schemas/invoice/Invoice.yaml')
  expect([said('nothingOfThatName'), said()]).toEqual(['', ''])
})
