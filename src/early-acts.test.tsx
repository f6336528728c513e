import { act, startTransition, Suspense, type FormEvent } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { HydrationProbe } from './app/hydration-probe'
import { keepEarlyActs } from './early-acts'

/** Parts as the site has them: React holds the values, the server has drawn them. */
function Page({ heard }: { heard: (name: string, value?: unknown) => void }) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    heard('form')
  }
  return (
    <HydrationProbe>
      <button type="button" id="chat" onClick={() => heard('chat')}>
        <i>Chatear</i>
      </button>
      <a
        id="photo"
        href="/photo.webp"
        data-opens
        onClick={(event) => (event.preventDefault(), heard('photo'))}
      >
        1
      </a>
      <input id="text" value="" onChange={(event) => heard('text', event.target.value)} />
      <select id="type" value="" onChange={(event) => heard('type', event.target.value)}>
        <option value="">Todos</option>
        <option value="local">Local</option>
      </select>
      <input
        id="new"
        type="checkbox"
        checked={false}
        onChange={(event) => heard('new', event.target.checked)}
      />
      <input
        id="papers"
        type="file"
        onChange={(event) => heard('papers', event.target.files?.[0]?.name)}
      />
      <form onSubmit={send}>
        <button type="submit" id="send">
          Enviar
        </button>
      </form>
      <form action="/" onSubmit={send}>
        <button type="submit" id="search">
          Buscar
        </button>
      </form>
    </HydrationProbe>
  )
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const fill = (selector: string, value: string): void => {
  const field = find(selector) as HTMLInputElement
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

let root: Root | undefined
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  keepEarlyActs()
})
afterEach(() => act(() => root?.unmount()))

const draw = (): void => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page heard={() => undefined} />)}</div>`
}
const wake = async (): Promise<ReturnType<typeof vi.fn>> => {
  const heard = vi.fn()
  await act(async () => void (root = hydrateRoot(find('#root'), <Page heard={heard} />)))
  return heard
}

test('a press before the code is there is made again, once; one after it is not', async () => {
  draw()
  find('#chat i').click()
  find('#chat').click()
  const heard = await wake()
  await expect.poll(() => heard).toHaveBeenCalledTimes(1)
  find('#chat').click()
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a link that opens something over the page waits for the code, unless a new tab is asked for', async () => {
  draw()
  const press = (init: MouseEventInit = {}) =>
    find('#photo').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
    )
  expect(press()).toBe(false)
  expect(press({ ctrlKey: true })).toBe(true)
  const heard = await wake()
  await expect.poll(() => heard.mock.calls).toEqual([['photo']])
})

test('what was chosen in fields reaches React, in order', async () => {
  draw()
  fill('#text', 'Sóller')
  fill('#type', 'local')
  find('#new').click()
  const heard = await wake()
  await expect
    .poll(() => heard.mock.calls)
    .toEqual([
      ['text', 'Sóller'],
      ['type', 'local'],
      ['new', true],
    ])
})

test('a file chosen before the code is there is heard of, and what was chosen after it, too', async () => {
  draw()
  const papers = find('#papers') as HTMLInputElement
  const chosen = new DataTransfer()
  chosen.items.add(new File(['%PDF-1.4'], 'dni.pdf', { type: 'application/pdf' }))
  papers.files = chosen.files
  papers.dispatchEvent(new Event('input', { bubbles: true }))
  find('#new').click()
  const heard = await wake()
  await expect
    .poll(() => heard.mock.calls)
    .toEqual([
      ['papers', 'dni.pdf'],
      ['new', true],
    ])
})

test('a form that only code can send waits for it; one with an address goes by itself', async () => {
  draw()
  const sent: [string, boolean][] = []
  const note = (event: Event): void => {
    sent.push([
      (event.target as HTMLFormElement).getAttribute('action') ?? 'none',
      event.defaultPrevented,
    ])
    event.preventDefault()
  }
  document.addEventListener('submit', note)
  find('#send').click()
  find('#search').click()
  document.removeEventListener('submit', note)
  expect(sent).toEqual([
    ['none', true],
    ['/', false],
  ])
  const heard = await wake()
  await expect.poll(() => heard.mock.calls).toEqual([['form']])
})

/** Takes React a while, so that it gives way in the middle of the page. */
function Slow({ ms }: { ms: number }) {
  for (const end = performance.now() + ms; performance.now() < end;);
  return <i />
}

test('a choice is not lost when React is half way through the page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const heard = vi.fn()
  const page = (ms: number) => (
    <HydrationProbe>
      <Suspense>
        <input id="hour" type="radio" checked={false} onChange={() => heard('hour')} />
        {Array.from({ length: 60 }, (_, index) => (
          <Slow key={index} ms={ms} />
        ))}
      </Suspense>
    </HydrationProbe>
  )
  document.body.innerHTML = `<div id="root">${renderToString(page(0))}</div>`
  find('#hour').click()
  startTransition(() => void (root = hydrateRoot(find('#root'), page(8))))
  await expect.poll(() => heard).toHaveBeenCalledTimes(1)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
