import type { Form } from './multipart.ts'
import type { Lang } from '../context.ts'
import { fieldErrors } from '../errors.ts'
import { parseJson } from '../guard.ts'
import type { RouteBody } from '../routes.ts'
import { say } from '../messages.ts'

/**
 * The object that a form's parts say (specification, section 7): objects and numbers are JSON text,
 * an empty part of a nullable or non-text field is null. Gives each file its entry of
 * `<field>_extra`. 400 names a malformed part.
 */
export function bodyOfForm(form: Form, body: RouteBody, lang: Lang): Record<string, unknown> {
  const faults: Record<string, string> = {}
  const entries: [string, unknown][] = []
  for (const [name, texts] of form.texts) {
    const part = Object.hasOwn(body.parts, name) ? body.parts[name] : undefined
    const extra = body.files.some((file) => `${file.name}_extra` === name)
    const values = texts.map((text) => {
      if (text === '' && part && (part.nullable || part.kind === 'json')) return null
      if (part?.kind !== 'json') return text
      const parsed = parseJson(text)
      if ('value' in parsed) return parsed.value
      faults[name] = say(lang, parsed.word)
      return null
    })
    if (values.length > 1 && !extra) faults[name] = say(lang, 'repeated')
    entries.push([name, values.length > 1 ? values : values[0]])
  }
  if (Object.keys(faults).length > 0) fieldErrors(faults)
  const value = Object.fromEntries(entries)
  attachExtras(form, value)
  return value
}

function attachExtras(form: Form, value: Record<string, unknown>): void {
  const seen = new Map<string, number>()
  for (const file of form.files) {
    const index = seen.get(file.field) ?? 0
    seen.set(file.field, index + 1)
    const extra = value[`${file.field}_extra`]
    file.extra = Array.isArray(extra) ? extra[index] : extra
  }
}
