import type { Lang } from '../contract/context.ts'
import { escapeHtml } from '../formats/html.ts'

const STYLE =
  'body{margin:0;background:#faf7f2;color:#221a26;font:18px/1.5 system-ui,sans-serif}main{max-width:36em;margin:12vh auto;padding:0 20px}h1{font-size:1.5em;line-height:1.2}button{min-height:44px;padding:0 20px;border:0;border-radius:10px;background:#541264;color:#fff;font:inherit;font-weight:600;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid #0b7285;outline-offset:3px}a{color:#541264}'

/** What a page with at most one button says. */
export interface ButtonPage {
  lang: Lang
  title: string
  text: string
  /** The button that does it, by a POST to the same address. */
  button?: string
  home: string
  homeWords: string
}

/** A page without script or picture: it must work in whatever opens a mail's links. */
export function buttonPage(
  { lang, title, text, button, home, homeWords }: ButtonPage,
  { site, nonce }: { site: string; nonce: string },
): string {
  const act = button
    ? `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`
    : ''
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeHtml(`${title} | ${site}`)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${act}<p><a href="${escapeHtml(home)}">${escapeHtml(homeWords)}</a></p></main></body></html>`
}
