/** The line above a quotation, as mail programs write it in our languages. */
const INTRO =
  /^(?:on\b.*\bwrote:|el\b.*\bescribi[óo]:|el\b.*\bva escriure:|(?:am|at)\b.*\bschrieb.*:|le\b.*\ba écrit\s*:|il\b.*\bha scritto:|op\b.*\bschreef.*:|den\b.*\bskrev.*:)\s*$/is
/** Outlook's heading of what follows. */
const DIVIDER =
  /^(?:-{2,}\s*(?:original message|mensaje original|missatge original|ursprüngliche nachricht|urspr.ngliche nachricht|message d'origine)\s*-{2,}|_{20,})\s*$/i
const FROM = /^(?:\*?(?:from|de|von)\*?:)\s.+/i
const AFTER_FROM =
  /^(?:\*?(?:sent|enviado|enviat|gesendet|date|fecha|data|datum|to|para|per a|an)(?:\s+el)?\*?:)\s.+/i

/** Where the quotation begins; the number of lines when there is none. */
function startOf(lines: string[]): number {
  // From here on nothing but quotation follows.
  const quotedFrom =
    lines.findLastIndex((line) => line.trim() !== '' && !line.trim().startsWith('>')) + 1
  for (const [at, line] of lines.entries()) {
    const here = line.trim()
    // Long introductions are broken over two or three lines.
    const joined = [0, 1, 2].map((more) =>
      lines
        .slice(at, at + more + 1)
        .join(' ')
        .trim(),
    )
    if (here !== '' && joined.some((text) => text.length < 300 && INTRO.test(text))) return at
    if (DIVIDER.test(here)) return at
    if (FROM.test(here) && lines.slice(at + 1, at + 4).some((next) => AFTER_FROM.test(next.trim())))
      return at
    if (at >= quotedFrom && here.startsWith('>')) return at
  }
  return lines.length
}

/**
 * What somebody wrote, and what their mail repeats below it. Answers written between quoted lines
 * stay as they are.
 */
export function splitQuote(text: string): { text: string; quoted: string | null } {
  const lines = text.split('\n')
  const at = startOf(lines)
  // What comes after the quotation was written by them, too: then all of it is theirs.
  const rest = lines.slice(at)
  const lastQuoted = rest.findLastIndex((line) => line.trim().startsWith('>'))
  const tail =
    lastQuoted >= 0 &&
    rest.slice(lastQuoted + 1).some((line) => line.trim() !== '' && !/^--\s?$/.test(line)) &&
    rest.some((line) => line.trim().startsWith('>'))
  const own = lines.slice(0, at).join('\n').trim()
  if (at === lines.length || own === '' || tail) return { text: text.trim(), quoted: null }
  return { text: own, quoted: rest.join('\n').trim() || null }
}
