import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import * as message from './message'
import { useSeveral, type OneOfSeveral } from './use-several'

const row = (id: string, outcome: OneOfSeveral['outcome']): OneOfSeveral => ({
  id,
  ref: id,
  outcome,
  text: '',
})

function drawn() {
  const client = new QueryClient()
  const fresh = vi.spyOn(client, 'invalidateQueries')
  const onDone = vi.fn()
  const takeBack = vi.fn(() => Promise.resolve({ undoId: null, items: [row('a', 'changed')] }))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () =>
      useSeveral({
        keys: [['homes'], ['tags']],
        undo: takeBack,
        told: (count) => `${count} changed`,
        onDone,
      }),
    { wrapper },
  )
  return { result, fresh, onDone, takeBack }
}

test('what all of them took is told with the way back, and none stays chosen', async () => {
  const told = vi.spyOn(message, 'setMessage').mockImplementation(() => undefined)
  const { result, fresh, onDone, takeBack } = drawn()
  await act(() =>
    result.current.act(() =>
      Promise.resolve({ undoId: 'u', items: [row('a', 'changed'), row('b', 'same')] }),
    ),
  )
  expect(told).toHaveBeenLastCalledWith('SUCCESS', '1 changed', {
    undo: expect.any(Function) as unknown,
  })
  expect(onDone).toHaveBeenCalledWith(new Set())
  expect(fresh.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['homes'], ['tags']])
  await act(async () => told.mock.lastCall?.[2]?.undo?.())
  expect(takeBack).toHaveBeenCalledWith('u')
  expect(told).toHaveBeenLastCalledWith('SUCCESS', '1 changed', {})
})

test('where some were refused it is kept until read, and they stay chosen', async () => {
  const { result, onDone } = drawn()
  await act(() =>
    result.current.act(() =>
      Promise.resolve({ undoId: 'u', items: [row('a', 'changed'), row('b', 'refused')] }),
    ),
  )
  expect(result.current.result?.items).toHaveLength(2)
  expect(onDone).not.toHaveBeenCalled()
  act(() => result.current.read())
  expect(onDone).toHaveBeenCalledWith(new Set(['b']))
  expect([result.current.result, result.current.busy]).toEqual([null, false])
})

test('a change that failed leaves what was chosen', async () => {
  const { result, onDone, fresh } = drawn()
  await act(() => result.current.act(() => Promise.reject(new Error('offline'))))
  expect([result.current.busy, onDone.mock.calls.length, fresh.mock.calls.length]).toEqual([
    false,
    0,
    2,
  ])
})
