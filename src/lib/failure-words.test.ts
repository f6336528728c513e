import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Who may look at the catalogue's Spanish sentence itself: who makes it, who says it and the
 * message bar's call.
 */
const ALLOWED = new Set(['src/lib/api-error.ts', 'src/lib/call.ts'])

// A screen says a failure through src/i18n/error-text.ts or src/lib/tell-failure.ts: printed as it
// stands it is Spanish in every language.
test('no screen prints an error’s own text', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && !ALLOWED.has(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const raw = files.filter((file) =>
    /\.explanation\b|\b(?:error|failure)\.message\b/.test(readFileSync(file, 'utf8')),
  )
  // Firebase's refusal is recognised by its text, which nobody is shown.
  expect(raw).toEqual(['src/features/chat/feed/firebase.ts'])
})

const words = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>

// One sentence of the catalogue is one sentence, whoever says it: the server for writes, the
// browser for what brought no words.
test.each(['es', 'en', 'ca', 'de'])(
  'the server says the catalogue in %s as the browser does',
  (lang) => {
    const [browser, server] = [
      words(`src/i18n/words/errors.${lang}.json`),
      words(`server/contract/messages/${lang}.json`),
    ]
    expect([server.forbidden, server.broken]).toEqual([
      browser['Acceso no autorizado'],
      browser['Algo ha ido mal, inténtalo más tarde'],
    ])
    if (lang === 'es')
      for (const [sentence, said] of Object.entries(browser)) expect(said).toBe(sentence)
  },
)
