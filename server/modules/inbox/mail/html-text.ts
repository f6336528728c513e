const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
/** Elements whose contents nobody wrote to be read. */
const SILENT = new Set(['style', 'script', 'head', 'title'])
/** Elements whose end ends a line. */
const BLOCKS = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'])

const decoded = (text: string): string =>
  text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name)
      ? Number.parseInt(name.slice(2), 16)
      : Number.parseInt(name.slice(1), 10)
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })

/** What a tag leaves in the text. */
function leftBy(name: string, closing: boolean): string {
  if (name === 'br' || (closing && BLOCKS.has(name))) return '\n'
  return name === 'blockquote' ? '\n> ' : ''
}

/**
 * The words of an HTML mail: breaks where its blocks end, nothing of its styles, scripts and
 * pictures. One walk from left to right that looks for each end at most once, since whoever writes
 * the mail chooses how it is broken: a pattern that begins anew at every `<` takes a minute for 100
 * kB of them.
 */
export function textOfHtml(html: string): string {
  const parts: string[] = []
  const endless = new Set<string>()
  const tag = /<(\/?)([a-z][a-z0-9]*)|<[!?]/iy
  let at = 0
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', at)) {
    parts.push(html.slice(at, open))
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4)
      at = end < 0 ? html.length : end + 3
      continue
    }
    tag.lastIndex = open
    const [found, slash = '', written = ''] = tag.exec(html) ?? []
    const close = found === undefined ? open : html.indexOf('>', open)
    if (found === undefined || close < 0) {
      // No tag: a sign of less, or one that never ends.
      at = close < 0 ? html.length : open + 1
      parts.push(html.slice(open, at))
      continue
    }
    at = close + 1
    const name = written.toLowerCase()
    if (SILENT.has(name) && slash === '' && !endless.has(name)) {
      const ending = new RegExp(`</${name}\\s*>`, 'gi')
      ending.lastIndex = at
      if (ending.test(html)) at = ending.lastIndex
      else endless.add(name)
    }
    parts.push(leftBy(name, slash !== ''))
  }
  parts.push(html.slice(at))
  return decoded(parts.join('')).replace(/\n{3,}/g, '\n\n')
}
