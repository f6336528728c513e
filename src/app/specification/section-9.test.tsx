import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { LIMIT } from '../../features/chat/feed/port'
import { DEFAULT_LANG, LANGS, langCookie } from '../../i18n'
import { RESIZE_SETTLES_MS } from '../../lib/device'
import { CATEGORIES, ENABLED, EXPIRES_MS, GIVEN } from '../../slots/consent'
import { date, money, type DatePattern } from '../../lib/format'
import { BAR } from '../loading-bar'
import { GUARD_MS } from '../reload-once'
import { PRELOADS_AT_ONCE } from '../preload'
import { PRELOAD_AFTER_MS, sparesData } from '../preload-start'
import { inFirebase } from './firebase-source'
import { SECTION_9 } from './rows'
import { checkSection, heldBy } from './table'

/** A moment that is the next day in the islands. */
const MOMENT = '2026-07-04T22:05:09Z'
const shows = (pattern: DatePattern, text: string) => () => expect(date(MOMENT, pattern)).toBe(text)
const plain = (text: string): string => text.replace(/\s/g, ' ')

// How to add a row: see rows.ts.
checkSection('section 9', SECTION_9, {
  'Default language es; es and en are supported': () => {
    expect(DEFAULT_LANG).toBe('es')
    expect(LANGS).toEqual(expect.arrayContaining(['es', 'en']))
  },
  'Language cookie i18n_redirected: 365 days, path /, SameSite Lax': () =>
    expect(langCookie('en')).toBe(
      `i18n_redirected=en; Max-Age=${365 * 86_400}; Path=/; SameSite=Lax`,
    ),
  'Consent cookies ncc_c and ncc_e: 31536000000 ms': () =>
    expect([GIVEN, ENABLED, EXPIRES_MS]).toEqual(['ncc_c', 'ncc_e', 31_536_000_000]),
  'Cookie categories: necessary, and analytics that is optional and initially on': () =>
    expect(
      CATEGORIES.map(({ id, optional, initialState }) => [id, optional, initialState]),
    ).toEqual([
      ['necessary', false, true],
      ['analytics', true, true],
    ]),
  'Banner at the bottom, not forced; an outside click does not close the modal': heldBy(
    'e2e/consent.e2e.ts',
    'at the bottom, not forced; a press outside does not close the settings',
  ),
  "Spanish words 'Acepto lo necesario' and 'Borrar todo'; English words, too": () => {
    const words = (lang: string) =>
      JSON.parse(readFileSync(`src/features/analytics/i18n/${lang}.json`, 'utf8')) as Record<
        string,
        string
      >
    expect([words('es').decline, words('es').declineAll, words('en').decline]).toEqual([
      'Acepto lo necesario',
      'Borrar todo',
      'Only what is necessary',
    ])
  },
  'Currency: EUR, es-ES, two fraction digits': () =>
    expect(plain(money(125_000_000))).toBe('1.250.000,00 €'),
  'Currency: nothing for a falsy amount': () =>
    expect([money(0), money(null), money(undefined)]).toEqual(['', '', '']),
  'Date format DD/MM/YYYY': shows('DD/MM/YYYY', '05/07/2026'),
  'Date format DD/MM/YYYY HH:mm:ss': shows('DD/MM/YYYY HH:mm:ss', '05/07/2026 00:05:09'),
  'Date format DD/MM/YYYY HH:mm': shows('DD/MM/YYYY HH:mm', '05/07/2026 00:05'),
  'Date format DD/MM': shows('DD/MM', '05/07'),
  'Date format HH:mm': shows('HH:mm', '00:05'),
  'Date format YYYY-MM-DD': shows('YYYY-MM-DD', '2026-07-05'),
  'Date format DD MMM': shows('DD MMM', '05 jul'),
  'Date format YYYY': shows('YYYY', '2026'),
  'Date format DD MMM, YYYY': shows('DD MMM, YYYY', '05 jul, 2026'),
  'Unparseable time shows N/A': () =>
    expect([date('mañana'), date(''), date(null), date(Number.NaN)]).toEqual([
      'N/A',
      'N/A',
      'N/A',
      'N/A',
    ]),
  'Loading bar: duration 2000 ms': () => expect(BAR.duration).toBe(2000),
  'Loading bar: throttle 200 ms': () => expect(BAR.throttle).toBe(200),
  'Loading bar: hide delay 500 ms': () => expect(BAR.hideDelay).toBe(500),
  'Loading bar: reset delay 400 ms': () => expect(BAR.resetDelay).toBe(400),
  'Loading bar: height 3, colour #541264': () =>
    expect(readFileSync('src/app/loading-bar.css', 'utf8')).toMatch(
      /height:3px;[^}]*background:#541264/,
    ),
  'Reload guard 10 s': () => expect(GUARD_MS).toBe(10_000),
  'At most 5 concurrent route preloads': async () => {
    expect(PRELOADS_AT_ONCE).toBe(5)
    await heldBy('src/app/preload.test.tsx', 'five preloads at once')()
  },
  'Payload prefetch starts 1 s after mount unless slow-2g': async () => {
    expect([PRELOAD_AFTER_MS, sparesData({ effectiveType: 'slow-2g' })]).toEqual([1_000, true])
    await heldBy(
      'src/app/preload.test.tsx',
      'one second after the page has mounted, unless the line is slow',
    )()
  },
  'Device refresh 50 ms after a window resize': async () => {
    expect(RESIZE_SETTLES_MS).toBe(50)
    await heldBy('src/lib/device.test.tsx', '50 ms after the last resize')()
  },
  'Scroll to top: property detail and search': heldBy(
    'e2e/shell.e2e.ts',
    'results and a home open at the top',
  ),
  'Chat query limit 200': async () => {
    expect(LIMIT).toBe(200)
    await heldBy(
      'server/modules/chat/feed.test.ts',
      'tells the last 200 of ${MESSAGES}, oldest first',
    )()
    await heldBy(
      'server/modules/chat/message/message.test.ts',
      'stand in the order of created_date, 200 of them oldest first',
    )()
  },
  'Password minimum 6': () => {
    const { components } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
      components: {
        schemas: Record<string, { properties: Record<string, { minLength?: number }> }>
      }
    }
    for (const name of ['RegisterInput', 'PasswordResetConfirmInput'])
      expect(components.schemas[name]?.properties.password?.minLength).toBe(6)
  },
  'Sign-in popup 500x600': heldBy('e2e/social.e2e.ts', 'toEqual([500, 600])'),
  'Popup-closed check 8 s': inFirebase('8000 /* _Timeout.AUTH_EVENT */'),
  'Auth event cache cleared after 10 minutes': inFirebase(
    'EVENT_DUPLICATION_CACHE_DURATION_MS = 10 * 60 * 1000',
  ),
  // The next three are the SDK's ways of keeping a session; ours is kept by our server, and
  // Firebase's in memory only.
  'Auth token sync maximum age 300 s': inFirebase('DEFAULT_ID_TOKEN_MAX_AGE = 5 * 60'),
  'Local storage polling every 800 ms': inFirebase('_POLLING_INTERVAL_MS = 800'),
  'Token refresh 5 minutes before expiry': inFirebase('300000 /* Duration.OFFSET */'),
})
