import type { Ctx } from '../../../contract/context.ts'
import { LANGS } from '../../../contract/language.ts'
import { sql } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { escapeHtml } from '../../../formats/html.ts'
import { PARTS_OF_PAGE, STYLE } from './page-parts.ts'

const BATCH = 500

/** Words in four languages, one of which shows. */
const words = (key: Parameters<typeof say>[1]): string =>
  LANGS.map((lang) => `<span lang="${lang}">${escapeHtml(say(lang, key))}</span>`).join('')

/**
 * The page that opens the takeout without a network: what each file is, in four languages, and the
 * homes with links to their pictures. Only HTML and a style: no script, nothing from elsewhere.
 */
export async function* firstPage(
  ctx: Ctx,
  { agencyId, name }: { agencyId: string; name: string },
): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="${ctx.lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(name)}</title><style>${STYLE}</style></head><body>
${LANGS.map(
  (lang) =>
    `<input type="radio" name="lang" id="${lang}"${lang === ctx.lang ? ' checked' : ''}>` +
    `<label for="${lang}">${escapeHtml(say(lang, 'pageLanguage'))}</label>`,
).join('\n')}
<main><h1>${escapeHtml(name)}</h1><p>${words('pageIntro')}</p>
<table><tbody>
${PARTS_OF_PAGE.map(({ file, key }) => `<tr><th><a href="${file}">${file}</a></th><td>${words(key)}</td></tr>`).join('\n')}
</tbody></table>
<h2>${words('pageHomes')}</h2>
<ul>
`
  yield* homes(ctx, agencyId)
  yield '</ul></main></body></html>\n'
}

async function* homes({ deps: { db } }: Ctx, agencyId: string): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const { rows } = await sql<{ ref: string; title: string; hashes: string[] }>`
      select ref, title, array(
        select hash from property_media where property_id = property.id order by position, id
      ) as hashes
      from property where agency_id = ${agencyId} and deleted_at is null
        and ref collate "C" > ${after} order by ref collate "C" limit ${BATCH}`.execute(db)
    yield rows.map(homeLine).join('')
    after = rows.at(-1)?.ref ?? after
    if (rows.length < BATCH) return
  }
}

const homeLine = ({ ref, title, hashes }: { ref: string; title: string; hashes: string[] }) =>
  `<li><b>${escapeHtml(ref)}</b> ${escapeHtml(title)}${hashes
    .map((hash, index) => ` <a href="media/${hash}.webp">${index + 1}</a>`)
    .join('')}</li>\n`
