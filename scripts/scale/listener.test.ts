import { expect, test } from 'vitest'
import { Listener } from './listener.ts'

const told = (...numbers: number[]): Listener => {
  const page = new Listener('http://nowhere.invalid', 't')
  page.take('id: 3\nevent: open\ndata: {}')
  for (const number of numbers) page.take(`id: ${number}\nevent: agenda\ndata: {"id":"e${number}"}`)
  return page
}

test('what is told one after the other is whole', () => {
  const page = told(4, 5, 6)
  expect([page.last, page.gaps, [...page.ids]]).toEqual([
    6,
    { missed: 0, twice: 0 },
    ['e4', 'e5', 'e6'],
  ])
})

test('a number that was left out is missed, one that comes again is told twice', () => {
  expect(told(4, 7).gaps).toEqual({ missed: 2, twice: 0 })
  expect(told(4, 5, 5).gaps).toEqual({ missed: 0, twice: 1 })
})

test('before anything was told, what is left out counts from where the stream was opened', () => {
  expect(told(6).gaps).toEqual({ missed: 2, twice: 0 })
})

test('that the server has forgotten is counted, and a beat is nothing', () => {
  const page = told()
  page.take('event: lost\ndata: {}')
  page.take(': ')
  expect([page.lost, page.last, page.gaps]).toEqual([1, 3, { missed: 0, twice: 0 }])
})
