import { expect, test } from 'vitest'
import { tagGroupFaults } from './tag-groups.ts'

const group = (...tags: string[]) => ({ name: tags.join(' and '), tags })

test.each([
  ['each tag in one group', [group('user'), group('lead')], []],
  ['a tag in no group', [group('user')], ['the tag lead must be in one group of x-tagGroups']],
  [
    'a tag in two',
    [group('user', 'lead'), group('lead')],
    ['the tag lead must be in one group of x-tagGroups'],
  ],
  [
    'a group of what is no tag',
    [group('user', 'lead', 'boat')],
    ['x-tagGroups names boat, which is no tag'],
  ],
])('%s', (_what, groups, faults) => {
  expect(
    tagGroupFaults({ tags: [{ name: 'user' }, { name: 'lead' }], 'x-tagGroups': groups }),
  ).toEqual(faults.map((fault) => `openapi/openapi.yaml: ${fault}`))
})
