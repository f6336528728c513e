import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { markdownToHtml } from './markdown.ts'

it.each([
  ['# A <b>', '<h1>A &lt;b&gt;</h1>'],
  ['one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
  ['- a `b<c`\n- **d**', '<ul><li><p>a <code>b&lt;c</code></p></li><li><p><b>d</b></p></li></ul>'],
  ['```sh\na "b"\n\n# c\n```', '<pre><code>a &quot;b&quot;\n\n# c</code></pre>'],
  [
    '1. a\n   ```sh\n   b\n\n   c\n   ```\n2. d',
    '<ol><li><p>a</p><pre><code>b\n\nc</code></pre></li><li><p>d</p></li></ol>',
  ],
  [
    '| A | B |\n|---|---|\n| `c` | d |',
    '<table><tr><th>A</th><th>B</th></tr><tr><td><code>c</code></td><td>d</td></tr></table>',
  ],
  [
    '[x](https://a.example/) [y](javascript:1)',
    '<p><a href="https://a.example/">x</a> [y](javascript:1)</p>',
  ],
])('%j', (text, html) => expect(markdownToHtml(text)).toBe(html))

it('the guide has no sign of markdown left', () => {
  const file = path.resolve(import.meta.dirname, '../../docs/how-to/keys-and-webhooks.md')
  const html = markdownToHtml(readFileSync(file, 'utf8'))
  const words = html.replaceAll(/<pre>.*?<\/pre>|<code>.*?<\/code>/gs, '')
  expect(words).not.toMatch(/```|\*\*|^#|\|---/m)
  expect(html.match(/<pre>/g)).toHaveLength(5)
})
