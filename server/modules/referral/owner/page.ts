import type { Language, ReferralAsk } from '../../../../generated/model/index.ts'
import { LANGS } from '../../../contract/language.ts'
import { escapeHtml } from '../../../formats/html.ts'
import { say, type MessageKey } from '../messages.ts'
import { dayWords } from './day-words.ts'

const STYLE =
  'body{margin:0;background:#faf7f2;color:#221a26;font:18px/1.5 "Instrument Sans",system-ui,sans-serif}' +
  'main{max-width:36em;margin:8vh auto;padding:0 20px;overflow-wrap:anywhere}h1{font-size:1.5em;line-height:1.2}' +
  'form{display:flex;flex-wrap:wrap;gap:12px;margin:24px 0}fieldset{flex-basis:100%;margin:0;padding:0;border:0;display:grid;gap:4px}' +
  'legend{padding:0;font-weight:600}label{display:flex;gap:10px;align-items:center;min-height:44px}input{width:20px;height:20px;accent-color:#541264}' +
  'button{min-height:48px;padding:0 20px;border:1px solid #8b8090;border-radius:10px;background:#fff;color:#221a26;font:inherit;font-weight:600;cursor:pointer}' +
  'button.yes{border-color:#541264;background:#541264;color:#fff}button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid #0b7285;outline-offset:3px}' +
  'a{color:#541264}nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:40px}nav a{display:inline-flex;align-items:center;min-height:44px}' +
  '.note{color:#52475a;font-size:.88em}.error{padding:12px;border-radius:10px;background:#fbe8e5;color:#a92217}'

const NAMES: Record<Language, string> = {
  es: 'Español',
  en: 'English',
  ca: 'Català',
  de: 'Deutsch',
}

/** What a page needs besides the question itself. */
export interface Around {
  lang: Language
  site: string
  home: string
  nonce: string
  /** A sentence above the form: what was missing. */
  error?: string
}

const paragraph = (text: string, className = ''): string =>
  `<p${className && ` class="${className}"`}>${escapeHtml(text)}</p>`

/** Two forms' worth of buttons in one, plainly posted: it works in whatever opens a mail's links. */
function question(ask: ReferralAsk, lang: Language): string {
  const offers = ask.offers.map(
    ({ id, name }) =>
      `<label><input type="radio" name="agencyId" value="${escapeHtml(id)}"> ${escapeHtml(name)}</label>`,
  )
  const choice =
    offers.length > 0
      ? `<fieldset><legend>${escapeHtml(say(lang, 'pageChoose'))}</legend>${offers.join('')}</fieldset>`
      : ''
  return `<form method="post">${choice}<input type="hidden" name="language" value="${lang}">
<button class="yes" type="submit" name="answer" value="yes">${escapeHtml(say(lang, 'pageYes'))}</button>
<button type="submit" name="answer" value="no">${escapeHtml(say(lang, 'pageNo'))}</button></form>`
}

function content(ask: ReferralAsk, { lang, error }: Around): { title: string; body: string } {
  const words = {
    referrer: ask.referrerName ?? '',
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
    error === undefined ? '' : `<p class="error" role="alert">${escapeHtml(error)}</p>`,
    said(named ? 'pageText' : 'pageTextAny'),
    said('pageCosts'),
    question(ask, lang),
    said(named ? 'pageData' : 'pageDataAny', 'note'),
  ]
  return { title: say(lang, 'pageTitle', words), body: body.join('') }
}

function frame({ title, body }: { title: string; body: string }, around: Around): string {
  const { lang, site, home, nonce } = around
  const links = LANGS.filter((one) => one !== lang).map(
    (one) => `<a href="?lang=${one}" hreflang="${one}" lang="${one}">${NAMES[one]}</a>`,
  )
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeHtml(`${title} | ${site}`)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}<nav aria-label="${escapeHtml(say(lang, 'pageLanguages'))}">${links.join('')}<a href="${escapeHtml(home)}">${escapeHtml(site)}</a></nav></main></body></html>`
}

/** The page on which an owner answers, or reads what they answered. */
export const askPage = (ask: ReferralAsk, around: Around): string =>
  frame(content(ask, around), around)

/** The page of a link that opens nothing any more, or not now. */
export const closedPage = (around: Around, why?: string): string =>
  frame(
    {
      title: say(around.lang, why === undefined ? 'pageClosed' : 'pageWait'),
      body: paragraph(why ?? say(around.lang, 'pageClosedText')),
    },
    around,
  )
