import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Lang } from '../contract/context.ts'
import { LANGS } from '../contract/language.ts'
import { escapeHtml } from '../formats/html.ts'

/** Colours by light and dark: those of src/ui/tokens.css, which such a page does not load. */
const LIGHT =
  '--ink:#221a26;--quiet:#52475a;--page:#faf7f2;--surface:#fff;--line:#e6dfd6;--accent:#541264;' +
  '--on:#fff;--focus:#0b7285;--soft:#f3ede4;--bad:#fbe8e5;--bad-ink:#a92217'
const DARK =
  '--ink:#f3ecf5;--quiet:#c3b6c9;--page:#17111a;--surface:#211926;--line:#3d3144;--accent:#dcaeea;' +
  '--on:#33093f;--focus:#5cc4d6;--soft:#2c2232;--bad:#47201c;--bad-ink:#ffb4a8'

/** What every such page is drawn with; what one page has more comes as its `style`. */
const STYLE = [
  '@font-face{font-family:"Instrument Sans";src:url(/fonts/instrument-sans-latin-wght-normal.woff2)',
  ' format("woff2");font-weight:400 700;font-display:swap}',
  `:root{color-scheme:light dark;${LIGHT}}@media(prefers-color-scheme:dark){:root{${DARK}}}`,
  'body{margin:0;background:var(--page);color:var(--ink);font:18px/1.5 "Instrument Sans",system-ui,sans-serif}',
  'main{max-width:36em;margin:12vh auto;padding:0 20px;overflow-wrap:anywhere}',
  'h1{font-size:1.5em;line-height:1.2}a{color:var(--accent)}',
  'button,a.act{min-height:44px;padding:0 20px;border:1px solid var(--accent);border-radius:10px;',
  'background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}',
  'a.act{display:inline-flex;align-items:center;text-decoration:none}',
  'nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:40px}',
  'nav a{display:inline-flex;align-items:center;min-height:44px}',
  '.note{color:var(--quiet);font-size:.9em}',
  '.error{padding:14px 16px;border-radius:10px;background:var(--bad);color:var(--bad-ink)}',
  ':focus-visible{outline:3px solid var(--focus);outline-offset:3px}',
].join('')

/** What a page with a form of choices and several answers has more (`style`). */
export const CHOICES = [
  'main{margin-top:8vh}form{display:flex;flex-wrap:wrap;gap:12px;margin:24px 0}',
  'fieldset{flex-basis:100%;margin:0;padding:0;border:0;display:grid;gap:4px}',
  'legend{padding:0;font-weight:600}',
  'label{display:flex;gap:10px;align-items:center;min-height:44px}',
  'input{width:20px;height:20px;accent-color:var(--accent)}button{min-height:48px}',
  'button.no{border-color:var(--quiet);background:none;color:var(--ink)}',
].join('')

/** A page without script or picture: it works in whatever opens a mail's links or reads a code. */
export interface ScriptFreePage {
  lang: Lang
  title: string
  /** HTML below the heading; what people wrote is escaped in it already. */
  body: string
  style?: string
}

/** The frame of a document that no search engine keeps and no script runs in. */
export const documentOf = (lang: Lang, head: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<meta name="robots" content="noindex">${head}</head><body>${body}</body></html>`

/** Words as a paragraph. */
export const paragraph = (text: string, className = ''): string =>
  `<p${className && ` class="${className}"`}>${escapeHtml(text)}</p>`

/** A link as a paragraph of its own. */
export const linkLine = (href: string, words: string, className = ''): string =>
  `<p><a${className && ` class="${className}"`} href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`

const NAMES: Record<Lang, string> = {
  es: 'Español',
  en: 'English',
  ca: 'Català',
  de: 'Deutsch',
}

/** The same page in the other languages (`?lang=`), and the way to the site. */
export function languageNav(
  lang: Lang,
  { label, site, home }: { label: string; site: string; home: string },
): string {
  const links = LANGS.filter((one) => one !== lang).map(
    (one) => `<a href="?lang=${one}" hreflang="${one}" lang="${one}">${NAMES[one]}</a>`,
  )
  const toSite = `<a href="${escapeHtml(home)}">${escapeHtml(site)}</a>`
  return `<nav aria-label="${escapeHtml(label)}">${links.join('')}${toSite}</nav>`
}

/**
 * Answers with the page, unkept. `site` stands behind the title in the browser's tab. The address
 * often is a secret: it is told to nobody that the page leads to.
 */
export function sendPage(
  reply: FastifyReply,
  { lang, title, body, style = '' }: ScriptFreePage,
  site: string,
): FastifyReply {
  const head =
    '<meta name="referrer" content="no-referrer">' +
    `<title>${escapeHtml(`${title} | ${site}`)}</title>` +
    `<style nonce="${reply.request.cspNonce}">${STYLE}${style}</style>`
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(documentOf(lang, head, `<main><h1>${escapeHtml(title)}</h1>${body}</main>`))
}

/** Takes plain forms as their text; whatever else is sent is refused by its type. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, body),
  )
}
