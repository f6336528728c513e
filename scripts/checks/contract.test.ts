import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOf } from './contract.ts'

test('house rules of the contract: orphans, references into a component, allOf', () => {
  const folder = mkdtempSync(join(tmpdir(), 'llar-contract-'))
  mkdirSync(join(folder, 'schemas'))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('openapi.yaml', 'components:\n  a:\n    $ref: schemas/A.yaml\n')
  write(
    'schemas/A.yaml',
    'properties:\n  allOf: {type: string}\n  b: {$ref: B.yaml#/properties/x}\n',
  )
  write('schemas/B.yaml', 'allOf: []\n')
  write('schemas/C.yaml', 'type: object\n')
  write(
    'openapi.yaml',
    'components:\n  a:\n    $ref: schemas/A.yaml\n  b:\n    operationId: b\n' +
      '    deprecated: true\n  c:\n    operationId: c\n' +
      '    x-deprecated: {on: 2026-11-21, sunset: 2027-11-21}\n  d:\n    operationId: d\n' +
      '    deprecated: true\n    x-deprecated: {on: 2026-11-21, sunset: 2027-11-21}\n',
  )
  const faults = faultsOf(folder).join('\n')
  rmSync(folder, { recursive: true })
  expect(faults).toMatch(/A\.yaml:3 a reference into a component/)
  expect(faults).toMatch(/B\.yaml:1 allOf/)
  expect(faults).toMatch(/C\.yaml: nobody refers/)
  expect(faults.match(/openapi\.yaml:\d+ (x-)?deprecated/g)).toEqual([
    'openapi.yaml:6 deprecated',
    'openapi.yaml:9 x-deprecated',
  ])
})

test('a file field stands beside its document type', () => {
  const folder = mkdtempSync(join(tmpdir(), 'llar-contract-'))
  const file = '{type: string, format: binary}'
  const lines = [
    'properties:',
    `  logo: ${file}`,
    `  photos: {type: array, items: ${file}}`,
    `  plan: ${file}`,
    '  plan_extra: {type: string, enum: [plan]}',
    `reply: {schema: ${file}}`,
  ]
  writeFileSync(join(folder, 'openapi.yaml'), lines.join('\n'))
  const faults = faultsOf(folder)
  rmSync(folder, { recursive: true })
  expect(faults.map((fault) => /yaml:\d+ \w+: a file field/.exec(fault)?.[0])).toEqual([
    'yaml:2 logo: a file field',
    'yaml:3 photos: a file field',
  ])
})
