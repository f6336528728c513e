import type { MessageKey } from './messages.ts'

/** What is wrong with a value before any schema looks at it, and where (dotted path). */
export interface Fault {
  path: string
  word: MessageKey
}

const DEEPEST = 40

// A lone surrogate is no text (UTF-8 cannot carry it), and PostgreSQL takes no NUL.
function badText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

/**
 * Looks through a decoded value for what neither JSON nor PostgreSQL can keep: NUL, lone
 * surrogates, numbers past 2^53, `__proto__` as a key, and nesting without end. Returns the first
 * fault, or null.
 */
export function findFault(value: unknown, path = '', depth = 0): Fault | null {
  if (typeof value === 'string') return badText(value) ? { path, word: 'badText' } : null
  if (typeof value === 'number')
    return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : { path, word: 'invalid' }
  if (typeof value !== 'object' || value === null) return null
  if (depth >= DEEPEST) return { path, word: 'tooDeep' }
  for (const key of Object.keys(value)) {
    if (badText(key)) return { path, word: 'badText' }
    const at = path === '' ? key : `${path}.${key}`
    if (key === '__proto__') return { path: at, word: 'unknownField' }
    const fault = findFault((value as Record<string, unknown>)[key], at, depth + 1)
    if (fault) return fault
  }
  return null
}

/**
 * Parses JSON text that a stranger sent. Depth is counted in the text first, so that a bomb of
 * brackets is refused before it becomes objects.
 */
export function parseJson(text: string): { value: unknown } | { word: MessageKey } {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (quoted) {
      if (code === 0x5c) i += 1
      else if (code === 0x22) quoted = false
    } else if (code === 0x22) quoted = true
    else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > DEEPEST) return { word: 'tooDeep' }
    } else if (code === 0x5d || code === 0x7d) depth -= 1
  }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { word: 'badJson' }
  }
}
