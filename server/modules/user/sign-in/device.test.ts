import { expect, it } from 'vitest'
import { deviceOf, keptDevice } from './device.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ' +
  'AppleWebKit/605.1.15 (KHTML, like Gecko)'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
it.each([
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 8) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'Chrome/Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge/Windows',
  ],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari/iPhone'],
  [`${IPHONE} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome/iPhone'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox/Mac',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet/Android',
  ],
  ['curl/8.5.0', null],
  ['x'.repeat(600) + ' Chrome/1 Android', null],
  [undefined, null],
])('%s is kept as %s', (agent, kept) => {
  expect(keptDevice(agent)).toBe(kept)
})

it('tells what is known of it', () => {
  expect([deviceOf('Chrome/Android'), deviceOf('/Windows'), deviceOf(null)]).toEqual([
    { browser: 'Chrome', system: 'Android' },
    { browser: null, system: 'Windows' },
    null,
  ])
})
