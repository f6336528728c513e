import { expect, it } from 'vitest'
import { KINDS } from './corpus.fixture.ts'
import { identify } from './identify.ts'

it.each(KINDS)('recognises %s', (dialect, bytes) => {
  expect(identify(bytes)).toMatchObject({ dialect, failure: null })
})

it('says how sure it is, which other it is like, and why it is not that', () => {
  const kyero = KINDS[0]?.[1] ?? Buffer.alloc(0)
  const found = identify(kyero)
  expect(found).toMatchObject({ dialect: 'kyero', confidence: 1, version: '3', encoding: 'utf-8' })
  expect(found.nearest[0]).toMatchObject({ dialect: 'resales', lacks: 'referenceId' })
})

it('takes nothing for what it is not, and names the two nearest', () => {
  const strange = identify(
    Buffer.from('<?xml version="1.0"?><listado><casa><town>x</town></casa></listado>'),
  )
  expect(strange.dialect).toBeNull()
  expect(strange.nearest).toHaveLength(2)
  expect(strange.nearest.every(({ lacks }) => lacks !== '')).toBe(true)
})

it('tells what the file says of its encoding from what it is', () => {
  const utf16 = Buffer.from(`\ufeff${KINDS[0]?.[1].toString('utf8') ?? ''}`, 'utf16le')
  expect(identify(utf16)).toMatchObject({ dialect: 'kyero', encoding: 'utf-16le' })
  const latin = Buffer.from(
    '<?xml version="1.0" encoding="ISO-8859-1"?><openimmo><anbieter><immobilie/></anbieter></openimmo>',
  )
  expect(identify(latin)).toMatchObject({ declared: 'ISO-8859-1', encoding: 'windows-1252' })
})

it.each([
  ['a page', '<!DOCTYPE html><html><body>Hola</body></html>', 'webPage'],
  ['a page that asks to sign in', '<html><form><input type="password"></form></html>', 'loginPage'],
  [
    'a page that leads elsewhere',
    '<html><head><title>301 Moved Permanently</title></head></html>',
    'movedPage',
  ],
  [
    'a page that refreshes',
    '<!doctype html><meta http-equiv="refresh" content="0;url=/b">',
    'movedPage',
  ],
  ['a PDF', `%PDF-1.4\u0000\u0001\u0002${'\u0000\u0003'.repeat(400)}`, 'binaryFile'],
  ['nothing', '', 'emptyFile'],
])('knows %s', (_what, text, failure) => {
  expect(identify(Buffer.from(text))).toMatchObject({ dialect: null, failure })
})
