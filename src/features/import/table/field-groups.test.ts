import { expect, it } from 'vitest'
import { HomeField } from '../../../../generated/model'
import { FIELD_GROUPS } from './field-groups'

it('offers every field of a home once', () => {
  expect(Object.values(FIELD_GROUPS).flat().sort()).toEqual(Object.values(HomeField).sort())
})
