import type { Language, ReferralAsk } from '../../../../generated/model/index.ts'
import { escapeHtml } from '../../../formats/html.ts'
import { CHOICES, languageNav, paragraph, type ScriptFreePage } from '../../../pages/script-free.ts'
import type { Around } from '../../../pages/token-page.ts'
import { say, type MessageKey } from '../messages.ts'
import { dayWords } from './day-words.ts'

/** Two forms' worth of buttons in one, plainly posted: it works in whatever opens a mail's links. */
function question(ask: ReferralAsk, lang: Language): string {
  const offers = ask.offers.map(
    ({ id, name }) =>
      `<label><input type="radio" name="agencyId" value="${escapeHtml(id)}">` +
      ` ${escapeHtml(name)}</label>`,
  )
  const choice =
    offers.length > 0
      ? `<fieldset><legend>${escapeHtml(say(lang, 'pageChoose'))}</legend>${offers.join('')}</fieldset>`
      : ''
  return `<form method="post">${choice}<input type="hidden" name="language" value="${lang}">
<button type="submit" name="answer" value="yes">${escapeHtml(say(lang, 'pageYes'))}</button>
<button class="no" type="submit" name="answer" value="no">${escapeHtml(say(lang, 'pageNo'))}</button></form>`
}

function content(ask: ReferralAsk, { lang, note }: Around): { title: string; body: string } {
  const words = {
    referrer: ask.referrerName || say(lang, 'somebody'),
    agency: ask.agency?.name ?? '',
    place: ask.place ?? '',
    day: dayWords(new Date(ask.asksUntil), lang),
  }
  const said = (key: MessageKey, className = '') => paragraph(say(lang, key, words), className)
  if (ask.state !== 'open') {
    const key = ask.state === 'yes' ? 'pageSaidYes' : 'pageSaidNo'
    return { title: say(lang, key), body: said(`${key}Text`) }
  }
  const named = ask.agency !== null
  const body = [
    note === undefined ? '' : `<p class="error" role="alert">${escapeHtml(note)}</p>`,
    said(named ? 'pageText' : 'pageTextAny'),
    said('pageCosts'),
    question(ask, lang),
    said(named ? 'pageData' : 'pageDataAny', 'note'),
  ]
  return { title: say(lang, 'pageTitle', words), body: body.join('') }
}

function frame(
  { title, body }: { title: string; body: string },
  { lang, site, home }: Around,
): ScriptFreePage {
  const nav = languageNav(lang, { label: say(lang, 'pageLanguages'), site, home })
  return { lang, title, body: body + nav, style: CHOICES }
}

/** The page on which an owner answers, or reads what they answered. */
export const askPage = (ask: ReferralAsk, around: Around): ScriptFreePage =>
  frame(content(ask, around), around)

/** The page of a link that opens nothing any more, or not now. */
export const closedPage = (around: Around): ScriptFreePage =>
  frame(
    {
      title: say(
        around.lang,
        around.note === undefined ? 'pageClosed' : around.refused ? 'pageLater' : 'pageWait',
      ),
      body: paragraph(around.note ?? say(around.lang, 'pageClosedText')),
    },
    around,
  )
