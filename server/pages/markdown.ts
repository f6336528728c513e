import { escapeHtml } from '../formats/html.ts'

/** Code, bold and links to addresses of the web within a line. */
const inline = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replaceAll(/\[([^\]]+)\]\((https:\/\/[^)\s]+)\)/g, '<a href="$2">$1</a>')

const cells = (row: string): string[] =>
  row
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

function table([head = '', , ...rows]: string[]): string {
  const line = (row: string, tag: string) =>
    `<tr>${cells(row)
      .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
      .join('')}</tr>`
  return `<table>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`
}

const CODE = /^\s*```/

/** Lists, whose points may hold code. */
function list(lines: string[]): string {
  const tag = /^\d/.test(lines[0] ?? '') ? 'ol' : 'ul'
  const points: string[][] = []
  for (const line of lines)
    if (/^(\d+\.|-) /.test(line)) points.push([line.replace(/^(\d+\.|-) /, '')])
    else points.at(-1)?.push(line.replace(/^ {1,3}/, ''))
  const items = points.map((point) => `<li>${blocks(point)}</li>`)
  return `<${tag}>${items.join('')}</${tag}>`
}

const KINDS: [RegExp, (lines: string[]) => string][] = [
  [/^\|/, table],
  [/^(\d+\.|-) /, list],
]

/** How many lines from `at` are one block. */
function extent(lines: string[], at: number): number {
  const first = lines[at] ?? ''
  if (CODE.test(first)) return lines.findIndex((line, i) => i > at && CODE.test(line)) + 1 - at
  if (first.startsWith('#')) return 1
  const isIn = KINDS.some(([kind]) => kind.test(first))
  const rest = lines.slice(at + 1)
  let fenced = false
  const end = rest.findIndex((line) => {
    if (isIn && CODE.test(line)) fenced = !fenced
    if (fenced) return false
    return (
      line.trim() === '' || (!isIn && (CODE.test(line) || KINDS.some(([kind]) => kind.test(line))))
    )
  })
  return end < 0 ? lines.length - at : end + 1
}

function block(lines: string[]): string {
  const [first = ''] = lines
  const heading = /^(#+) (.*)/.exec(first)
  if (heading) return `<h${heading[1]?.length}>${inline(heading[2] ?? '')}</h${heading[1]?.length}>`
  if (CODE.test(first))
    return `<pre><code>${escapeHtml(lines.slice(1, -1).join('\n'))}</code></pre>`
  const kind = KINDS.find(([shape]) => shape.test(first))
  return kind ? kind[1](lines) : `<p>${inline(lines.join(' '))}</p>`
}

function blocks(lines: string[]): string {
  let html = ''
  for (let at = 0; at < lines.length;)
    if (lines[at]?.trim() === '') at += 1
    else {
      const size = Math.max(1, extent(lines, at))
      html += block(lines.slice(at, at + size))
      at += size
    }
  return html
}

/** A page of docs/ as HTML: headings, lists, tables, code and links of the web, nothing more. */
export const markdownToHtml = (text: string): string => blocks(text.trimEnd().split('\n'))
