import type {
  HomeField,
  LocalizedLine,
  LocalizedText,
  PropertyTexts,
} from '../../../../generated/model/index.ts'
import type { Notes } from '../terms/notes.ts'
import { cleanText, shorten } from '../terms/repair.ts'
import { present } from '../terms/steps.ts'
import { titlesOf } from '../terms/titles.ts'
import type { KnownType } from '../terms/types.ts'
import type { SaidHome } from './said.ts'

const LANGUAGES = ['Es', 'En', 'Ca', 'De', 'Fr'] as const
const TITLE = 160
const TEXT = 4000

function inLanguages(
  said: SaidHome,
  what: 'title' | 'description',
  max: number,
  notes: Notes,
): Record<string, string> | undefined {
  const found: Record<string, string> = {}
  for (const language of LANGUAGES) {
    const field: HomeField = `${what}${language}`
    const text = cleanText(said.one(field)?.text ?? '')
    if (!text) continue
    const line = what === 'title' ? text.replace(/\s+/g, ' ') : text
    if (line.length > max) notes.add(field, 'shortened', { max })
    found[language.toLowerCase()] = shorten(line, max)
  }
  return Object.keys(found).length ? found : undefined
}

/** Texts of a home; a title of type and town where the other program has none. */
export function textsOf(
  said: SaidHome,
  known: KnownType,
  label: string,
  features: string[],
  notes: Notes,
): PropertyTexts {
  const lines = said.all('notes').map(({ text, label: name }) => `${name}: ${cleanText(text)}`)
  const kept = [...lines, features.join(', ')].filter(Boolean).join('\n')
  return present({
    title: (inLanguages(said, 'title', TITLE, notes) ?? titlesOf(known, label)) as LocalizedLine,
    description: inLanguages(said, 'description', TEXT, notes) as LocalizedText,
    internalNotes: shorten(kept, TEXT) || undefined,
  })
}
