import { expect, test } from 'vitest'
import { ambiguousPaths } from './ambiguous-paths.ts'

test('two paths that could take one address are named, unless their word is', () => {
  expect(
    ambiguousPaths([
      '/api/v1/boat/bulk/{bulkId}/',
      '/api/v1/boat/{id}/sail/',
      '/api/v1/boat/{id}/',
      '/api/v1/boat/bulk/',
      '/api/v1/visit/page/{token}/',
      '/api/v1/visit/{id}/sheet/',
    ]),
  ).toEqual(['/api/v1/boat/bulk/{bulkId}/ and /api/v1/boat/{id}/sail/ may mean one address'])
})
