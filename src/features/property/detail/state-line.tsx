import type { Property } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { dayAt } from '../../../lib/madrid'
import { daysAgo } from '../../../lib/when'
import { lackingOf, mandateEnded, nextAct } from './next-act'

/** So many are named; the list below the summary has them all. */
const NAMED = 3

/** Where a home stands and what comes next, in a sentence. */
export function StateLine({ property }: { property: Property }) {
  const { t, i18n } = useTranslation('property')
  const { status, publishedAt, mandate } = property
  const today = dayAt(new Date())
  const next = nextAct(property, today)
  if (next?.act === 'complete') {
    const lacking = lackingOf(property)
    const named = lacking.slice(0, NAMED).map(({ key }) => t(`gate.${key}`))
    const rest = lacking.length - named.length
    const list = new Intl.ListFormat(i18n.language).format(
      rest > 0 ? [...named, t('record.state.more', { count: rest })] : named,
    )
    return <p className="sub">{t('record.state.lacks', { count: lacking.length, list })}</p>
  }
  const ended = mandateEnded(property, today) ? mandate?.endsOn : null
  const words =
    next?.act === 'publish'
      ? t('record.state.ready')
      : next?.act === 'renew' && ended
        ? t('record.state.ended', { day: date(`${ended}T12:00:00Z`) })
        : status === 'active' && publishedAt
          ? t('record.state.live', { day: date(publishedAt), count: daysAgo(publishedAt) })
          : status === 'reserved' || status === 'closed'
            ? t(`record.state.${status}`)
            : null
  return words ? <p className="sub num">{words}</p> : null
}
