import type { PassportState } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Light } from '../../passport/evaluate.ts'
import { dayIn, say, type Key } from './messages.ts'

const WORD: Record<PassportState, Key> = {
  red: 'word.blocks',
  amber: 'word.asks',
  green: 'word.inOrder',
  blue: 'word.told',
  none: 'word.none',
}

function wordOf({ state, reason }: Light): Key {
  if (reason === 'noneDeclared') return 'word.noneDeclared'
  if (reason === 'unread') return 'word.unread'
  if (state !== 'amber') return WORD[state]
  if (reason === 'ended' || reason === 'late') return 'word.ended'
  return reason === 'ending' ? 'word.soon' : WORD.amber
}

export const titleOf = (lang: Lang, { rule }: Pick<Light, 'rule'>): string =>
  say(lang, `rule.${rule.id}`)

/** A light in the reader's words: name, state, reason, and how sure the rule is. */
export function worded(lang: Lang, light: Light) {
  const { rule, state, reason, endsOn } = light
  const date = endsOn === null ? '' : dayIn(lang, endsOn)
  // A reason of a rule has its own sentence; the table never joins others.
  const text =
    state === 'none'
      ? say(lang, 'untouched')
      : reason === 'unread'
        ? say(lang, 'unread')
        : say(lang, `light.${rule.id}.${reason}` as Key, { date })
  return {
    title: titleOf(lang, light),
    word: say(lang, wordOf(light)),
    text,
    certaintyText: say(lang, `certainty.${rule.certainty}`, { date: dayIn(lang, rule.readOn) }),
  }
}

/** A day on which somebody is told, in words; `left`: days until the last one. */
export function alarmText(lang: Lang, light: Light, left: number): string {
  const title = titleOf(lang, light)
  if (left < 0 && light.endsOn !== null)
    return say(lang, 'alarmOver', { title, date: dayIn(lang, light.endsOn) })
  return left === 0
    ? say(lang, 'alarmToday', { title })
    : say(lang, 'alarm', { title, count: left })
}
