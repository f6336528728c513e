import { beforeEach, expect, test, vi } from 'vitest'
import { clearUi, getUi, openDialog, setNewMessage } from '../lib/dialog'
import { clearMessage, getMessage, setMessage } from '../lib/message'
import { isQuiet, quietly } from '../lib/quietly'
import { fillIn } from './browser-floor'
import { guardReloads } from './reload-guard'
import { restoreState } from './restore-state'

/** As the preload helper says it: quiet is who asked quietly. */
const missing = (quiet = isQuiet()) => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { quiet })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => sessionStorage.clear())

test('a chunk that is gone reloads the page, once per path in ten seconds', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  let now = 1_000
  guardReloads(() => now)
  expect(missing()).toBe(true)
  now += 9_999
  expect(missing()).toBe(false)
  now += 1
  expect(missing()).toBe(true)
  history.pushState(null, '', '/maps')
  expect(missing()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(3)
})

test('where nothing may be kept, a page that has just been loaded anew is not again', () => {
  const kept = Object.getOwnPropertyDescriptor(window, 'sessionStorage')
  /** A document of a browser that blocks site data: it remembers nothing of the one before. */
  let now = 1_000_000
  const next = (type: string) => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get, configurable: true })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type } as unknown as PerformanceEntry,
    ])
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(now)
    fillIn()
  }
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  reload.mockClear()
  try {
    guardReloads(() => now)
    next('navigate')
    expect(missing()).toBe(true)
    next('reload')
    now += 9_999
    expect(missing()).toBe(false)
    now += 1
    expect(missing()).toBe(true)
  } finally {
    Reflect.deleteProperty(window, 'sessionStorage')
    if (kept) Object.defineProperty(window, 'sessionStorage', kept)
  }
  vi.restoreAllMocks()
})

test('message, dialog and typed words outlive the reload; passwords and questions do not', () => {
  vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  document.body.innerHTML =
    '<form><input name="name" type="text"><input name="password" type="password">' +
    '<textarea name="text"></textarea><input id="_R_1_phone" type="tel"></form>'
  const field = (name: string) =>
    document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
  const phone = () => document.querySelector<HTMLInputElement>('[type=tel]') as HTMLInputElement
  phone().value = '600111222'
  for (const name of ['name', 'password', 'text']) field(name).value = `my ${name}`
  setMessage('ERROR', 'Algo ha ido mal, inténtalo más tarde', {
    translate: true,
    undo: () => undefined,
  })
  openDialog('register', { account: 'agency' })
  setNewMessage(true)
  guardReloads()
  expect(missing()).toBe(true)
  clearMessage()
  clearUi()
  document.body.innerHTML = document.body.innerHTML.slice()
  restoreState()
  expect(['name', 'password', 'text'].map((name) => field(name).value)).toEqual([
    'my name',
    '',
    'my text',
  ])
  expect(phone().value).toBe('600111222')
  expect(getMessage()).toMatchObject({ status: 'ERROR', translate: true })
  expect(getUi()).toMatchObject({
    dialog: { name: 'register', payload: { account: 'agency' } },
    newMessage: true,
  })
  clearUi()
  restoreState()
  expect(getUi().dialog).toBeNull()
})

test('without a connection the page stays: there is nothing to load it from', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  reload.mockClear()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  guardReloads()
  expect(missing()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  line.mockRestore()
})

test('what is loaded ahead of need may fail without a reload', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  reload.mockClear()
  await quietly(async () => {
    const quiet = isQuiet()
    await Promise.resolve()
    expect(missing(quiet)).toBe(false)
  })
  expect(reload).not.toHaveBeenCalled()
})

test('what a person asks for while other code is loaded ahead of need reloads', async () => {
  vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  let come: () => void = () => undefined
  const ahead = quietly(() => new Promise<void>((done) => (come = done)))
  expect(missing()).toBe(true)
  come()
  await ahead
})

test('once it has failed, even before it gave a promise, lost code reloads again', async () => {
  vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await quietly(() => {
    throw new Error('gone')
  }).catch(() => undefined)
  expect(missing()).toBe(true)
})
