/** Machines that read pages for others; the error screen is not for them (specification, section 2). */
const BOT = /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview|bingpreview|whatsapp/i

export const isBot = (userAgent: string | undefined): boolean => BOT.test(userAgent ?? '')
