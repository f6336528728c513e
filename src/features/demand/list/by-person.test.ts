import { expect, it } from 'vitest'
import type { DemandRow } from '../../../../generated/model'
import { byPerson } from './by-person'

const row = (id: string, contactId: string | null, contactName: string | null) =>
  ({ id, contactId, contactName }) as DemandRow

it('puts the demands of a person together, also those of a contact that was merged', () => {
  const groups = byPerson([
    row('a', 'klaus', 'Klaus Brandt'),
    row('b', 'klaus', 'Klaus Brandt'),
    row('c', 'old', 'Klaus Brandt'),
    row('d', 'sofie', 'Sofie'),
    row('e', null, null),
  ])
  expect(groups.map(({ name, rows }) => [name, rows.map(({ id }) => id).join('')])).toEqual([
    ['Klaus Brandt', 'abc'],
    ['Sofie', 'd'],
    [null, 'e'],
  ])
})
