import sanitizeHtml from 'sanitize-html'

/** The characters of windows-1252 whose byte is not their code point. */
const CP1252: Record<string, number> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  ˆ: 0x88,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '˜': 0x98,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
}
const HIGH = `[\\u0080-\\u00bf${Object.keys(CP1252).join('')}]`
/** A run that is UTF-8 read as windows-1252: a lead byte and its followers. */
const TWICE = new RegExp(
  `[\\u00c2-\\u00df]${HIGH}|[\\u00e0-\\u00ef]${HIGH}{2}|[\\u00f0-\\u00f4]${HIGH}{3}`,
  'g',
)
const strict = new TextDecoder('utf-8', { fatal: true })

function once(text: string): string {
  return text.replace(TWICE, (run) => {
    try {
      return strict.decode(
        Uint8Array.from([...run].map((char) => CP1252[char] ?? char.charCodeAt(0))),
      )
    } catch {
      return run
    }
  })
}

/**
 * Mends doubly encoded text (`GrundstÃ¼ck` → `Grundstück`), also when it was encoded three times
 * and when the second byte of `à` became a plain blank (`Ã `). Text that is right stays as it is.
 * Source: 127 of 133 properties of a real feed.
 */
export function repairEncoding(text: string): string {
  if (!/[\u00c2-\u00f4]/.test(text)) return text
  let mended = once(text)
  for (let round = 0; round < 2 && mended !== text; round += 1) {
    text = mended
    mended = once(text)
  }
  return mended.replace(/Ã {1,2}(?=\S|$)/g, 'à ')
}

/**
 * Plain text of what may be HTML, also escaped twice (`&amp;#13;`): paragraphs and list items
 * become lines.
 */
export function plainText(text: string): string {
  let plain = text.replace(/\r\n?/g, '\n')
  if (/[<&]/.test(plain)) {
    const broken = plain.replace(/&#13;|&#10;|&#xd;|&#xa;/gi, '\n')
    // Behind the last end of a tag none is looked for: each that begins there would be until the end.
    const end = broken.lastIndexOf('>') + 1
    const tags = broken
      .slice(0, end)
      .replace(/<\s*(?:br|\/p|\/div|\/h\d|\/ul|\/ol|\/tr|(li))\b[^>]*>/gi, (_tag, li?: string) =>
        li ? '\n- ' : '\n',
      )
    plain = sanitizeHtml(tags + broken.slice(end), { allowedTags: [], allowedAttributes: {} })
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
  }
  return plain
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Text of a feed as a person meant it. */
export const cleanText = (text: string): string => plainText(repairEncoding(text))

/** At most `max` characters, cut after a sentence or a word, with an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, max - 1)
  const stop = Math.max(head.lastIndexOf('. '), head.lastIndexOf('\n'))
  if (stop > max * 0.7) return head.slice(0, stop + 1).trimEnd()
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), max * 0.7)).trimEnd()}…`
}
