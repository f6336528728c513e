import { decimalSign } from './numbers'

const digits = (text: string): number => text.replace(/\D/g, '').length

/**
 * An amount while it is typed: `1250000` becomes `1.250.000`, and what was grouped is grouped anew.
 * What is no plain amount, or has signs a person set by hand, stays as it was typed.
 */
export function groupAmount(typed: string, before: string, lang: string): string {
  const decimal = decimalSign(lang)
  const group = decimal === ',' ? '.' : ','
  const parts = (text: string): number => text.split(group).length
  const [, whole, rest = ''] = new RegExp(`^([\\d${group}]+)(${decimal}\\d*)?$`).exec(typed) ?? []
  if (whole === undefined || parts(typed) > parts(before)) return typed
  const isOurs = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(${decimal}\\d*)?$`).test(before)
  if (whole.includes(group) && !isOurs) return typed
  return whole.replaceAll(group, '').replace(/\B(?=(\d{3})+$)/g, group) + rest
}

/** Groups what a field holds; the caret stays between the digits it stood between. */
export function groupTyped(field: HTMLInputElement, before: string, lang: string): string {
  const typed = field.value
  const text = groupAmount(typed, before, lang)
  if (text === typed) return text
  const behind = typed.length - (field.selectionEnd ?? typed.length)
  const left = digits(typed) - digits(behind === 0 ? '' : typed.slice(-behind))
  field.value = text
  let caret = 0
  while (digits(text.slice(0, caret)) < left) caret += 1
  if (behind === 0) caret = text.length
  field.setSelectionRange(caret, caret)
  return text
}
