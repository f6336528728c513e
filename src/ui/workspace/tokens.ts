import css from '../tokens.css?raw'

/**
 * Custom properties of one block of tokens.css, by name without dashes: `c-primary` → `#541264`.
 */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector}{`)
  const body = css
    .slice(start + selector.length + 1, css.indexOf('}', start))
    .replace(/\/\*.*?\*\//gs, '')
  const pairs = body.split(';').map((line) => /^\s*--([\w-]+):(.*)$/s.exec(line))
  return Object.fromEntries(
    pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', (pair[2] ?? '').trim()]] : [])),
  )
}

const light = block(':root')
const dark = { ...light, ...block('[data-theme=dark]') }

export type Scheme = 'light' | 'dark'

/**
 * A token's value, for the theme that must know colours as values; everything else uses `var(--…)`.
 */
export function token(name: string, scheme: Scheme = 'light'): string {
  const value = (scheme === 'dark' ? dark : light)[name]
  if (value === undefined) throw new Error(`tokens.css has no --${name}`)
  return value
}
