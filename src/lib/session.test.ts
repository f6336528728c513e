import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_PROFILE, type StoredProfile } from './session'

const KEY = 'llar.profile'
const who = (id: string): StoredProfile => ({ ...EMPTY_PROFILE, token: `t-${id}`, id })

/** The module as a page that was just loaded has it. */
const loaded = async () => {
  vi.resetModules()
  return import('./session')
}
/** A browser's storage that takes no more once it is full. */
class Shelf implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  isFull = false
  private readonly kept = new Map<string, string>()
  getItem = (key: string): string | null => this.kept.get(key) ?? null
  removeItem = (key: string): void => void this.kept.delete(key)
  setItem = (key: string, value: string): void => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.kept.set(key, value)
  }
}

let device: Shelf
let tab: Shelf
beforeEach(() => {
  ;[device, tab] = [new Shelf(), new Shelf()]
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', tab)
})
afterEach(() => vi.unstubAllGlobals())

test('who signs in where the storage is full is signed in as long as the tab', async () => {
  const page = await loaded()
  device.isFull = true
  page.setSession(who('a'))
  expect((await loaded()).getSession().token).toBe('t-a')
  ;(await loaded()).clearSession()
  expect((await loaded()).isSignedIn()).toBe(false)
})

test('nobody who was signed in before is left in a full storage', async () => {
  ;(await loaded()).setSession(who('a'))
  device.isFull = tab.isFull = true
  const page = await loaded()
  page.setSession(who('b'))
  expect(page.getSession().id).toBe('b')
  expect((await loaded()).isSignedIn()).toBe(false)
})

test('a profile that grows in a full storage stays as it was kept, for the other tabs', async () => {
  const page = await loaded()
  page.setSession(who('a'))
  device.isFull = true
  page.patchSession({ favourites: ['home'] })
  expect(page.getSession().favourites).toEqual(['home'])
  expect(JSON.parse(device.getItem(KEY) ?? '')).toMatchObject({ id: 'a', favourites: [] })
  expect((await loaded()).getSession().favourites).toEqual(['home'])
})

test('what the tab kept goes once the storage takes it again', async () => {
  device.isFull = true
  ;(await loaded()).setSession(who('a'))
  device.isFull = false
  ;(await loaded()).patchSession({ phone: '600' })
  expect(tab.getItem(KEY)).toBeNull()
  expect((await loaded()).getSession().phone).toBe('600')
})

test('who signs out in another tab is signed out here, though a full storage kept this tab apart', async () => {
  const page = await loaded()
  page.onSession(() => undefined)
  page.setSession(who('a'))
  device.isFull = true
  page.patchSession({ favourites: ['home'] })
  device.removeItem(KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect([page.isSignedIn(), (await loaded()).isSignedIn()]).toEqual([false, false])
})
