import type { Language, OwnerPage, OwnerProposal } from '../../../generated/model/index.ts'
import { escapeHtml } from '../../formats/html.ts'
import { moneyWords } from '../../mail/home-line.ts'
import { languageNav, paragraph, type ScriptFreePage } from '../../pages/script-free.ts'
import type { Around } from '../../pages/token-page.ts'
import { priceSteps, weekBars } from './charts.ts'
import { dayIn, momentIn } from './days.ts'
import { say } from './messages.ts'
import { STYLE } from './style.ts'

const panel = (title: string, body: string, className = ''): string =>
  `<section${className && ` class="${className}"`}><h2>${escapeHtml(title)}</h2>${body}</section>`

const table = (lang: Language, heads: string[], rows: string[][]): string => {
  const cells = (row: string[], tag: 'td' | 'th') =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  return (
    `<details><summary>${escapeHtml(say(lang, 'seeTable'))}</summary>` +
    `<table><thead>${cells(heads, 'th')}</thead>` +
    `<tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table></details>`
  )
}

const wordsOf = (amount: number | null, lang: Language): string =>
  amount === null ? say(lang, 'onRequest') : moneyWords(amount)

function question(proposal: OwnerProposal, lang: Language, agent: string): string {
  const [price, from] = [moneyWords(proposal.price), moneyWords(proposal.from)]
  const button = (answer: string, words: string, className = '') =>
    `<button type="submit" name="answer" value="${answer}"${className}>${escapeHtml(words)}</button>`
  return panel(
    say(lang, 'proposes', { agent }),
    `<p class="figure">${escapeHtml(price)} <s>${escapeHtml(from)}</s></p>` +
      (proposal.text === null ? '' : paragraph(proposal.text, 'words')) +
      `<form method="post"><input type="hidden" name="language" value="${lang}">` +
      `<input type="hidden" name="proposalId" value="${proposal.id}">` +
      button('yes', say(lang, 'answerYes', { price })) +
      button('no', say(lang, 'answerNo', { price: from }), ' class="plain"') +
      button('talk', say(lang, 'answerTalk'), ' class="plain"') +
      `</form>${paragraph(say(lang, 'untilThen'), 'note')}`,
    'asked',
  )
}

function weeksPanel({ weeks }: OwnerPage, lang: Language): string {
  const [before, now] = weeks?.slice(-2) ?? []
  if (!weeks || !before || !now) return ''
  const figure = (key: 'views' | 'enquiries' | 'visits') =>
    `<div><dt>${escapeHtml(say(lang, key))}</dt><dd><b>${now[key]}</b> ` +
    `${escapeHtml(say(lang, 'lastWeek', { n: before[key] }))}</dd></div>`
  const bars = weekBars(weeks, { label: say(lang, 'viewsByWeek'), day: (at) => dayIn(lang, at) })
  const heads = (['week', 'views', 'enquiries', 'visits'] as const).map((key) => say(lang, key))
  const rows = weeks.map((week) => [
    dayIn(lang, week.from),
    ...[week.views, week.enquiries, week.visits].map(String),
  ])
  return panel(
    say(lang, 'thisWeek'),
    `<dl class="figures">${figure('views')}${figure('enquiries')}${figure('visits')}</dl>` +
      `${bars}${paragraph(say(lang, 'viewsNote'), 'note')}${table(lang, heads, rows)}`,
  )
}

function opinionsPanel({ opinions }: OwnerPage, lang: Language): string {
  if (!opinions) return ''
  const title = say(lang, 'whatTheySay')
  if (opinions.shared === 0) return panel(title, paragraph(say(lang, 'nobodySaid'), 'note'))
  const most = Math.max(...[...opinions.likes, ...opinions.dislikes].map(({ count }) => count), 1)
  const list = (key: 'likes' | 'dislikes') => {
    const items = opinions[key].slice(0, 5).map(({ aspect, count }) => {
      const words = escapeHtml(say(lang, `aspect_${aspect}`))
      return `<li><span>${words}</span><meter class="${key}" min="0" max="${most}" value="${count}" aria-hidden="true"></meter><b>${count}</b></li>`
    })
    return items.length === 0
      ? ''
      : `<div><h3>${escapeHtml(say(lang, key))}</h3><ul>${items.join('')}</ul></div>`
  }
  const said = opinions.comments.map(
    ({ text, on }) =>
      `<blockquote>${escapeHtml(text)} <small>${escapeHtml(dayIn(lang, on))}</small></blockquote>`,
  )
  const { shared, visits } = opinions
  return panel(
    title,
    paragraph(say(lang, 'saidOf', { n: shared, visits }), 'note') +
      `<div class="opinions">${list('likes')}${list('dislikes')}</div>${said.join('')}`,
  )
}

