import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from './query-client'
import { useTeam } from './team'
import { setTransport } from './transport'

const client = createQueryClient()
const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

it('who came after the first hundred is one of the team, too', async () => {
  const asked: string[] = []
  setTransport(async ({ url }) => {
    asked.push(url)
    const isFirst = !url.includes('cursor')
    const items = isFirst ? [{ id: 'first' }] : [{ id: 'last', role: 'ADMIN' }]
    const data = { items, next: isFirst ? 'c1' : null, previous: null, total: 2 }
    return { status: 200, headers: {}, data }
  })
  const { result } = renderHook(() => useTeam({ q: 'ina' }), { wrapper: Providers })
  await waitFor(() => expect(result.current.data).toBeDefined())
  expect(result.current.data?.items.map(({ id }) => id)).toEqual(['first', 'last'])
  expect(asked.map((url) => url.slice(url.indexOf('?')))).toEqual([
    '?limit=100&q=ina',
    '?limit=100&q=ina&cursor=c1',
  ])
})
