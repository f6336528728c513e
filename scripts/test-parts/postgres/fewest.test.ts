import { expect, it } from 'vitest'
import { shapeOf } from '../../../server/testing/statements.ts'
import { fewest } from './fewest.ts'

const asked = [
  { file: 'all.test.ts', statements: ['a', 'b', 'c'] },
  { file: 'slow.test.ts', statements: ['a', 'b', 'c', 'd'] },
  { file: 'part.test.ts', statements: ['a'] },
  { file: 'part.test.ts', statements: ['b'] },
]
const secondsOf = (file: string): number => (file === 'slow.test.ts' ? 20 : 1)

it('leaves out the files that ask nothing of their own', () => {
  expect(fewest(asked, { times: 1, secondsOf })).toEqual(['all.test.ts', 'slow.test.ts'])
})

it('has each statement asked so many times, where so many ask it', () => {
  expect(fewest(asked, { times: 2, secondsOf })).toEqual([
    'all.test.ts',
    'part.test.ts',
    'slow.test.ts',
  ])
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
