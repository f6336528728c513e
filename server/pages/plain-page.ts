import { createHash } from 'node:crypto'
import type { Lang } from '../contract/context.ts'
import { pageIn } from '../contract/language.ts'
import { say, type MessageKey } from '../contract/messages.ts'
import { documentOf } from './script-free.ts'

/**
 * Small enough to stand in the page: nothing else is loaded, since the address itself could not be
 * read.
 */
const STYLE = [
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;',
  'padding:24px;box-sizing:border-box;text-align:center;background:#faf7f2;color:#221a26;',
  'font:16px/1.55 "Instrument Sans",system-ui,sans-serif}',
  'h1{margin:0;font-size:2.074rem;line-height:1.25}p{margin:0;max-width:52ch;color:#52475a}',
  'a{display:inline-grid;place-items:center;min-height:44px;padding:0 20px;border-radius:10px;',
  'background:#541264;color:#fff;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid #0b7285;outline-offset:3px}',
].join('')

/** A doorway that leads nowhere. */
const DOORWAY = [
  '<svg width="120" height="120" viewBox="0 0 32 32" aria-hidden="true">',
  '<path d="M3 29V16a13 13 0 0 1 26 0v13z" fill="#541264"/>',
  '<path d="M9.5 29V17.2a6.5 6.5 0 0 1 13 0V29z" fill="#faf7f2"/>',
  '<path d="M16 17.200V29H9.500V17.200a6.500 6.500 0 0 1 6.500-6.500z" fill="#e6ecee"/>',
  '<circle cx="14.600" cy="21" r=".8" fill="#0b7285"/></svg>',
].join('')

const DIGEST = createHash('sha256').update(STYLE).digest('base64')

/** Lets the page's own style through and nothing else. */
export const PLAIN_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${DIGEST}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/**
 * The error screen for an address that no page can be asked for: broken encoding, a header too
 * large. Works without anything else.
 */
export function plainPage(
  lang: Lang,
  words: { title: MessageKey; text: MessageKey } = { title: 'pageWrong', text: 'pageSoon' },
  /** Where the portal is: nothing, except at the host of a website. */
  portal = '',
): string {
  const home = pageIn(portal, lang, '/')
  const title = say(lang, words.title)
  return documentOf(
    lang,
    `<title>${title}</title><style>${STYLE}</style>`,
    `${DOORWAY}<h1>${title}</h1><p>${say(lang, words.text)}</p>` +
      `<a href="${home}">${say(lang, 'pageHome')}</a>`,
  )
}

/** Language of an address by its prefix; Spanish without one. */
export const langOfPath = (url: string): Lang =>
  (/^\/(en|ca|de)(?:[/?]|$)/.exec(url)?.[1] ?? 'es') as Lang
