import { act, lazy, useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { late } from './late'
import { EMPTY_PROFILE, getSession, onSession } from './session'

const Field = () => {
  const [name, write] = useState('')
  return <input value={name} onChange={(event) => write(event.target.value)} />
}

const pageOf = (Form: ReturnType<typeof late<object>>) =>
  function Page() {
    const who = useSyncExternalStore(
      () => () => undefined,
      () => 'Aina',
      () => 'nobody',
    )
    return (
      <main title={who}>
        <Form />
      </main>
    )
  }

test('a page drawn again keeps what is written in a part whose code is not there', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const Server = pageOf(late(Field))
  document.body.innerHTML = `<div id="root">${renderToString(<Server />)}</div>`
  const code = Promise.withResolvers<{ default: typeof Field }>()
  const Browser = pageOf(late(lazy(() => code.promise)))
  const field = document.querySelector('input')
  if (field) field.value = 'Magdalena'
  const place = document.querySelector('#root') ?? document.body
  const root = await act(async () => hydrateRoot(place, <Browser />))
  expect(document.querySelector('main')?.title).toBe('Aina')
  expect(document.querySelector('input')).toBe(field)
  await act(async () => code.resolve({ default: Field }))
  expect(document.querySelector('input')).toBe(field)
  await act(async () => root.unmount())
})

test('who is signed out is one object: hydration has nothing to draw again', () => {
  localStorage.clear()
  const stop = onSession(() => undefined)
  window.dispatchEvent(new StorageEvent('storage', { key: 'llar.profile' }))
  stop()
  expect(getSession()).toBe(EMPTY_PROFILE)
})
