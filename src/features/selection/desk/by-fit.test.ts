import { expect, it } from 'vitest'
import { byFit } from './by-fit'

const row = (id: string, contactName: string | null) => ({
  id,
  ref: `D-${id}`,
  title: '',
  contactName,
})
const fit = (demandId: string, score: number) => ({
  demandId,
  ref: `D-${demandId}`,
  title: '',
  contactName: `Client ${demandId}`,
  score,
})

it('puts whom the home fits first, also those the list does not show, then the others', () => {
  const listed = [row('a', 'Anna'), row('b', null), row('c', 'Carla')]
  const clients = byFit(listed, [fit('x', 91), fit('c', 72)], '')
  expect(clients.map(({ name, score }) => [name, score])).toEqual([
    ['Client x', 91],
    ['Carla', 72],
    ['Anna', null],
    ['D-b', null],
  ])
})

it('of a search only what was found, by fit', () => {
  const clients = byFit([row('a', 'Anna'), row('c', 'Carla')], [fit('x', 91), fit('c', 72)], 'a')
  expect(clients.map(({ name }) => name)).toEqual(['Carla', 'Anna'])
})
