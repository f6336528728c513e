import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetsOf, sheetKey, type Manifest, type Sheets } from '../server/ssr/manifest.ts'
import { FRAMES, screens } from './sizes.ts'

const MAIN = 'src/main.tsx'

/** What a public page that ends in an error shows beside its own. */
const ERROR_SCREEN = 'src/app/error-screen.tsx'

/** The modules of each page, as the server names them (src/app/page-sources.ts). */
const pages = (): string[][] => [
  ...screens().flatMap(({ layout, page, opens }) => {
    const own = [...(FRAMES[layout] ?? []), page]
    if (layout === 'public')
      return [
        [...own, MAIN],
        [...own, MAIN, ERROR_SCREEN],
      ]
    return [[...own, MAIN], ...opens.map((one) => [...own, one, MAIN])]
  }),
  // An address nobody knows, at the desk.
  [...(FRAMES.private ?? []), MAIN],
]

/**
 * Writes one style sheet for each page, of all the pieces it is made of and in their order: a phone
 * opens a connection for each file it asks for, and the first paint waits for the last.
 * `.vite/sheets.json` tells the server which sheet holds which pieces; a page without one links its
 * pieces as they are.
 */
export function writePageStyles(client: string): void {
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest
  const sheets: Sheets = {}
  for (const modules of pages()) {
    const { css } = assetsOf(manifest, { modules, words: {} })
    if (css.length < 2) continue
    const whole = css.map((file) => readFileSync(join(client, file), 'utf8').trim()).join('\n')
    const file = `assets/sheet-${createHash('sha256').update(whole).digest('base64url').slice(0, 8)}.css`
    writeFileSync(join(client, file), whole)
    sheets[sheetKey(css)] = `/${file}`
  }
  writeFileSync(join(client, '.vite', 'sheets.json'), JSON.stringify(sheets))
}
