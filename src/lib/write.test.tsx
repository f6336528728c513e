import { onlineManager, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure, firstSentenceOf } from './api-error'
import { KEPT } from './kept-write'
import { clearMessage, getMessage, setMessage } from './message'
import { createQueryClient } from './query-client'
import { inOne, useWrite } from './write'

const send = vi.fn<(variables: { id: string }) => Promise<{ name: string } | undefined>>()
const read = vi.fn(() => Promise.resolve(read.mock.calls.length))
/** Stands for a generated hook. */
const useSend = () => useMutation({ mutationFn: send })
const refusal = (status: number, body: unknown) => new ApiFailure({ status, body, write: true })

beforeEach(() => {
  clearMessage()
  send.mockReset()
  read.mockClear()
})

function server(
  options: Parameters<typeof useWrite<{ name: string } | undefined, { id: string }>>[1],
) {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(
    () => {
      useQuery({ queryKey: ['/api/v1/offer/'], queryFn: read })
      return useWrite(useSend, options)
    },
    { wrapper },
  ).result
}

test('done: the reply is handed on, said, and the tags are read again', async () => {
  send.mockResolvedValue({ name: 'Can Roig' })
  const onDone = vi.fn()
  const result = server({ done: (reply) => `Saved ${reply?.name}`, reads: ['offer'], onDone })
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  let done: boolean | undefined
  await act(async () => void (done = await result.current.write({ id: 'a' })))
  expect([done, result.current.busy, result.current.errors]).toEqual([true, false, null])
  expect(onDone).toHaveBeenCalledWith({ name: 'Can Roig' })
  expect(getMessage()).toMatchObject({ status: 'SUCCESS', text: 'Saved Can Roig' })
  expect(read).toHaveBeenCalledTimes(2)
})

test('a reply without a body is done, too, and says what the catalogue says', async () => {
  send.mockResolvedValue(undefined)
  const result = server({})
  let done: boolean | undefined
  await act(async () => void (done = await result.current.write({ id: 'a' })))
  expect(done).toBe(true)
  expect(getMessage()).toMatchObject({ text: 'Tus cambios se han guardado', translate: true })
})

test('a 400 stands at its fields and not in the bar; the next try begins without it', async () => {
  send.mockRejectedValueOnce(refusal(400, { amount: 'Demasiado' })).mockResolvedValue(undefined)
  const result = server({ done: null })
  await act(async () => void (await result.current.write({ id: 'a' })))
  expect([result.current.errors, getMessage().text]).toEqual([{ amount: 'Demasiado' }, ''])
  await act(async () => void (await result.current.write({ id: 'a' })))
  expect([result.current.errors, getMessage().text]).toEqual([null, ''])
})

test('without fields the bar says the first sentence', async () => {
  send.mockRejectedValue(refusal(400, { amount: 'Demasiado' }))
  const result = server({ explain: firstSentenceOf })
  await act(async () => void (await result.current.write({ id: 'a' })))
  expect(result.current.errors).toBeNull()
  expect(getMessage()).toMatchObject({ status: 'ERROR', text: 'Demasiado' })
})

test('with words of its own the form says it, and the bar does not', async () => {
  send.mockRejectedValueOnce(refusal(400, { amount: 'Demasiado' }))
  send.mockRejectedValueOnce(refusal(409, { current: {} })).mockResolvedValue(undefined)
  const say = (text: string) => text
  const result = server({
    done: null,
    explain: firstSentenceOf,
    conflict: 'Somebody was faster',
    say,
  })
  const said = async () => {
    await act(async () => void (await result.current.write({ id: 'a' })))
    return [result.current.failed, getMessage().text]
  }
  expect(await said()).toEqual(['Demasiado', ''])
  expect(await said()).toEqual(['Somebody was faster', ''])
  expect(await said()).toEqual([null, ''])
})

test('a field that is called as a sentence stays a field where the form says so', async () => {
  send.mockRejectedValue(refusal(400, { message: 'Falta el enlace' }))
  const result = server({ own: ['message'] })
  await act(async () => void (await result.current.write({ id: 'a' })))
  expect(result.current.errors).toEqual({ message: 'Falta el enlace' })
})

