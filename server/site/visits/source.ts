import type { SiteDevice, SiteSource } from '../../../generated/model/index.ts'

const SEARCH =
  /(?:^|\.)(?:google\.[a-z.]{2,6}|bing\.com|duckduckgo\.com|ecosia\.org|qwant\.com|startpage\.com|yandex\.[a-z.]{2,6}|baidu\.com|search\.[a-z-]+\.[a-z]{2,4})$/
const SOCIAL =
  /(?:^|\.)(?:facebook\.com|fb\.me|messenger\.com|instagram\.com|t\.co|twitter\.com|x\.com|linkedin\.com|lnkd\.in|pinterest\.[a-z.]{2,6}|tiktok\.com|youtube\.com|youtu\.be|whatsapp\.com|wa\.me|t\.me|telegram\.org|reddit\.com|threads\.net|bsky\.app)$/

/** What a request says of where it came from. */
export interface Came {
  referrer: string | undefined
  /** Scheme and host that were asked, and what stands before every path of the site. */
  origin: string
  base: string
  /** Host of the portal. */
  portal: string
  hasCampaign: boolean
}

/**
 * The class of where a reader came from; `inside` from a page of the site itself, which is no visit.
 * The address itself is looked at here and goes no further.
 */
export function sourceOf({
  referrer = '',
  origin,
  base,
  portal,
  hasCampaign,
}: Came): SiteSource | 'inside' {
  const from = URL.parse(referrer)
  if (from?.origin === origin && `${from.pathname}/`.startsWith(`${base}/`)) return 'inside'
  if (hasCampaign) return 'campaign'
  if (!from) return 'direct'
  if (from.protocol === 'android-app:')
    return from.host.startsWith('com.google.') ? 'search' : 'other'
  const host = from.hostname.replace(/^www\./, '')
  if (from.host === portal) return 'portal'
  return SEARCH.test(host) ? 'search' : SOCIAL.test(host) ? 'social' : 'other'
}

/** What a browser says it runs on. */
export function deviceOf(userAgent = '', mobile?: string): SiteDevice {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return mobile === '?1' || /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'computer'
}
