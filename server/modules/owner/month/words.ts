import type { Language, OwnerPage } from '../../../../generated/model/index.ts'
import { moneyWords } from '../../../mail/home-line.ts'
import { dayIn, momentIn } from '../days.ts'
import { say } from '../messages.ts'
import type { MonthData, MonthTable } from './month.document.ts'

const priceIn = (price: number | null, lang: Language): string =>
  price === null ? say(lang, 'onRequest') : moneyWords(price)

function weeks({ weeks: list }: OwnerPage, lang: Language): MonthTable[] {
  if (!list) return []
  return [
    {
      title: say(lang, 'viewsByWeek'),
      note: say(lang, 'viewsNote'),
      heads: (['week', 'views', 'enquiries', 'visits'] as const).map((key) => say(lang, key)),
      rows: list.map((week) => [
        dayIn(lang, week.from),
        ...[week.views, week.enquiries, week.visits].map(String),
      ]),
    },
  ]
}

function opinions({ opinions: said }: OwnerPage, lang: Language): MonthTable[] {
  if (!said) return []
  const rows = (key: 'likes' | 'dislikes'): string[][] =>
    said[key]
      .slice(0, 5)
      .map(({ aspect, count }) => [say(lang, key), say(lang, `aspect_${aspect}`), String(count)])
  return [
    {
      title: say(lang, 'whatTheySay'),
      note:
        said.shared === 0
          ? say(lang, 'nobodySaid')
          : say(lang, 'saidOf', { n: said.shared, visits: said.visits }),
      heads: [],
      rows: [
        ...rows('likes'),
        ...rows('dislikes'),
        ...said.comments.map(({ text, on }) => [dayIn(lang, on), text]),
      ],
    },
  ]
}

function prices({ priceHistory }: OwnerPage, lang: Language): MonthTable[] {
  if (!priceHistory || priceHistory.length === 0) return []
  const several = new Set(priceHistory.map(({ operation }) => operation)).size > 1
  return [
    {
      title: say(lang, 'priceSoFar'),
      note: null,
      heads: [say(lang, 'day'), say(lang, 'price')],
      rows: priceHistory.map(({ at, price, operation }) => [
        dayIn(lang, at),
        priceIn(price, lang) + (several ? ` · ${say(lang, `operation_${operation}`)}` : ''),
      ]),
    },
  ]
}

function visits({ nextVisits }: OwnerPage, lang: Language): MonthTable[] {
  if (!nextVisits) return []
  return [
    {
      title: say(lang, 'next'),
      note: nextVisits.length === 0 ? say(lang, 'noVisits') : null,
      heads: [],
      rows: nextVisits.map((at) => [momentIn(lang, at, 'long')]),
    },
  ]
}

/** What the page shows, in words for paper; a question is told, since paper takes no answer. */
export function monthData(page: OwnerPage, lang: Language): MonthData {
  const { agent, agency, proposal } = page
  return {
    agency,
    title: page.title,
    facts: [
      page.ref,
      ...page.prices.map(({ price }) => priceIn(price, lang)),
      say(lang, `status_${page.status}`),
      ...(page.marketDays === null ? [] : [say(lang, 'marketDays', { count: page.marketDays })]),
    ].join(' · '),
    asOf: say(lang, 'asOf', { at: momentIn(lang, page.asOf) }),
    question:
      proposal &&
      say(lang, 'month.question', {
        agent: agent?.name ?? agency,
        price: moneyWords(proposal.price),
      }),
    tables: [
      ...weeks(page, lang),
      ...opinions(page, lang),
      ...prices(page, lang),
      ...visits(page, lang),
    ],
    agent: agent && {
      name: agent.name,
      note: say(lang, 'yourAgent', { agency }),
      ways: [agent.phone, agent.email].filter((way): way is string => Boolean(way)).join(' · '),
    },
    made: say(lang, 'month.made', { name: page.greeting, at: momentIn(lang, page.asOf) }),
  }
}
