/** What an advert's address says of itself, by the name it has in addresses. */
export type Campaign = Readonly<Record<string, string>>

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const
const SHAPE = /^[\p{L}\p{N} ._+-]{1,60}$/u

/** The campaign of an address; what is none of a campaign's names is not kept. */
export function campaignOf(search: URLSearchParams): Campaign {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search.get(name)?.trim() ?? ''
      return SHAPE.test(value) ? [[name, value]] : []
    }),
  )
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The page with its campaign in every link to another page of the site. Nothing is stored in the
 * browser, so an address alone carries it from the page an advert leads to, to the form.
 */
export function carried(html: string, base: string, campaign: Campaign): string {
  const said = new URLSearchParams(campaign).toString().replaceAll('&', '&amp;')
  if (said === '') return html
  const link = new RegExp(`href="(${escaped(base)}/(?!media/)[^"?#]*)(\\?[^"#]*)?(#[^"]*)?"`, 'g')
  return html.replaceAll(
    link,
    (_, path: string, query: string | undefined, hash = '') =>
      `href="${path}${query ? `${query}&amp;` : '?'}${said}${hash}"`,
  )
}
