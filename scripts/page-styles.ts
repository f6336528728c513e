import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetsOf, sheetKey, type Manifest, type Sheets } from '../server/ssr/manifest.ts'
import { FRAMES, screens } from './sizes.ts'

/** What a page that ends in an error shows beside its own. */
const ENDINGS = [[], ['src/app/error-screen.tsx']]

/**
 * Writes one style sheet for each public page, of all the pieces it is made of and in their order:
 * a phone opens a connection for each file it asks for, and the first paint waits for the last.
 * `.vite/sheets.json` tells the server which sheet holds which pieces; a page without one links its
 * pieces as they are.
 */
export function writePageStyles(client: string): void {
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest
  const sheets: Sheets = {}
  for (const { layout, page } of screens()) {
    if (layout !== 'public') continue
    for (const ending of ENDINGS) {
      const { css } = assetsOf(manifest, {
        modules: [...(FRAMES.public ?? []), page, 'src/main.tsx', ...ending],
        words: {},
      })
      if (css.length < 2) continue
      const whole = css.map((file) => readFileSync(join(client, file), 'utf8').trim()).join('\n')
      const file = `assets/sheet-${createHash('sha256').update(whole).digest('base64url').slice(0, 8)}.css`
      writeFileSync(join(client, file), whole)
      sheets[sheetKey(css)] = `/${file}`
    }
  }
  writeFileSync(join(client, '.vite', 'sheets.json'), JSON.stringify(sheets))
}
