import { initialsOf } from '../../../ui/person-mark'
import { Building2, Star } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ContactRow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useLanguageName } from '../parts/language-name'
import { phoneText } from '../../../lib/phone'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import type { Column } from './columns'

/** What stands in a column. */
function useCells(): Record<Column, (row: ContactRow) => ReactNode> {
  const { t } = useTranslation('contact')
  const language = useLanguageName()
  return {
    roles: (row) => row.roles.map((role) => t(`enums.roles.${role}`)).join(', '),
    phone: (row) =>
      row.phone ? (
        <a className="contact-link num" href={`tel:${row.phone}`}>
          {phoneText(row.phone)}
        </a>
      ) : null,
    email: (row) =>
      row.email ? (
        <a className="contact-link" href={`mailto:${row.email}`}>
          {row.email}
        </a>
      ) : null,
    language: (row) => (row.language ? language(row.language) : null),
    town: (row) => row.town,
    tags: (row) =>
      row.tags.length > 0 ? (
        <span className="contact-tags">
          {row.tags.slice(0, 3).map((tag) => (
            <i key={tag}>{tag}</i>
          ))}
          {row.tags.length > 3 ? (
            <small>{t('list.moreTags', { n: row.tags.length - 3 })}</small>
          ) : null}
        </span>
      ) : null,
    stage: (row) => row.funnelStage,
    rating: (row) =>
      row.rating === null ? null : (
        <span className="num" aria-label={t('list.stars', { n: row.rating })}>
          {row.rating} <Star size={13} aria-hidden className="contact-star" />
        </span>
      ),
    source: (row) => (row.source ? t(`enums.source.${row.source}`) : null),
    agent: (row) => row.agentName ?? <span className="muted">{t('list.nobody')}</span>,
    activity: (row) => (
      <time dateTime={row.lastActivityAt ?? row.createdAt} className="muted num">
        {date(row.lastActivityAt ?? row.createdAt, 'DD/MM/YYYY')}
      </time>
    ),
    created: (row) => (
      <time dateTime={row.createdAt} className="muted num">
        {date(row.createdAt, 'DD/MM/YYYY')}
      </time>
    ),
  }
}

interface ContactTrProps {
  row: ContactRow
  index: number
  columns: readonly Column[]
  on: boolean
  /** Tells the list how tall it came out. */
  measure: (row: HTMLTableRowElement | null) => void
  onToggle: (id: string) => void
}

/** One contact. Kept as drawn while the list scrolls: only rows that come into sight are drawn. */
export const ContactTr = memo(function ContactTr({
  row,
  index,
  columns,
  on,
  measure,
  onToggle,
}: ContactTrProps) {
  const { t } = useTranslation('contact')
  const cells = useCells()
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={on ? 'on' : undefined}
    >
      <td>
        <span className="tick-target">
          <Checkbox
            aria-label={t('list.selectOne', { name: row.name })}
            checked={on}
            onChange={() => onToggle(row.id)}
          />
        </span>
      </td>
      <td className="cell-head">
        <div className="contact-name">
          <span className="contact-initials" aria-hidden>
            {row.kind === 'company' ? <Building2 size={16} /> : initialsOf(row.name)}
          </span>
          <span>
            <Link to={href('auth-contactos-id', { id: row.id })}>{row.name}</Link>
            <small>
              {[
                row.doNotContact ? t('list.doNotContact') : null,
                row.shared ? t('list.shared') : null,
                row.town,
              ]
                .filter(Boolean)
                .join(' · ') || row.roles.map((role) => t(`enums.roles.${role}`)).join(', ')}
            </small>
          </span>
        </div>
      </td>
      {columns.map((column) => (
        <td
          key={column}
          className={column === 'phone' ? 'cell-main' : column === 'activity' ? 'up' : 'cell-more'}
        >
          {cells[column](row)}
        </td>
      ))}
    </tr>
  )
})
