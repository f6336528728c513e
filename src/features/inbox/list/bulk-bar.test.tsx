import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { clearMessage, getMessage } from '../../../lib/message'
import { setTransport } from '../../../lib/transport'
import { BulkBar } from './bulk-bar'

const asked: Record<string, unknown>[] = []
let status = 200
let chosen: ReadonlySet<string> | null | undefined
beforeEach(() => {
  asked.length = 0
  status = 200
  chosen = undefined
  setTransport(async ({ body }) => {
    asked.push(Object.fromEntries(body?.entries() ?? []))
    const data = status === 200 ? { count: 2 } : { message: 'No' }
    return { status, headers: {}, data }
  })
})
afterEach(() => {
  cleanup()
  clearMessage()
})

async function drawn(of: string[], archived = false) {
  const i18n = await createI18n('en', ['shell', 'inbox'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <BulkBar
          chosen={of}
          all={['a', 'b', 'c']}
          archived={archived}
          onChosen={(next) => (chosen = next)}
        />
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('puts the chosen away, says how many the server took, and takes them back', async () => {
  await drawn(['a', 'b'])
  expect(screen.getByRole('status').textContent).toBe('2 selected')
  press('Archive')
  await waitFor(() => expect(getMessage().text).toBe('2 conversations archived'))
  expect(asked).toEqual([{ ids: '["a","b"]', archived: 'true' }])
  expect(chosen).toBeNull()
  getMessage().undo?.()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toEqual({ ids: '["a","b"]', archived: 'false' })
})

it('in the archive it takes them out', async () => {
  await drawn(['c'], true)
  press('Remove from the archive')
  await waitFor(() => expect(getMessage().text).toBe('2 conversations restored'))
  expect(asked).toEqual([{ ids: '["c"]', archived: 'false' }])
})

it('keeps what is chosen when the server refuses, and promises nothing', async () => {
  status = 500
  await drawn(['a'])
  press('Archive')
  await waitFor(() => expect(asked).toHaveLength(1))
  await waitFor(() => expect(getMessage().status).toBe('ERROR'))
  expect(chosen).toBeUndefined()
})

it('sends at most 200 at once, as many as the contract takes', async () => {
  await drawn(Array.from({ length: 201 }, (_, at) => `t${at}`))
  press('Archive')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(JSON.parse(String(asked[0]?.['ids']))).toHaveLength(200)
})

it('chooses all, then none; without one there is nothing to archive', async () => {
  await drawn([])
  expect(screen.getByRole('button', { name: 'Archive' })).toHaveProperty('disabled', true)
  press('All')
  expect([...(chosen ?? [])]).toEqual(['a', 'b', 'c'])
  cleanup()
  await drawn(['a', 'b', 'c'])
  press('None')
  expect([...(chosen ?? ['still some'])]).toEqual([])
})
