import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spellingFaults } from './spelling.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'llar-spelling-'))
  mkdirSync(join(folder, 'schemas'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['type: string\ndescription: The color of it.\n', ':2 "color": we write our'],
  ['get:\n  summary: Organizes the list\n', ':2 "Organizes": we write s for z'],
  ['get:\n  summary: The license of an agency\n', ':2 "license": we write licence'],
  ['description: It was canceled.\n', ':1 "canceled": we write double l'],
  ['description: Sent by email.\n', ':1 "email": we write e-mail'],
  ['enum: [a]\nx-enum-descriptions:\n  a: In the center\n', ':3 "center": we write centre'],
])('refused: %s', (text, fault) => {
  writeFileSync(join(folder, 'schemas', 'Way.yaml'), text)
  expect(spellingFaults(folder)).toEqual([expect.stringContaining(`Way.yaml${fault}`)])
})

test('names are left alone: of fields, of values, between backticks', () => {
  const text =
    'description: The `color` has a licence.\nproperties:\n  description: {type: string}\n  color: {enum: [license]}\n'
  writeFileSync(join(folder, 'schemas', 'Way.yaml'), text)
  expect(spellingFaults(folder)).toEqual([])
})
