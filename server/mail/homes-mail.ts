import { escapeHtml } from '../formats/html.ts'
import type { Language } from '../../generated/model/index.ts'
import type { HomeLine } from './home-line.ts'

/** A mail that shows homes. Every text may hold what people wrote: it is escaped here. */
export interface HomesMail {
  lang: Language
  site: string
  siteUrl: string
  /** What happened, in a sentence; or what somebody writes, in paragraphs. */
  lead: string
  homes: HomeLine[]
  /** `y 12 más`, when not all are shown. */
  more: string | null
  /** The way to all of them. */
  button: { words: string; url: string }
  /** Why one gets this mail, and the ways out. */
  foot: { words: string; url?: string }[]
}

const esc = escapeHtml

const link = (url: string, words: string, style: string): string =>
  `<a href="${esc(url)}" style="${style}">${esc(words)}</a>`

/** Mail programs know no other way to set what they show. */
const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"'
const BUTTON =
  'display:inline-block;padding:13px 20px;border-radius:10px;background:#541264;color:#ffffff;' +
  'font-weight:600;text-decoration:none'
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function drawHome({ title, price, change, facts, place, url, image }: HomeLine): string {
  const picture = image
    ? `<a href="${esc(url)}"><img src="${esc(image)}" alt="" width="520" ` +
      'style="display:block;width:100%;max-width:520px;height:auto;border-radius:10px;' +
      'border:0"></a>'
    : ''
  return `<tr><td style="padding:0 0 28px">${picture}
<p style="margin:12px 0 0;font-size:20px;font-weight:700;color:#221a26">${esc(price)}</p>
${change ? `<p style="margin:2px 0 0;font-size:14px;font-weight:600;color:#7a4800">${esc(change)}</p>` : ''}
<p style="margin:4px 0 0;font-size:16px">${link(url, title, 'color:#541264;font-weight:600')}</p>
<p style="margin:2px 0 0;font-size:14px;color:#5b5160">${esc([facts, place].filter(Boolean).join(' · '))}</p></td></tr>`
}

/** What was written in paragraphs and lines is shown in them: a mail would run them together. */
const drawLead = (lead: string): string =>
  lead
    .split(/(?:\r?\n){2,}/)
    .map(
      (part) =>
        '<p style="margin:0 0 24px;font-size:16px;line-height:1.5;' +
        `color:#221a26">${esc(part.trim()).replace(/\r?\n/g, '<br>')}</p>`,
    )
    .join('\n')

function html({ lang, site, siteUrl, lead, homes, more, button, foot }: HomesMail): string {
  const ends = foot
    .map(({ words, url }) => (url ? link(url, words, 'color:#5b5160') : esc(words)))
    .join('<br>')
  const named = link(siteUrl, site, 'color:#541264;text-decoration:none')
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${esc(lead.split('\n', 1)[0] ?? '')}</title></head>
<body style="margin:0;background:#faf7f2">
${TABLE} style="${FONT}"><tr><td align="center" style="padding:24px 16px">
${TABLE} style="max-width:552px;background:#ffffff;border-radius:10px"><tr><td style="padding:24px 16px">
<p style="margin:0 0 16px;font-size:18px;font-weight:700">${named}</p>
${drawLead(lead)}
${TABLE}>${homes.map(drawHome).join('')}</table>
${more ? `<p style="margin:0 0 16px;font-size:14px;color:#5b5160">${esc(more)}</p>` : ''}
<p style="margin:0">${link(button.url, button.words, BUTTON)}</p>
<p style="margin:28px 0 0;font-size:13px;line-height:1.7;color:#5b5160">${ends}</p>
</td></tr></table></td></tr></table></body></html>`
}

function text({ lead, homes, more, button, foot }: HomesMail): string {
  const lines = homes.map(({ title, price, change, facts, place, url }) =>
    [title, price, change, [facts, place].filter(Boolean).join(' · '), url]
      .filter(Boolean)
      .join('\n'),
  )
  const ends = foot.map(({ words, url }) => (url ? `${words}: ${url}` : words))
  return [lead, ...lines, more, `${button.words}: ${button.url}`, ends.join('\n')]
    .filter(Boolean)
    .join('\n\n')
}

/** Both forms of a mail. */
export const drawHomes = (mail: HomesMail): { text: string; html: string } => ({
  text: text(mail),
  html: html(mail),
})
