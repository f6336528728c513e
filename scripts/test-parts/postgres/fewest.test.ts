import { expect, it } from 'vitest'
import { shapeOf } from '../../../server/testing/statements.ts'
import { asksOf, type Catalogue } from './asks.ts'
import { fewest } from './fewest.ts'

const asked = [
  { file: 'all.test.ts', statements: ['a', 'b', 'c'] },
  { file: 'slow.test.ts', statements: ['a', 'b', 'c', 'd'] },
  { file: 'part.test.ts', statements: ['a'] },
  { file: 'part.test.ts', statements: ['b'] },
]
const secondsOf = (file: string): number => (file === 'slow.test.ts' ? 20 : 1)

it('leaves out the files that ask nothing of their own', () => {
  expect(fewest(asked, (one) => [one], secondsOf)).toEqual(['slow.test.ts'])
})

it('leaves out the files whose statements ask what others ask', () => {
  expect(fewest(asked, (one) => (one === 'd' ? ['a', 'b'] : [one]), secondsOf)).toEqual([
    'all.test.ts',
  ])
})

it('leaves out the files whose statements those ask that run anyway', () => {
  const isPart = (file: string): boolean => file === 'part.test.ts'
  const few = fewest(
    asked,
    (one) => (one === 'd' || one === 'c' ? ['a'] : [one]),
    secondsOf,
    isPart,
  )
  expect(few).toEqual([])
})

it('leaves out a file that was cheap at first, when those chosen after it ask all of it', () => {
  const three = [
    { file: 'early.test.ts', statements: ['a', 'b', 'c'] },
    { file: 'one.test.ts', statements: ['a', 'b', 'd'] },
    { file: 'two.test.ts', statements: ['c', 'e'] },
  ]
  const few = fewest(
    three,
    (one) => [one],
    (file) => (file === 'early.test.ts' ? 1 : 2),
  )
  expect(few).toEqual(['one.test.ts', 'two.test.ts'])
})

it('knows a statement again that was given more values or rows', () => {
  expect(shapeOf('select *\n from a where b in ($1, $2, $3)')).toBe(
    shapeOf('select * from a where b in ($7)'),
  )
  expect(shapeOf('insert into a values ($1, $2), ($3, $4)')).toBe(
    shapeOf('insert into a values ($1, $2)'),
  )
  expect(shapeOf('select b from a where c = $1')).not.toBe(shapeOf('select c from a where c = $1'))
})

const known: Catalogue = {
  functions: new Set(['lower', 'jsonb_agg']),
  relations: new Set(['home', 'person']),
  acts: new Map([
    ['insert person', new Set(['function lower', 'index gin'])],
    ['update home', new Set(['trigger counted'])],
    ['delete home', new Set(['deletes c'])],
  ]),
  keywords: new Set(['for', 'skip', 'locked', 'nothing']),
}

it.each([
  [
    'select lower("name") from "home" where id = $1 for update skip locked',
    ['function lower', 'operator =', 'word for', 'word locked', 'word skip'],
  ],
  [
    `insert into person (a) select jsonb_agg(b)::text from own where c <@ $2 and d = 'delete from home'`,
    ['function jsonb_agg', 'function lower', 'index gin', 'operator <@', 'operator =', 'type text'],
  ],
  ['update "home" set a = $1 -- lower(a)', ['operator =', 'trigger counted']],
  ['delete from home', ['deletes c']],
])('hears what %s asks of a database', (statement, asks) => {
  expect([...asksOf(statement, known)].toSorted()).toEqual(asks)
})
