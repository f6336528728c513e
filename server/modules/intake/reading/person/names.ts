import { wordIn } from '../../../../formats/word-in.ts'
import { plain } from './plain.ts'

/** Words that belong to the name behind them. */
const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'van',
  'von',
  'der',
  'den',
  'da',
  'do',
  'dos',
  'di',
  'i',
  'y',
  'e',
  'zu',
  'le',
  'el',
  'ter',
  'mac',
  'mc',
  'san',
  'santa',
])
/** First halves of double first names, common in Spain. */
const DOUBLE = new Set([
  'maria',
  'ma',
  'jose',
  'juan',
  'ana',
  'luis',
  'miguel',
  'francisco',
  'antonio',
  'carlos',
  'rosa',
  'joan',
  'josep',
  'pere',
  'jordi',
  'marie',
  'jean',
  'hans',
  'karl',
  'anna',
  'mary',
])
const TITLES: Record<string, Title> = {
  sr: 'sr',
  d: 'sr',
  don: 'sr',
  senor: 'sr',
  mr: 'sr',
  herr: 'sr',
  en: 'sr',
  sra: 'sra',
  dona: 'sra',
  da: 'sra',
  senora: 'sra',
  srta: 'sra',
  mrs: 'sra',
  ms: 'sra',
  miss: 'sra',
  frau: 'sra',
  na: 'sra',
  dr: 'dr',
  doctor: 'dr',
  dra: 'dra',
  doctora: 'dra',
}

export type Title = 'sr' | 'sra' | 'dr' | 'dra'

/** How somebody is addressed; null when it is none of the four ways we know. */
export const titleOf = (text: string): Title | null => wordIn(TITLES, plain(text)) ?? null

/** First and last name of a name written whole. */
export interface Name {
  firstName?: string
  lastName?: string
  title?: Title
}

/** Words with the particles that belong to them: `Joan de la Torre` → Joan, de la Torre. */
function groupsOf(words: string[]): string[] {
  const groups: string[] = []
  let open = ''
  for (const word of words) {
    if (PARTICLES.has(plain(word)) && (groups.length > 0 || open !== ''))
      open = `${open} ${word}`.trim()
    else {
      groups.push(`${open} ${word}`.trim())
      open = ''
    }
  }
  return open ? [...groups, open] : groups
}

/**
 * `García Pérez, María`, `María García Pérez`, `John Smith`: Spaniards have two last names, others
 * one.
 */
export function splitName(text: string): Name {
  const comma = /^([^,]+),\s*([^,]+)$/.exec(text.trim())
  if (comma) return { lastName: comma[1]?.trim(), firstName: comma[2]?.trim() }
  let words = text.trim().split(/\s+/)
  const first = words[0] ?? ''
  const title =
    words.length > 1 && (first.endsWith('.') || !['da', 'en', 'na', 'd'].includes(plain(first)))
      ? titleOf(first)
      : null
  if (title) words = words.slice(1)
  const groups = groupsOf(words)
  const names =
    groups.length < 3
      ? 1
      : groups.length === 3
        ? DOUBLE.has(plain(groups[0] ?? '')) && DOUBLE.has(plain(groups[1] ?? ''))
          ? 2
          : 1
        : groups.length - 2
  const name: Name = title ? { title } : {}
  if (groups.length > 0) name.firstName = groups.slice(0, names).join(' ')
  if (groups.length > names) name.lastName = groups.slice(names).join(' ')
  return name
}
