import { expect, test } from 'vitest'
import { orderTags } from './groups.ts'

test('tags stand in the order of their groups, each with the name of its group', () => {
  const document = {
    tags: [
      { name: 'lead', description: 'Enquiries' },
      { name: 'user', description: 'People' },
    ],
    'x-tagGroups': [
      { name: 'Ground', tags: ['user'] },
      { name: 'Buyers', tags: ['lead'] },
    ],
  }
  orderTags(document)
  expect(document.tags).toEqual([
    { name: 'user', description: 'Ground · People' },
    { name: 'lead', description: 'Buyers · Enquiries' },
  ])
})
