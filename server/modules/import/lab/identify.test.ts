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
  ['the names of its columns', 'ref;tipo;precio;población\nA1;Piso;100;Inca\n', 1],
  ['two of them', 'aaa\tbbb\tref\tPreis\n1\t2\t3\t4\n', 0.8],
  ['rows that are all as wide', 'a,b,c\n1,2,3\n4,5,6\n7,8,9\n', 0.5],
])('takes a text for a table by %s', (_by, text, confidence) => {
  expect(identify(Buffer.from(text))).toMatchObject({ dialect: 'csv', confidence })
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
  [
    'notes',
    '# Casas\n\nLa de Sóller es bonita; la otra, no.\nVer `2-web.xml`, con plano.\n',
    'notATable',
  ],
  ['a ZIP of something else', 'PK\u0003\u0004\u0014\u0000x.txt', 'zipFile'],
  ['nothing', '', 'emptyFile'],
])('knows %s', (_what, text, failure) => {
  expect(identify(Buffer.from(text))).toMatchObject({ dialect: null, failure })
})
