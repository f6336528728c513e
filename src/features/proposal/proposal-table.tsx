import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Proposal } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { href } from '../../lib/href'
import { StatusChip } from '../../ui/status-chip'
import { Table } from '../../ui/workspace/kit/table'
import { TONE } from './change-words'

const STEP: Partial<Record<string, number>> = { j: 1, k: -1 }
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

/** Rows that lead to their proposal; j and k go from one to the next, Enter opens it. */
export function ProposalTable({ items }: { items: readonly Proposal[] }) {
  const { t } = useTranslation('proposal')
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      const by = STEP[event.key]
      if (by === undefined || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      const links = [...(body.current?.querySelectorAll('a') ?? [])]
      const at = links.findIndex((link) => link === document.activeElement)
      links[at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)]?.focus()
    }
    window.addEventListener('keydown', step)
    return () => window.removeEventListener('keydown', step)
  }, [])
  return (
    <Table label={t('title')} lines>
      <thead>
        <tr>
          <th scope="col">{t('col.what')}</th>
          <th scope="col">{t('col.target')}</th>
          <th scope="col">{t('col.client')}</th>
          <th scope="col" className="proposal-made">
            {t('col.made')}
          </th>
          <th scope="col">{t('col.expires')}</th>
          <th scope="col">{t('col.state')}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {items.map(({ id, operation, target, client, userName, createdAt, expiresAt, state }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={href('auth-propuestas-id', { id })}>{t(`sentence.${operation}`)}</Link>
            </th>
            <td data-label={t('col.target')}>{target.label || t(`kind.${target.kind}`)}</td>
            <td data-label={t('col.client')}>
              {client}
              {userName && <small> {userName}</small>}
            </td>
            <td data-label={t('col.made')} className="num proposal-made">
              {date(createdAt, 'DD/MM/YYYY HH:mm')}
            </td>
            <td data-label={t('col.expires')} className="num">
              {date(expiresAt, 'DD/MM/YYYY HH:mm')}
            </td>
            <td data-label={t('col.state')}>
              <StatusChip tone={TONE[state]}>{t(`state.${state}`)}</StatusChip>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
