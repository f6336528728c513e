import { expect, test } from 'vitest'
import { keptApart } from './aspects'

test('what is liked is not disliked: the list that had it first gives it up', () => {
  const both = { likes: ['light', 'views'], dislikes: ['light'] } as const
  const now = { likes: [...both.likes], dislikes: [...both.dislikes] }
  expect(keptApart({ likes: ['light'] }, now)).toEqual({ likes: ['views'] })
  expect(keptApart({ likes: [], dislikes: ['light'] }, now)).toEqual({ dislikes: [] })
  expect(keptApart({}, { likes: ['light'] })).toBeUndefined()
})
