import { expect, test } from 'vitest'
import { describeScopes } from './scopes.ts'

test('each operation says which scope a key needs', () => {
  const document = {
    paths: {
      '/home/': {
        parameters: [],
        get: { description: 'Reads.', 'x-scope': 'read:property' },
        post: { description: 'Writes.', 'x-scope': 'never' },
      },
      '/open/': { get: { 'x-scope': 'public' } },
    },
  }
  describeScopes(document)
  expect(document.paths['/home/'].get.description).toBe('Reads.\n\nKey: `read:property`.')
  expect(document.paths['/home/'].post.description).toMatch(/none may/)
  expect(document.paths['/open/'].get).toHaveProperty('description')
})
