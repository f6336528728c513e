import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withoutHooks } from './hooks.ts'

const contract = {
  paths: {
    '/api/v1/boat/': { get: { operationId: 'listBoats' }, post: { operationId: 'createBoat' } },
    '/api/v1/boat/{id}/': {
      parameters: [],
      get: { operationId: 'getBoat' },
      delete: { operationId: 'sinkBoat' },
    },
  },
}

function treeWith(text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'llar-hooks-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'src', 'features', 'boat'), { recursive: true })
  writeFileSync(join(root, 'src', 'features', 'boat', 'boats.tsx'), text)
  return root
}

test('an operation whose hook, key or options a screen names keeps them', () => {
  const root = treeWith(
    'useWrite(useCreateBoat); key(getListBoatsQueryKey()); getGetBoatQueryOptions(id)',
  )
  expect(Object.keys(withoutHooks(contract, root))).toEqual(['sinkBoat'])
})

test('an operation that is called only is a plain function', () => {
  const root = treeWith('await createBoat(boat); useCreateBoats(); reuseListBoats; getBoat(id)')
  expect(withoutHooks(contract, root)).toEqual({
    listBoats: { query: { useQuery: false, useMutation: false } },
    createBoat: { query: { useQuery: false, useMutation: false } },
    getBoat: { query: { useQuery: false, useMutation: false } },
    sinkBoat: { query: { useQuery: false, useMutation: false } },
  })
})
