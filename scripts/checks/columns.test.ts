import { expect, test } from 'vitest'
import { COLUMNS as taken } from '../../server/modules/view/check.ts'
import { COLUMNS as contacts } from '../../src/features/contact/list/columns.ts'
import { COLUMNS as homes } from '../../src/features/property/list/columns.ts'

test('a saved view takes the columns that its list shows, and no others', () => {
  expect(taken.contact).toEqual(contacts)
  expect(taken.property).toEqual(homes)
})
