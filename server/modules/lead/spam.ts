/**
 * From here on nobody is written to: the enquiry goes to the discarded ones, where an agent can
 * still find it.
 */
export const SPAM = 70

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi
const WORDS =
  /\b(?:seo|backlinks?|crypto|bitcoin|casino|viagra|forex|loan offer|guest post|rank(?:ing)? on google)\b/gi

/** What an enquiry says of its sender, and how many others they sent in the last hour. */
export interface SpamSigns {
  firstName: string
  lastName: string
  message: string
  recent: number
}

/**
 * 0 to 100: how much an enquiry looks like a program's. Links, sales talk, names that are addresses
 * and many enquiries in a row count; no language, place or spelling does.
 */
export function spamScore({ firstName, lastName, message, recent }: SpamSigns): number {
  const links = message.match(LINK)?.length ?? 0
  const sales = message.match(WORDS)?.length ?? 0
  const name = `${firstName} ${lastName}`
  const points =
    Math.min(links, 3) * 25 +
    Math.min(sales, 3) * 20 +
    (name.match(LINK) ? 60 : 0) +
    Math.max(0, recent - 8) * 10
  return Math.min(100, points)
}
