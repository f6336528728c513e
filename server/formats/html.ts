const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML shows it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

const PLAIN: Record<string, string> = {
  ...Object.fromEntries(Object.entries(SIGNS).map(([sign, written]) => [written, sign])),
  // As React writes it.
  '&#x27;': "'",
}

/** Text out of HTML that was escaped here or by React. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (written) => PLAIN[written] ?? written)
