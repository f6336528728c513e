import { expect, it } from 'vitest'
import type { DemandRow } from '../../../../generated/model'
import { byPerson } from './by-person'

const row = (id: string, contactId: string | null, contactName: string | null) =>
  ({ id, contactId, contactName }) as DemandRow

it('puts the demands of a person together, and two of one name apart', () => {
  const groups = byPerson([
    row('a', 'klaus', 'Klaus Brandt'),
    row('b', 'klaus', 'Klaus Brandt'),
    row('c', 'namesake', 'Klaus Brandt'),
    row('d', 'sofie', 'Sofie'),
    row('e', null, null),
  ])
  expect(groups.map(({ name, rows }) => [name, rows.map(({ id }) => id).join('')])).toEqual([
    ['Klaus Brandt', 'ab'],
    ['Klaus Brandt', 'c'],
    ['Sofie', 'd'],
    [null, 'e'],
  ])
})
