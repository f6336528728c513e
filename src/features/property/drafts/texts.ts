import type { PropertyTextDraft } from '../../../../generated/model'
import type { Value } from '../wizard/session-state'

const FIELDS = ['title', 'description'] as const

const textsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const isWritten = (texts: Value, field: string, language: string): boolean => {
  const text = textsOf(texts[field])[language]
  return typeof text === 'string' && text.trim() !== ''
}

/** The drafts in whose language title or description is still empty. */
export const emptyIn = (texts: Value, drafts: readonly PropertyTextDraft[]): PropertyTextDraft[] =>
  drafts.filter(({ language }) => FIELDS.some((field) => !isWritten(texts, field, language)))

/** The texts with what the drafts say where nothing is written; what is written stays. */
export function written(texts: Value, drafts: readonly PropertyTextDraft[]): Value {
  const next: Record<string, Record<string, unknown>> = {}
  for (const field of FIELDS) {
    const own = textsOf(texts[field])
    for (const { language, title, sentences } of drafts)
      if (!isWritten(texts, field, language))
        own[language] = field === 'title' ? title.text : sentences.map(({ text }) => text).join(' ')
    next[field] = own
  }
  return { ...texts, ...next }
}
