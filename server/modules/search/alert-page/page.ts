import type { Language, SavedSearch } from '../../../../generated/model/index.ts'
import { pageIn } from '../../../contract/language.ts'
import { escapeHtml } from '../../../formats/html.ts'
import {
  CHOICES,
  languageNav,
  linkLine,
  paragraph,
  type ScriptFreePage,
} from '../../../pages/script-free.ts'
import type { Around } from '../../../pages/token-page.ts'
import { searchPage } from '../address.ts'
import { say } from '../messages.ts'

/** An alert, and the token that leads to it. */
export interface ShownAlert extends SavedSearch {
  token: string
}

/** How soon an alert may tell: one that keeps silent is none. */
export const TOLD = ['instant', 'daily', 'weekly'] as const

/** What it has more than others with a form of choices. */
const STYLE =
  `${CHOICES}p a{display:inline-flex;align-items:center;min-height:44px}` +
  '.done{padding:14px 16px;border-radius:10px;background:var(--soft)}'

const button = (act: string, words: string, className = ''): string =>
  `<button${className && ` class="${className}"`} type="submit" name="act" value="${act}">` +
  `${escapeHtml(words)}</button>`

/** The question; once it has its yes, what may be changed. */
function question({ confirmed, frequency, paused }: ShownAlert, lang: Language): string {
  const kept = `<input type="hidden" name="language" value="${lang}">`
  if (!confirmed)
    return `<form method="post">${kept}${button('confirm', say(lang, 'alertConfirm'))}</form>`
  const options = TOLD.map(
    (one) =>
      `<label><input type="radio" name="frequency" value="${one}"` +
      `${one === frequency ? ' checked' : ''}> ${escapeHtml(say(lang, `told_${one}`))}</label>`,
  )
  const rest = paused ? 'resume' : 'pause'
  return (
    `<form method="post">${kept}<fieldset><legend>${escapeHtml(say(lang, 'alertWhen'))}</legend>` +
    `${options.join('')}</fieldset>${button('save', say(lang, 'alertSave'))}` +
    `${button(rest, say(lang, paused ? 'alertResume' : 'alertPause'), 'no')}</form>`
  )
}

function frame(title: string, body: string, { lang, site, home }: Around): ScriptFreePage {
  const nav = languageNav(lang, { label: say(lang, 'alertLanguages'), site, home })
  return { lang, title, body: body + nav, style: STYLE }
}

/** The alert of a link, its question and what became of the last answer. */
export function alertHtml(alert: ShownAlert, around: Around): ScriptFreePage {
  const { lang, note } = around
  const title = say(lang, alert.confirmed ? 'alertTitle' : 'alertAsk')
  const told = TOLD.find((one) => one === alert.frequency)
  const body = [
    note === undefined ? '' : `<p class="done" role="status">${escapeHtml(note)}</p>`,
    linkLine(searchPage('', lang, alert.query), alert.name),
    !alert.confirmed && told ? paragraph(say(lang, `told_${told}`)) : '',
    alert.paused && note === undefined ? paragraph(say(lang, 'alert_pause')) : '',
    question(alert, lang),
    alert.confirmed ? linkLine(`/baja/${alert.token}`, say(lang, 'unsubscribe')) : '',
    alert.confirmed
      ? linkLine(pageIn('', lang, `/auth/busquedas?alert=${alert.token}`), say(lang, 'alertKeep'))
      : paragraph(say(lang, 'alertNotYou'), 'note'),
  ]
  return frame(title, body.join(''), around)
}

/** The page of a link that opens nothing any more, or not now. */
export function overHtml(around: Around): ScriptFreePage {
  const { lang, note } = around
  const title = say(lang, note === undefined ? 'alertOver' : 'alertWait')
  return frame(title, paragraph(note ?? say(lang, 'alertOverText')), around)
}
