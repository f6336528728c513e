import { expect, test } from 'vitest'
import { cutPage, readCursor, writeCursor, type Kind } from './cursor.ts'
import { HttpError } from './errors.ts'

const id = '0190d0f0-0000-7000-8000-000000000000'
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const refusal = (text: string, kind: Kind = 'number', list = 'listBoats price') => {
  try {
    return readCursor(text, { list, kind }, 'en')
  } catch (error) {
    return error instanceof HttpError ? [error.status, Object.keys(error.body)] : error
  }
}

test('a cursor is read by the list and order it was written for, by no other', () => {
  const cursor = { value: 5, id, back: true }
  const text = writeCursor(cursor, 'listBoats price')
  expect(readCursor(text, { list: 'listBoats price', kind: 'number' }, 'en')).toEqual(cursor)
  expect(readCursor(undefined, { list: 'listBoats price', kind: 'number' }, 'en')).toBeNull()
  expect(refusal(text, 'number', 'listBoats ref')).toEqual([400, ['cursor']])
  expect(refusal(text, 'id')).toEqual([400, ['cursor']])
})

test('a moment is kept to the microsecond, a day as it is', () => {
  for (const [kind, value] of [
    ['time', '2026-01-01T10:00:00.123Z'],
    ['time', '2026-01-01T10:00:00.123456Z'],
    ['day', '2028-02-29'],
    ['numbers', '0 -4.125 1e+12'],
  ] as const) {
    const text = writeCursor({ value, id, back: false }, 'listBoats')
    expect(readCursor(text, { list: 'listBoats', kind }, 'en')?.value).toBe(value)
  }
})

test.each<[string, Kind, unknown]>([
  ['nothing', 'number', ''],
  ['no list', 'number', {}],
  ['a part too many', 'number', ['listBoats price', 5, id, 0, 1]],
  ['a text for a number', 'number', ['listBoats price', '5', id, 0]],
  ['a number too large', 'number', ['listBoats price', 1e300, id, 0]],
  ['more than a hundred', 'percent', ['listBoats price', 101, id, 0]],
  ['a moment after the last', 'moment', ['listBoats price', 8_640_000_000_000_001, id, 0]],
  ['a day there is none', 'time', ['listBoats price', '2026-99-99T99:99:99Z', id, 0]],
  ['a word among numbers', 'numbers', ['listBoats price', '1 x', id, 0]],
  ['numbers without end', 'numbers', ['listBoats price', '1 Infinity', id, 0]],
  ['a day of no month', 'day', ['listBoats price', '2026-02-30', id, 0]],
  ['a time of too many digits', 'time', ['listBoats price', '2026-01-01T10:00:00.1234567Z', id, 0]],
  ['a time in words', 'time', ['listBoats price', 'Jan 1 2026', id, 0]],
  ['a sign no text may have', 'text', ['listBoats price', 'a\u0000b', id, 0]],
  ['a text without end', 'text', ['listBoats price', 'x'.repeat(201), id, 0]],
  ['no id', 'number', ['listBoats price', 5, "'; drop", 0]],
  ['no way', 'number', ['listBoats price', 5, id, 2]],
])('%s is a 400 at cursor', (_what, kind, parts) => {
  expect(refusal(encode(parts), kind)).toEqual([400, ['cursor']])
})

test('pages lead on and back to the same rows', () => {
  const of = { list: 'listBoats', kind: 'number' } as const
  const boats = [1, 2, 3, 4, 5].map((length) => ({ id: id.replace(/0$/, `${length}`), length }))
  const page = (text?: string) => {
    const cursor = readCursor(text, of, 'en')
    const rows = cursor?.back ? boats.toReversed() : boats
    const found = rows.filter(({ length }) =>
      cursor === null ? true : cursor.back ? length < cursor.value : length > cursor.value,
    )
    return cutPage(found.slice(0, 3), { ...of, cursor, limit: 2, value: (row) => row.length })
  }
  const first = page()
  const second = page(first.next ?? '')
  const third = page(second.next ?? '')
  expect([first, second, third].map(({ rows }) => rows.map(({ length }) => length))).toEqual([
    [1, 2],
    [3, 4],
    [5],
  ])
  expect([first.previous, third.next]).toEqual([null, null])
  const back = page(third.previous ?? '')
  expect(back.rows).toEqual(second.rows)
  expect(page(back.previous ?? '')).toMatchObject({ rows: first.rows, previous: null })
})
