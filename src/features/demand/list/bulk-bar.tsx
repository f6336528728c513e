import { useQueryClient } from '@tanstack/react-query'
import { Tag, UserRound, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { changeDemandStatus, getListDemandsQueryKey, updateDemand } from '../../../../generated/api/demand/demand'
import { useListUsers } from '../../../../generated/api/user/user'
import type { DemandRow, DemandStatus } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { useSession } from '../../../lib/session'
import { nextOf } from '../parts/next'

const StatusDialog = lazy(() => import('../parts/status-dialog'))

interface BulkBarProps {
  rows: readonly DemandRow[]
  onDone: (failed: ReadonlySet<string>) => void
}

/** Status and agent of several demands at once. Those that could not be changed stay selected and are named. */
export function BulkBar({ rows, onDone }: BulkBarProps) {
  const { t } = useTranslation('demand')
  const client = useQueryClient()
  const { profile } = useSession()
  const people = useListUsers({ limit: 100 }, { query: { enabled: profile.role === 'ADMIN' }, request: { silent: true } })
  const [to, setTo] = useState<DemandStatus | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [first] = rows
  // A status is offered where all of them may become it.
  const next = (first ? nextOf(first.status) : []).filter((status) => rows.every((row) => row.archivedAt === null && nextOf(row.status).includes(status)))
  const each = async (act: (row: DemandRow) => Promise<unknown>) => {
    const failed: DemandRow[] = []
    for (const [index, row] of rows.entries()) {
      setBusy(t('list.bulkProgress', { done: index, all: rows.length }))
      await act(row).catch(() => failed.push(row))
    }
    setBusy(null)
    setTo(null)
    if (failed.length > 0) setMessage('WARNING', t('list.bulkFailed', { count: failed.length, refs: failed.map(({ ref }) => ref).join(', ') }))
    else setMessage('SUCCESS', t('list.bulkDone', { count: rows.length }))
    await client.invalidateQueries({ queryKey: getListDemandsQueryKey() })
    onDone(new Set(failed.map(({ id }) => id)))
  }
  const quiet = { quiet: true, silent: true }
  const agents = (people.data?.items ?? []).filter(({ role, active }) => active && (role === 'ADMIN' || role === 'STAFF'))
  return (
    <div className="bk" role="toolbar" aria-label={t('list.actions')}>
      <b className="num" role="status">{busy ?? t('list.selected', { count: rows.length })}</b>
      {next.map((status) => <button key={status} type="button" className="bt" disabled={busy !== null} onClick={() => setTo(status)}><Tag size={18} aria-hidden />{t(`act.${status}`)}</button>)}
      {agents.length > 1 ? (
        <label className="dm-give"><UserRound size={18} aria-hidden /><span className="sr">{t('list.give')}</span>
          <select value="" disabled={busy !== null} onChange={(event) => void each((row) => updateDemand(row.id, { version: row.version, agentId: event.target.value }, quiet))}>
            <option value="">{t('list.give')}</option>
            {agents.map((user) => <option key={user.id} value={user.id}>{`${user.first_name} ${user.last_name}`.trim()}</option>)}
          </select>
        </label>
      ) : null}
      <span className="end"><button type="button" className="bt" onClick={() => onDone(new Set())}><X size={18} aria-hidden />{t('list.unselect')}</button></span>
      {to ? <Suspense><StatusDialog status={to} count={rows.length} busy={busy} onClose={() => setTo(null)} onSend={({ reason, note }) => void each((row) => changeDemandStatus(row.id, { version: row.version, status: to, reason, ...(note && { note }) }, quiet))} /></Suspense> : null}
    </div>
  )
}
