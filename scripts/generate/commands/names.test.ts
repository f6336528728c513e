import { expect, it } from 'vitest'
import { verbOf, verbsOf } from './names.ts'

it.each([
  ['listProperties', 'property', 'list'],
  ['getListingFacets', 'listing', 'get-facets'],
  ['createMarketPublication', 'market', 'create-publication'],
  ['listNearMisses', 'match', 'list-near-misses'],
  ['listMatches', 'match', 'list'],
])('%s of %s is %s', (id, tag, verb) => {
  expect(verbOf(id, tag)).toBe(verb)
})

it('a plural beside its singular is told apart; two that are one are refused', () => {
  const tag = 'notification'
  const both = [
    { id: 'readNotifications', tag },
    { id: 'readNotification', tag },
  ]
  expect([...verbsOf(both)]).toEqual([
    ['readNotification', 'read'],
    ['readNotifications', 'read-all'],
  ])
  expect(() =>
    verbsOf([...both, { id: 'notificationRead', tag }, { id: 'readNotificationx', tag }]),
  ).not.toThrow()
  expect(() =>
    verbsOf([
      { id: 'getHomeNote', tag: 'home' },
      { id: 'getNoteHome', tag: 'home' },
      { id: 'getNoteHomes', tag: 'home' },
    ]),
  ).toThrow('are both the command "llar home get-note-all": rename one')
})
