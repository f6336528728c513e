import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationFaults } from './operations.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'llar-operations-'))
  mkdirSync(join(folder, 'paths'))
  writeFileSync(join(folder, 'Page.yaml'), 'properties: {items: {}, next: {}}\n')
  writeFileSync(join(folder, 'Bare.yaml'), 'properties: {boats: {}}\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

const listing = (page: string) =>
  `responses: {'200': {content: {application/json: {schema: {$ref: ../${page}.yaml}}}}}`

test.each([
  ['an act that is none', 'operationId: sinkBoat\n  description: x', ['"sink" is no verb of ours']],
  ['no description', 'operationId: getBoat', ['say who may']],
  [
    'tries without 429',
    'operationId: getBoat\n  description: x\n  x-rate: {max: 1}',
    ['document 429'],
  ],
  [
    '429 without tries',
    "operationId: getBoat\n  description: x\n  responses: {'429': {}}",
    ['429 without x-rate'],
  ],
  [
    'an answer of the house',
    "operationId: getBoat\n  description: x\n  responses: {'500': {}}",
    ['500 is the answer of the house'],
  ],
  [
    'a list of another shape',
    `operationId: listBoats\n  description: x\n  ${listing('Bare')}`,
    ['a list answers `items`'],
  ],
  ['all of it right', `operationId: listBoats\n  description: x\n  ${listing('Page')}`, []],
])('%s', (_what, text, expected) => {
  writeFileSync(join(folder, 'paths', 'boat.yaml'), `get:\n  ${text}\n`)
  const faults = operationFaults(folder)
  expect(faults).toHaveLength(expected.length)
  for (const [at, fault] of expected.entries()) expect(faults[at]).toContain(fault)
})
