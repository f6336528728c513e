import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OPENAPI } from '../paths.ts'
import { readSources, sourceOf } from './source.ts'
import { toolFaults } from './tools.ts'

const contract = readSources(OPENAPI)

/** What is said of the contract when the operation of a path is a tool, too. */
function faults(name: string, operation: string, tool: string): string[] {
  const file = join(OPENAPI, 'paths', name)
  const text = readFileSync(file, 'utf8')
  const marked = text.replace(`${operation}\n`, `${operation}\n  x-tool: ${tool}\n`)
  const source = sourceOf(file, marked)
  if (!source || marked === text) throw new Error(`${name} is not changed`)
  const files = new Map(contract.files).set(file, source)
  return toolFaults({ ...contract, files }).map(({ message }) => message)
}

test('the contract itself keeps to it', () => {
  expect(toolFaults(contract)).toEqual([])
})

const AGENTS = 'for: [STAFF, ADMIN]'
test.each([
  [
    'lead/leads.yaml',
    'createLead',
    '{ intent: ask_agency, act: read, give: [] }',
    'it does not write',
  ],
  [
    'offer/offer.yaml',
    'getOffer',
    '{ intent: propose_offer, act: propose, take: [id] }',
    'proposes what it would write',
  ],
  [
    'demand/history.yaml',
    'addDemandNote',
    `{ intent: add_channel, act: read, ${AGENTS}, give: [] }`,
    'it does not write',
  ],
  ['offer/offer.yaml', 'getOffer', '{ intent: show_offer, act: read, give: [] }', 'no sign-in'],
  [
    'offer/offer.yaml',
    'getOffer',
    '{ intent: show_offer, act: read, for: [visitor], give: [] }',
    'no sign-in',
  ],
  [
    'offer/offer.yaml',
    'getOffer',
    '{ intent: show_offer, act: read, for: [USER], give: [] }',
    'USER is not of its x-roles',
  ],
  [
    'offer/offer.yaml',
    'getOffer',
    '{ intent: show_offer, act: read, for: [ADMIN], give: [] }',
    'the same tools',
  ],
  [
    'dashboard/dashboard.yaml',
    'getDashboard',
    `{ intent: show_day, act: read, ${AGENTS}, give: [] }`,
    'people alone ask',
  ],
  [
    'contact/export.yaml',
    'exportContacts',
    `{ intent: take_out, act: read, ${AGENTS}, give: [] }`,
    'no tool',
  ],
  ['place/place.yaml', 'getPlace', '{ part: no_tool, give: [] }', 'no operation leads no_tool'],
  [
    'place/place.yaml',
    'getPlace',
    '{ part: [find_places, no_tool], give: [] }',
    'no operation leads no_tool',
  ],
  [
    'place/place.yaml',
    'getPlace',
    '{ intent: find_homes, act: read, give: [] }',
    'another operation',
  ],
])('%s is no such tool: %s as %s', (name, operation, tool, says) => {
  expect(faults(name, operation, tool)).toEqual([
    expect.stringMatching(new RegExp(`^openapi/paths/.*:\\d+ x-tool: .*${says}`)),
  ])
})
