import { afterEach, expect, test } from 'vitest'
import { fillIn } from './browser-floor'
import { isLacking } from './browser-lacks'

const lacked: [object, string, PropertyDescriptor | undefined][] = []
/** Takes something from the browser until the test is over. */
function without(of: object, name: string, instead: PropertyDescriptor | null = null): void {
  for (let at: object | null = of; at; at = Object.getPrototypeOf(at) as object | null) {
    const had = Object.getOwnPropertyDescriptor(at, name)
    if (!had) continue
    lacked.push([at, name, had])
    if (instead) Object.defineProperty(at, name, { ...instead, configurable: true })
    else Reflect.deleteProperty(at, name)
  }
}
afterEach(() => {
  for (const [of, name, had] of lacked.splice(0)) {
    Reflect.deleteProperty(of, name)
    if (had) Object.defineProperty(of, name, had)
  }
})

const blocked: PropertyDescriptor = {
  get: () => {
    throw new DOMException('blocked', 'SecurityError')
  },
}

test('where site data are blocked what is kept is kept as long as the page', () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    without(window, name, blocked)
    expect(() => window[name]).toThrow('blocked')
  }
  fillIn()
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const store = window[name]
    store.setItem('a', '1')
    expect([store.getItem('a'), store.length, store.key(0)]).toEqual(['1', 1, 'a'])
    store.removeItem('a')
    expect([store.getItem('a'), store.length]).toEqual([null, 0])
    Reflect.deleteProperty(window, name)
  }
})

test('on plain http there are identifiers, each another', () => {
  without(crypto, 'randomUUID')
  expect('randomUUID' in crypto).toBe(false)
  fillIn()
  const made = [crypto.randomUUID(), crypto.randomUUID()]
  for (const id of made)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(made).size).toBe(2)
  Reflect.deleteProperty(crypto, 'randomUUID')
})

test('browsers that are older group and wait as newer ones do', async () => {
  for (const [of, name] of [
    [Map, 'groupBy'],
    [Object, 'groupBy'],
    [Promise, 'withResolvers'],
  ] as const)
    without(of, name)
  fillIn()
  const even = (n: number) => (n % 2 === 0 ? 'even' : 'odd')
  expect([...Map.groupBy([1, 2, 3], even)]).toEqual([
    ['odd', [1, 3]],
    ['even', [2]],
  ])
  expect(Object.groupBy([1, 2, 3], even)).toEqual({ odd: [1, 3], even: [2] })
  const { promise, resolve } = Promise.withResolvers<number>()
  resolve(7)
  expect(await promise).toBe(7)
})

test('what the browser has stays', () => {
  const had = [window.localStorage, crypto.randomUUID, Map.groupBy]
  fillIn()
  expect([window.localStorage, crypto.randomUUID, Map.groupBy]).toEqual(had)
})

test.each(['Map.groupBy', 'Object.groupBy', 'Promise.withResolvers', 'crypto.randomUUID'])(
  'a browser that lacks %s alone is filled in',
  (path) => {
    Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true })
    try {
      expect(isLacking()).toBe(false)
      const [of = '', name = ''] = path.split('.')
      without((globalThis as unknown as Record<string, object>)[of] ?? {}, name)
      expect(isLacking()).toBe(true)
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard')
    }
    expect(isLacking()).toBe(true)
  },
)

test('a browser that blocks site data is filled in', () => {
  Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true })
  without(window, 'localStorage', blocked)
  expect(isLacking()).toBe(true)
  Reflect.deleteProperty(navigator, 'clipboard')
})