test('a 409 is told in its own words and read again', async () => {
  send.mockRejectedValue(refusal(409, { message: 'x', current: {} }))
  const result = server({ conflict: 'Somebody was faster', reads: ['offer'] })
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  let done: boolean | undefined
  await act(async () => void (done = await result.current.write({ id: 'a' })))
  expect(done).toBe(false)
  expect(getMessage()).toMatchObject({ status: 'WARNING', text: 'Somebody was faster' })
  expect(read).toHaveBeenCalledTimes(2)
})

test('what it said in the bar ends with the next try, and what others said stays', async () => {
  send.mockRejectedValueOnce(refusal(406, { message: 'Not yet' })).mockResolvedValue(undefined)
  const result = server({ done: null })
  await act(async () => void (await result.current.write({ id: 'a' })))
  expect(getMessage()).toMatchObject({ status: 'ERROR', text: 'Not yet' })
  await act(async () => void (await result.current.write({ id: 'a' })))
  expect(getMessage().text).toBe('')
  setMessage('ERROR', 'Of another room')
  await act(async () => void (await result.current.write({ id: 'a' })))
  expect(getMessage().text).toBe('Of another room')
})

test('a form is free again when what follows fails', async () => {
  send.mockResolvedValue({ name: 'Can Roig' })
  const result = server({ onDone: () => Promise.reject(new Error('the page is gone')) })
  await act(async () => {
    await expect(result.current.write({ id: 'a' })).rejects.toThrow('the page is gone')
  })
  expect(result.current.busy).toBe(false)
})

test('without a connection it is refused at once instead of waiting for one', async () => {
  send.mockRejectedValue(new ApiFailure({ status: null, body: null, write: true }))
  const result = server({})
  onlineManager.setOnline(false)
  try {
    await act(async () => expect(await result.current.write({ id: 'a' })).toBe(false))
  } finally {
    onlineManager.setOnline(true)
  }
  expect([result.current.busy, getMessage().status]).toEqual([false, 'ERROR'])
})

test('a second press while it is under way sends nothing', async () => {
  let answer: (reply: undefined) => void = () => undefined
  send.mockReturnValue(new Promise((done) => (answer = done)))
  const result = server({})
  let first: Promise<boolean> | undefined
  act(() => void (first = result.current.write({ id: 'a' })))
  await waitFor(() => expect(result.current.busy).toBe(true))
  await act(async () => expect(await result.current.write({ id: 'b' })).toBe(false))
  await act(async () => {
    answer(undefined)
    await first
  })
  expect(send).toHaveBeenCalledTimes(1)
})

test('several calls in one: the first that is refused ends them, and its sentence is said', async () => {
  send.mockResolvedValueOnce({ name: 'Can Roig' })
  send.mockRejectedValueOnce(refusal(400, { amount: 'Too much' }))
  const sendAll = inOne(async (ids: string[]) => {
    for (const id of ids) await send({ id })
  })
  const { result } = renderHook(
    () => useWrite(sendAll, { explain: firstSentenceOf, say: (text) => text }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
      ),
    },
  )
  let done: boolean | undefined
  await act(async () => void (done = await result.current.write(['a', 'b', 'c'])))
  expect([done, result.current.busy, result.current.failed]).toEqual([false, false, 'Too much'])
  expect(send).toHaveBeenCalledTimes(2)
})

test('kept for later: the form hears of it, and nothing is said to have failed', async () => {
  send.mockRejectedValue(KEPT)
  const onKept = vi.fn()
  const onDone = vi.fn()
  const result = server({ onKept, onDone })
  let done: boolean | undefined
  await act(async () => void (done = await result.current.write({ id: 'a' })))
  expect([done, result.current.errors]).toEqual([false, null])
  expect(onKept).toHaveBeenCalledOnce()
  expect(onDone).not.toHaveBeenCalled()
  expect(getMessage().status).toBe('')
})
