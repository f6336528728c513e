import { useQueries } from '@tanstack/react-query'
import { getGetPlaceQueryOptions } from '../../../../generated/api/place/place'
import type { Agreement, AgreementVersion } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { LINES, lineWords, type Line } from '../terms-words'
import { wordsDiff, type Piece } from '../words-diff'
import { shortHash } from './short-hash'

/** The version that is judged, and the one it is held against: in force, else the one before. */
function sides({ versions, inForce, proposed }: Agreement): {
  now: AgreementVersion | undefined
  before: AgreementVersion | undefined
} {
  const by = (number: number | null) => versions.find((one) => one.number === number)
  const now = by(proposed) ?? by(inForce) ?? versions[0]
  const before = proposed !== null && inForce !== null ? by(inForce) : by((now?.number ?? 0) - 1)
  return {
    now,
    before: now === before || (proposed === null && inForce !== null) ? undefined : before,
  }
}

const Marked = ({ pieces, as: Tag }: { pieces: Piece[]; as: 'ins' | 'del' }) =>
  pieces.map(({ text, own }, at) => (own ? <Tag key={at}>{text}</Tag> : text))

/** Two columns of terms: what changes first and large, what stays below. */
export function TermsTable({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('network')
  const { now, before } = sides(agreement)
  const slugs = [...new Set([now, before].flatMap((one) => one?.terms.filter.places ?? []))]
  const places = useQueries({
    queries: slugs.map((slug) => getGetPlaceQueryOptions(slug, { request: { silent: true } })),
  })
  const place = (slug: string): string => places[slugs.indexOf(slug)]?.data?.name ?? slug
  if (!now) return null
  const words = (version: AgreementVersion | undefined, line: Line) =>
    version ? lineWords(t, version.terms, line, place) : ''
  const rows = LINES.map((line) => ({ line, now: words(now, line), was: words(before, line) }))
  const isChanged = (row: (typeof rows)[number]) => before !== undefined && row.now !== row.was
  const [changed, same] = [rows.filter(isChanged), rows.filter((row) => !isChanged(row))]
  const name = (version: AgreementVersion) =>
    t(version.own ? 'terms.ours' : 'terms.theirs', {
      n: version.number,
      name: agreement.partnerName,
    })
  const when = (version: AgreementVersion) =>
    [date(version.at, 'DD/MM/YYYY'), version.byName].filter(Boolean).join(', ')
  return (
    <Panel
      title={t('terms.title')}
      note={
        before
          ? t('terms.changes', { changed: changed.length, same: same.length })
          : now.number === 1 && t('terms.first')
      }
      action={
        <code className="network-hash" title={now.hash}>
          v{now.number} · {shortHash(now.hash)}
        </code>
      }
      flush
    >
      <table className={before ? 'network-terms' : 'network-terms is-single'}>
        <thead>
          <tr>
            <td />
            {before && (
              <th scope="col">
                {name(before)}
                <small className="num">{when(before)}</small>
              </th>
            )}
            <th scope="col">
              {name(now)}
              <small className="num">{when(now)}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ line, now: is, was }) => {
            const diff = wordsDiff(was, is)
            return (
              <tr key={line} className="is-changed">
                <th scope="row">{t(`terms.lines.${line}`)}</th>
                <td data-label={before && name(before)}>
                  <Marked pieces={diff.before} as="del" />
                </td>
                <td data-label={name(now)}>
                  <Marked pieces={diff.after} as="ins" />
                </td>
              </tr>
            )
          })}
          {same.map(({ line, now: is }) => (
            <tr key={line}>
              <th scope="row">{t(`terms.lines.${line}`)}</th>
              <td colSpan={before ? 2 : 1}>{is || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="network-note">{t('terms.note', { name: agreement.partnerName })}</p>
    </Panel>
  )
}
