import { Archive, ArchiveRestore, Tag, Tags, UserRound, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListUsers } from '../../../../generated/api/user/user'
import type { DemandBulk, DemandBulkResult, DemandRow, DemandStatus } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { may } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import { nextOf } from '../parts/next'
import { useBulk } from './use-bulk'

const BulkResult = lazy(() => import('../../../ui/workspace/bulk-result'))
const StatusDialog = lazy(() => import('../parts/status-dialog'))
const TagDialog = lazy(() => import('./tag-dialog'))

interface BulkBarProps {
  rows: readonly DemandRow[]
  onDone: (failed: ReadonlySet<string>) => void
}

/** What became of each; what changed can be taken back. */
function Result({ bulk, result: { items, undoId } }: { bulk: ReturnType<typeof useBulk>; result: DemandBulkResult }) {
  const { t } = useTranslation('demand')
  const changed = items.filter(({ outcome }) => outcome === 'changed').length
  const undo = undoId ? { words: t('list.undo', { count: changed }), busy: bulk.busy, act: () => void bulk.undo(undoId) } : undefined
  return (
    <BulkResult
      title={t('list.resultTitle', { changed, refused: items.filter(({ outcome }) => outcome === 'refused').length })}
      items={items.map((item) => ({ ...item, ref: item.ref ?? t('list.resultGone') }))} words={{ close: t('list.resultClose'), outcome: (outcome) => t(`list.outcome.${outcome}`) }}
      undo={undo} onClose={bulk.read}
    />
  )
}

/** What can be done with several demands at once. Those that were refused are told with the reason and stay selected. */
export function BulkBar({ rows, onDone }: BulkBarProps) {
  const { t } = useTranslation('demand')
  const { profile } = useSession()
  const people = useListUsers({ limit: 100 }, { query: { enabled: profile.role === 'ADMIN' }, request: { silent: true } })
  const [open, setOpen] = useState<DemandStatus | 'tags' | null>(null)
  const bulk = useBulk(rows.map(({ id }) => id), onDone)
  const { busy } = bulk
  const [first] = rows
  // A status is offered where all of them may become it.
  const next = (first ? nextOf(first.status) : []).filter((status) => rows.every((row) => row.archivedAt === null && nextOf(row.status).includes(status)))
  const away = rows.every((row) => row.archivedAt !== null)
  const agents = (people.data?.items ?? []).filter(({ role, active }) => active && (role === 'ADMIN' || role === 'STAFF'))
  const change = (what: Omit<DemandBulk, 'ids'>) => void bulk.change(what).then(() => setOpen(null))
  return (
    <div className="bk" role="toolbar" aria-label={t('list.actions')}>
      <b className="num" role="status">{busy ? t('list.bulkBusy') : t('list.selected', { count: rows.length })}</b>
      {next.map((status) => <button key={status} type="button" className="bt" disabled={busy} onClick={() => setOpen(status)}><Tag size={18} aria-hidden />{t(`act.${status}`)}</button>)}
      {agents.length > 1 ? (
        <label className="dm-give"><UserRound size={18} aria-hidden /><span className="sr">{t('list.give')}</span>
          <select value="" disabled={busy} onChange={(event) => change({ agentId: event.target.value })}>
            <option value="">{t('list.give')}</option>
            {agents.map((user) => <option key={user.id} value={user.id}>{`${user.first_name} ${user.last_name}`.trim()}</option>)}
          </select>
        </label>
      ) : null}
      <button type="button" className="bt" disabled={busy} onClick={() => setOpen('tags')}><Tags size={18} aria-hidden />{t('tags.word')}</button>
      {away || may(profile, 'delete') ? <button type="button" className="bt" disabled={busy} onClick={() => change(away ? { restore: true } : { archive: true })}>{away ? <ArchiveRestore size={18} aria-hidden /> : <Archive size={18} aria-hidden />}{t(away ? 'act.restore' : 'act.archive')}</button> : null}
      <span className="end"><button type="button" className="bt" onClick={() => onDone(new Set())}><X size={18} aria-hidden />{t('list.unselect')}</button></span>
      {open && open !== 'tags' && !bulk.result ? <Suspense><StatusDialog status={open} count={rows.length} busy={busy ? t('list.bulkBusy') : null} onClose={() => setOpen(null)} onSend={({ reason, note }) => change({ status: open, reason, ...(note && { note }) })} /></Suspense> : null}
      {open === 'tags' && !bulk.result ? <Suspense><TagDialog count={rows.length} tags={[...new Set(rows.flatMap(({ tags }) => tags))].sort()} busy={busy} onClose={() => setOpen(null)} onSend={change} /></Suspense> : null}
      {bulk.result ? <Suspense><Result bulk={bulk} result={bulk.result} /></Suspense> : null}
    </div>
  )
}
