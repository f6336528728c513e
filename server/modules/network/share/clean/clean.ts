import type { ShareReasonRule } from '../../../../../generated/model/index.ts'
import { plain } from './fold.ts'
import { phoneIn } from './phone.ts'

/** What of a text says whose home it is, in the words found. */
export interface Telltale {
  rule: Extract<ShareReasonRule, 'phone' | 'email' | 'site' | 'name' | 'watermark'>
  value: string
}

const AT = String.raw`\s*(?:@|\(\s*(?:at|arroba)\s*\)|\[\s*(?:at|arroba)\s*\]|\s(?:arroba)\s)\s*`
const DOT = String.raw`\s*(?:\.|\(\s*(?:dot|punto|punt|punkt)\s*\)|\s(?:punto|punt|punkt)\s)\s*`
const EMAIL = new RegExp(
  String.raw`[\p{L}\p{N}._%+-]+${AT}[\p{L}\p{N}-]+(?:${DOT}[\p{L}]{2,})+`,
  'u',
)
/** Endings of addresses that are no words of a text. */
const ENDINGS = [
  'com|es|cat|net|org|eu|info|biz|de|uk|fr|it|ch|at|nl|be|se|dk|no|pl',
  'online|website|site|homes?|house|casa|villas?|properties|realty|estate|immo|example',
].join('|')
const SITE = new RegExp(
  [
    String.raw`\b(?:https?:\/\/|www\s*\.)\s*\S+`,
    String.raw`\b[\p{L}\p{N}-]{2,}\s*\.\s*(?:${ENDINGS})\b(?!\s+\p{L})`,
  ].join('|'),
  'u',
)
const LEAST_NAME = 4

/** A name as a phrase of whole words. */
function nameIn(text: string, name: string): boolean {
  const words = plain(name).match(/[\p{L}\p{N}]+/gu) ?? []
  const phrase = words.join(' ')
  if (phrase.length < LEAST_NAME) return false
  const all = ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
  return all.includes(` ${phrase} `)
}

/** Everything a text tells of who offers the home; `names`: of the agency and its agent. */
export function telltales(text: string, names: readonly string[]): Telltale[] {
  const folded = plain(text)
  const email = EMAIL.exec(folded)?.[0]
  const phone = phoneIn(text)
  const site = SITE.exec(email ? folded.replace(email, ' ') : folded)?.[0]
  const name = names.find((one) => nameIn(folded, one))
  return [
    ...(phone ? [{ rule: 'phone' as const, value: phone }] : []),
    ...(email ? [{ rule: 'email' as const, value: email }] : []),
    ...(site ? [{ rule: 'site' as const, value: site }] : []),
    ...(name ? [{ rule: 'name' as const, value: name }] : []),
  ].map(({ rule, value }) => ({ rule, value: value.trim().slice(0, 120) }))
}

/** A caption that says the picture bears somebody's mark. */
export function watermarks(caption: string): Telltale[] {
  const found = /watermark|marca d['’e]? ?ai?gua|wasserzeichen/.exec(plain(caption))?.[0]
  return found ? [{ rule: 'watermark', value: found }] : []
}
