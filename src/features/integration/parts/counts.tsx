import type { IntegrationCounts } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'

/** In the order of the bar: what is out, what is held back, what waits. */
const KINDS = ['published', 'warning', 'blocked', 'error', 'queued', 'removing'] as const

/** Homes of a channel by what became of them: a bar for the eye, the same in words. */
export function Counts({
  counts,
  sends = false,
}: {
  counts: IntegrationCounts
  /** Out is what the portal has, not what is in a feed. */
  sends?: boolean
}) {
  const { t } = useTranslation('integration')
  const there = KINDS.filter((kind) => counts[kind] > 0)
  // With a remark or without, a home is in the feed.
  const said = { ...counts, published: counts.published + counts.warning }
  if (there.length === 0) return <p className="channel-line">{t('counts.none')}</p>
  return (
    <>
      <div className="channel-bar" aria-hidden="true">
        {there.map((kind) => (
          <span key={kind} className={`is-${kind}`} style={{ flexGrow: counts[kind] }} />
        ))}
      </div>
      <ul className="channel-counts">
        {KINDS.filter((kind) => said[kind] > 0).map((kind) => (
          <li key={kind} className={`is-${kind}`}>
            <b className="num">{count(said[kind])}</b>{' '}
            {t(`counts.${sends && kind === 'published' ? 'sent' : kind}`, {
              count: said[kind],
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
