import { useQueryClient } from '@tanstack/react-query'
import { QrCode, Tag, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { changePropertyStatus, getListPropertiesQueryKey } from '../../../../generated/api/property/property'
import type { PropertyRow, PropertyStatusInput } from '../../../../generated/model'
import { href } from '../../../lib/href'
import { setMessage } from '../../../lib/message'

/** The form's code comes when it is asked for. */
const StatusDialog = lazy(() => import('../parts/status-dialog'))

interface BulkBarProps {
  rows: readonly PropertyRow[]
  onDone: (failed: ReadonlySet<string>) => void
}

/** What can be done with several homes at once. Homes that could not be changed stay selected and are named. */
export function BulkBar({ rows, onDone }: BulkBarProps) {
  const { t } = useTranslation('property')
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState<string | null>(null)
  const change = async (input: PropertyStatusInput) => {
    const failed: PropertyRow[] = []
    for (const [index, row] of rows.entries()) {
      setBusy(t('list.bulkProgress', { done: index, all: rows.length }))
      try {
        await changePropertyStatus(row.id, { ...input, version: row.version }, { quiet: true, silent: true })
      } catch {
        failed.push(row)
      }
    }
    setBusy(null)
    setOpen(false)
    if (failed.length > 0) setMessage('WARNING', t('list.bulkFailed', { count: failed.length, refs: failed.map(({ ref }) => ref).join(', ') }))
    else setMessage('SUCCESS', t('list.bulkDone', { count: rows.length }))
    await client.invalidateQueries({ queryKey: getListPropertiesQueryKey() })
    onDone(new Set(failed.map(({ id }) => id)))
  }
  return (
    <div className="bk" role="toolbar" aria-label={t('list.actions', { count: rows.length })}>
      <b className="num" role="status">{t('list.selected', { count: rows.length })}</b>
      <button type="button" className="bt" onClick={() => setOpen(true)}><Tag size={18} aria-hidden />{t('list.changeStatus')}</button>
      <Link className="bt" to={href('QR_TEMPLATES-print-template', {}, { homes: rows.map(({ id }) => id).join(',') })}><QrCode size={18} aria-hidden />{t('list.qrCards')}</Link>
      <span className="end"><button type="button" className="bt" onClick={() => onDone(new Set())}><X size={18} aria-hidden />{t('list.unselect')}</button></span>
      {open ? <Suspense><StatusDialog title={t('list.bulkTitle', { count: rows.length })} value={{ version: 1 }} busy={busy} onClose={() => setOpen(false)} onSend={(input) => void change(input)} /></Suspense> : null}
    </div>
  )
}