function pricePanel({ priceHistory, asOf }: OwnerPage, lang: Language): string {
  if (!priceHistory) return ''
  const operations = [...new Set(priceHistory.map(({ operation }) => operation))]
  return operations
    .map((operation) => {
      const points = priceHistory.filter((point) => point.operation === operation)
      const steps = priceSteps(points, new Date(asOf), {
        label: say(lang, 'priceSoFar'),
        money: moneyWords,
      })
      if (!steps) return ''
      const heads = [say(lang, 'day'), say(lang, 'price')]
      const rows = points.map(({ at, price }) => [dayIn(lang, at), wordsOf(price, lang)])
      const title =
        operations.length > 1
          ? say(lang, 'priceOf', { operation: say(lang, `operation_${operation}`) })
          : say(lang, 'priceSoFar')
      return panel(title, steps + table(lang, heads, rows))
    })
    .join('')
}

function aside(page: OwnerPage, lang: Language): string {
  const visits = page.nextVisits
    ? panel(
        say(lang, 'next'),
        page.nextVisits.length === 0
          ? paragraph(say(lang, 'noVisits'), 'note')
          : `<ul>${page.nextVisits.map((at) => `<li>${escapeHtml(momentIn(lang, at, 'long'))}</li>`).join('')}</ul>`,
      )
    : ''
  const { agent } = page
  if (!agent) return visits
  const link = (href: string, words: string) =>
    `<a class="act" href="${escapeHtml(href)}">${escapeHtml(words)}</a>`
  const acts = [
    agent.phone && link(`tel:${agent.phone.replace(/[^\d+]/g, '')}`, say(lang, 'call')),
    agent.email && link(`mailto:${agent.email}`, say(lang, 'write')),
  ]
  return (
    visits +
    panel(
      agent.name,
      `${paragraph(say(lang, 'yourAgent', { agency: page.agency }), 'note')}<p class="acts">${acts.filter(Boolean).join('')}</p>`,
    )
  )
}

/** The page on which an owner follows their home. */
export function ownerHtml(page: OwnerPage, around: Around): ScriptFreePage {
  const { lang } = around
  const facts = [
    page.ref,
    ...page.prices.map(({ price }) => wordsOf(price, lang)),
    say(lang, `status_${page.status}`),
    page.marketDays === null ? '' : say(lang, 'marketDays', { count: page.marketDays }),
  ].filter(Boolean)
  const picture = page.picture ? `<img src="${escapeHtml(page.picture)}" alt="">` : ''
  const note = around.note
    ? `<p role="${around.refused ? 'alert' : 'status'}" class="${around.refused ? 'error' : 'done'}">${escapeHtml(around.note)}</p>`
    : ''
  const head =
    `<header class="home">${picture}<div>${paragraph(say(lang, 'hello', { name: page.greeting }))}` +
    `${paragraph(facts.join(' · '), 'facts')}` +
    `${paragraph(say(lang, 'asOf', { at: momentIn(lang, page.asOf) }), 'note')}</div></header>`
  const main = [
    page.proposal ? question(page.proposal, lang, page.agent?.name ?? page.agency) : '',
    weeksPanel(page, lang),
    opinionsPanel(page, lang),
    pricePanel(page, lang),
  ]
  const body =
    `${note}${head}<div class="columns"><div>${main.join('')}</div>` +
    `<div>${aside(page, lang)}${paragraph(say(lang, 'private'), 'note')}</div></div>`
  return { lang, title: page.title, body: body + foot(around), style: STYLE }
}

const foot = ({ lang, ...around }: Around): string =>
  languageNav(lang, { label: say(lang, 'languages'), ...around })

/** The page of a link that opens nothing any more, or not now. */
export const closedHtml = (around: Around): ScriptFreePage => ({
  lang: around.lang,
  title: say(around.lang, around.note === undefined ? 'closed' : 'wait'),
  body: paragraph(around.note ?? say(around.lang, 'closedText')) + foot(around),
  style: STYLE,
})
