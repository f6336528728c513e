/**
 * Machines that read pages for others; the error screen is not for them (specification, section 2).
 * Google's own do not all call themselves a bot: Google-InspectionTool, Mediapartners-Google.
 */
const BOT =
  /bot\b|\bgoogle-\w|\w-google\b|googleother|crawl|spider|slurp|facebookexternalhit|embedly|preview|bingpreview|whatsapp/i

export const isBot = (userAgent: string | undefined): boolean => BOT.test(userAgent ?? '')
