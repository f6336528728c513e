import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Tag, UserRound, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { archiveDemand, changeDemandStatus, getListDemandsQueryKey, restoreDemand, updateDemand } from '../../../../generated/api/demand/demand'
import { useListUsers } from '../../../../generated/api/user/user'
import type { DemandRow, DemandStatus } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { fieldErrorsOf, statusOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { useSession } from '../../../lib/session'
import type { BulkItem } from '../../../ui/workspace/bulk-result'
import { nextOf } from '../parts/next'

const BulkResult = lazy(() => import('../../../ui/workspace/bulk-result'))
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
  const sayError = useErrorText()
  const [busy, setBusy] = useState<string | null>(null)
  const [first] = rows
  // A status is offered where all of them may become it.
  const next = (first ? nextOf(first.status) : []).filter((status) => rows.every((row) => row.archivedAt === null && nextOf(row.status).includes(status)))
  const [result, setResult] = useState<BulkItem[] | null>(null)
  const each = async (act: (row: DemandRow) => Promise<unknown>, text: string) => {
    const items: BulkItem[] = []
    for (const [index, row] of rows.entries()) {
      setBusy(t('list.bulkProgress', { done: index, all: rows.length }))
      items.push(await act(row).then((): BulkItem => ({ id: row.id, ref: row.ref, outcome: 'changed', text }), (error: unknown): BulkItem => ({ id: row.id, ref: row.ref, outcome: 'refused', text: whyNot(error) })))
    }
    setBusy(null)
    setTo(null)
    const refused = items.filter(({ outcome }) => outcome === 'refused')
    if (refused.length > 0) setResult(items)
    else setMessage('SUCCESS', t('list.bulkDone', { count: rows.length }))
    await client.invalidateQueries({ queryKey: getListDemandsQueryKey() })
    if (refused.length === 0) onDone(new Set())
  }
  const whyNot = (error: unknown): string => {
    const status = statusOf(error)
    if (status === 404) return t('list.why.gone')
    if (status === 403) return t('list.why.notMine')
    if (status === 409) return t('list.why.stale')
    return Object.values(fieldErrorsOf(error) ?? {}).join('. ') || (error instanceof Error ? sayError(error.message) : '')
  }
  const archived = rows.every((row) => row.archivedAt !== null)
  const quiet = { quiet: true, silent: true }
  const agents = (people.data?.items ?? []).filter(({ role, active }) => active && (role === 'ADMIN' || role === 'STAFF'))
  const leave = (items: readonly BulkItem[]) => {
    setResult(null)
    onDone(new Set(items.filter(({ outcome }) => outcome === 'refused').map(({ id }) => id)))
  }
  const give = (agentId: string) => {
    const agent = agents.find(({ id }) => id === agentId)
    return each((row) => updateDemand(row.id, { version: row.version, agentId }, quiet), t('list.did.agent', { name: agent ? `${agent.first_name} ${agent.last_name}`.trim() : '' }))
  }
  return (
    <div className="bk" role="toolbar" aria-label={t('list.actions')}>
      <b className="num" role="status">{busy ?? t('list.selected', { count: rows.length })}</b>
      {next.map((status) => <button key={status} type="button" className="bt" disabled={busy !== null} onClick={() => setTo(status)}><Tag size={18} aria-hidden />{t(`act.${status}`)}</button>)}
      {agents.length > 1 ? (
        <label className="dm-give"><UserRound size={18} aria-hidden /><span className="sr">{t('list.give')}</span>
          <select value="" disabled={busy !== null} onChange={(event) => void give(event.target.value)}>
            <option value="">{t('list.give')}</option>
            {agents.map((user) => <option key={user.id} value={user.id}>{`${user.first_name} ${user.last_name}`.trim()}</option>)}
          </select>
        </label>
      ) : null}
      <button type="button" className="bt" disabled={busy !== null} onClick={() => void each((row) => (archived ? restoreDemand(row.id, quiet) : archiveDemand(row.id, quiet)), t(archived ? 'list.did.restored' : 'list.did.archived'))}>{archived ? <ArchiveRestore size={18} aria-hidden /> : <Archive size={18} aria-hidden />}{t(archived ? 'act.restore' : 'act.archive')}</button>
      <span className="end"><button type="button" className="bt" onClick={() => onDone(new Set())}><X size={18} aria-hidden />{t('list.unselect')}</button></span>
      {to ? <Suspense><StatusDialog status={to} count={rows.length} busy={busy} onClose={() => setTo(null)} onSend={({ reason, note }) => void each((row) => changeDemandStatus(row.id, { version: row.version, status: to, reason, ...(note && { note }) }, quiet), t('list.did.status', { status: t(`enums.status.${to}`) }))} /></Suspense> : null}
      {result ? <Suspense><BulkResult title={t('list.resultTitle', { changed: result.filter(({ outcome }) => outcome === 'changed').length, refused: result.filter(({ outcome }) => outcome === 'refused').length })} items={result} words={{ close: t('list.resultClose'), outcome: (outcome) => t(`list.outcome.${outcome}`) }} onClose={() => leave(result)} /></Suspense> : null}
    </div>
  )
}
