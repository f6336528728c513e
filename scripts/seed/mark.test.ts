import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isMarked, mark } from './mark.ts'

let dataDir = ''
beforeEach(() => (dataDir = mkdtempSync(path.join(tmpdir(), 'llar-mark-'))))
afterEach(() => rmSync(dataDir, { recursive: true }))

test('the demo is marked for its database, whole and with nothing left beside it', () => {
  const embedded = { dataDir, databaseUrl: null }
  expect(isMarked(embedded)).toBe(false)
  mark(embedded)
  expect(isMarked(embedded)).toBe(true)
  expect(isMarked({ dataDir, databaseUrl: 'postgres://other' })).toBe(false)
  expect(readdirSync(dataDir)).toEqual(['demo.json'])
})

test.each(['', '{"databa', 'null', '[]'])(
  'a mark cut short (%j) is none, and is mended',
  (text) => {
    writeFileSync(path.join(dataDir, 'demo.json'), text)
    const embedded = { dataDir, databaseUrl: null }
    expect(isMarked(embedded)).toBe(false)
    mark(embedded)
    expect(isMarked(embedded)).toBe(true)
  },
)
