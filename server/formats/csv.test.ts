import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { cell } from '../../src/lib/csv.ts'
import { csvLines, defused } from './csv.ts'

/** What the browser writes and what the server writes are held to the same table. */
// Behind another cell, since a mark of UTF-8 at the very start of a file is the file's own.
const inBrowser = (text: string): string =>
  Papa.parse<string[]>(`x;${cell(text)}`, { delimiter: ';' }).data[0]?.[1] ?? ''
const onServer = (text: string): string =>
  Papa.parse<string[]>(csvLines([['x', text]], ','), { delimiter: ',' }).data[0]?.[1] ?? ''

const TABLE: [text: string, safe: string][] = [
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['x;-1+1', "x;'-1+1"],
  ['x;+1', "x;'+1"],
  ['x,=A1', "x,'=A1"],
  ['x|@A1', "x|'@A1"],
  ['x\t=A1', "x\t'=A1"],
  ['x\n-1', "x\n'-1"],
  ['x\r=1', "x\r'=1"],
  ['x\u2028=1', "x\u2028'=1"],
  ['x\v=1', "x\v'=1"],
  [' =1', " '=1"],
  ['\u00a0=1', "\u00a0'=1"],
  ['\u200b=1', "\u200b'=1"],
  ['\ufeff=1', "\ufeff'=1"],
  ['x;  -1', "x;  '-1"],
  ['x;"=1"', `x;"'=1"`],
  ['\uff1d1+1', "'\uff1d1+1"],
  ['x;\uff0b1', "x;'\uff0b1"],
  ['\uff0d1', "'\uff0d1"],
  ['\uff20A1', "'\uff20A1"],
  ['\tx', "'\tx"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['|calc', "'|calc"],
  ['%x', "'%x"],
  ["'=1", "'=1"],
  ["x;'=1", "x;'=1"],
  ['-5,25;x', "'-5,25;x"],
  ['Son Pons - Sóller', 'Son Pons - Sóller'],
  ['a+b=c', 'a+b=c'],
  ['aina@pons.example', 'aina@pons.example'],
  ['2 + 2', '2 + 2'],
  ['', ''],
]

test.each(TABLE)('%j is written as %j, by server and browser', (text, safe) => {
  expect([onServer(text), inBrowser(text)]).toEqual([safe, safe])
})

test('nothing begins a formula, whatever the reader divides by and whether it minds quotes', () => {
  const hostile = TABLE.map(([text]) => text)
  const files = [
    csvLines([hostile, ['x', ...hostile]], ','),
    csvLines([hostile, ['x', ...hostile]], ';'),
    hostile.map(cell).join(';'),
  ]
  for (const file of files) {
    for (const delimiter of [',', ';', '\t', '|']) {
      for (const quoteChar of ['"', '\0']) {
        const cells = Papa.parse<string[]>(file, { delimiter, quoteChar }).data.flat()
        expect(
          cells.filter((one) => /^[\s"\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(one)),
        ).toEqual([])
      }
    }
  }
})

test('an amount below zero stays one where the browser writes it; the server writes texts', () => {
  expect(['-5', '-5,25'].map(cell)).toEqual(['-5', '-5,25'])
  expect(defused('-2')).toBe("'-2")
})

test('a number is one, below zero too, with the decimals its file has; a text stays as it is', () => {
  const row = ['web:idealista.com', 1.5, -5.25, -3, { cents: -125 }]
  expect(csvLines([row], ';')).toBe('web:idealista.com;1,5;-5,25;-3;-1,25\r\n')
  expect(csvLines([row], ',')).toBe('web:idealista.com,1.5,-5.25,-3,-1.25\r\n')
})

test('what is safe is not made safer', () => {
  for (const [, safe] of TABLE.filter(([text]) => !/^[\t\r|%]/.test(text)))
    expect(defused(safe)).toBe(safe)
})

test('a cell made to be slow is read once', () => {
  for (const sign of ['\n', '\t', ' ', ', ', '"', ';"', '\u200b']) {
    expect(csvLines([[sign.repeat(120_000)]], ';').length).toBeGreaterThanOrEqual(120_000)
    expect(cell(sign.repeat(120_000)).length).toBeGreaterThanOrEqual(120_000)
  }
})
