import { Archive, ArchiveRestore, Tag, Tags, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListDemandTags } from '../../../../generated/api/demand/demand'
import type { DemandBulk, DemandRow, DemandStatus } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { may } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import { useTeam } from '../../../lib/team'
import { BulkOutcome } from '../../../ui/workspace/bulk-outcome'
import { SelectionBar } from '../../../ui/workspace/selection-bar'
import { nextOf } from '../parts/next'
import { BareSelect } from '../../../ui/kit/bare/bare-select'
import { Button } from '../../../ui/workspace/kit/button'
import { useBulk } from './use-bulk'

const StatusDialog = lazy(() => import('../parts/status-dialog'))
const TagDialog = lazy(() => import('../../../ui/workspace/tag-dialog'))

interface BulkBarProps {
  rows: readonly DemandRow[]
  onDone: (failed: ReadonlySet<string>) => void
}

/**
 * What can be done with several demands at once. Those that were refused are told with the reason
 * and stay selected.
 */
export function BulkBar({ rows, onDone }: BulkBarProps) {
  const { t } = useTranslation('demand')
  const { profile } = useSession()
  const people = useTeam({ enabled: profile.role === 'ADMIN' })
  const [open, setOpen] = useState<DemandStatus | 'tags' | null>(null)
  const used = useListDemandTags({ query: { enabled: open === 'tags' }, request: { silent: true } })
  const { bulk, change: send } = useBulk(
    rows.map(({ id }) => id),
    onDone,
  )
  const { busy } = bulk
  const [first] = rows
  // A status is offered where all of them may become it.
  const next = (first ? nextOf(first.status) : []).filter((status) =>
    rows.every((row) => row.archivedAt === null && nextOf(row.status).includes(status)),
  )
  const away = rows.every((row) => row.archivedAt !== null)
  const agents = (people.data?.items ?? []).filter(
    ({ role, active }) => active && (role === 'ADMIN' || role === 'STAFF'),
  )
  const change = (what: Omit<DemandBulk, 'ids'>) => void send(what).then(() => setOpen(null))
  return (
    <SelectionBar
      label={t('list.actions')}
      status={busy ? t('list.bulkBusy') : t('list.selected', { count: rows.length })}
      clear={t('list.unselect')}
      onClear={() => onDone(new Set())}
    >
      {next.map((status) => (
        <Button key={status} disabled={busy} onClick={() => setOpen(status)}>
          <Tag size={18} aria-hidden />
          {t(`act.${status}`)}
        </Button>
      ))}
      {agents.length > 1 ? (
        <label className="demand-give">
          <UserRound size={18} aria-hidden />
          <span className="spoken">{t('list.give')}</span>
          <BareSelect
            value=""
            disabled={busy}
            onChange={(event) => change({ agentId: event.target.value })}
          >
            <option value="">{t('list.give')}</option>
            {agents.map((user) => (
              <option key={user.id} value={user.id}>
                {`${user.first_name} ${user.last_name}`.trim()}
              </option>
            ))}
          </BareSelect>
        </label>
      ) : null}
      <Button disabled={busy} onClick={() => setOpen('tags')}>
        <Tags size={18} aria-hidden />
        {t('list.tags')}
      </Button>
      {away || may(profile, 'delete') ? (
        <Button
          disabled={busy}
          onClick={() => change(away ? { restore: true } : { archive: true })}
        >
          {away ? <ArchiveRestore size={18} aria-hidden /> : <Archive size={18} aria-hidden />}
          {t(away ? 'act.restore' : 'act.archive')}
        </Button>
      ) : null}
      {open && open !== 'tags' && !bulk.result ? (
        <Suspense>
          <StatusDialog
            status={open}
            count={rows.length}
            busy={busy ? t('list.bulkBusy') : null}
            onClose={() => setOpen(null)}
            onSend={(input) => change({ status: open, ...input })}
          />
        </Suspense>
      ) : null}
      {open === 'tags' && !bulk.result ? (
        <Suspense>
          <TagDialog
            title={t('list.tagsTitle', { count: rows.length })}
            tags={[...new Set(rows.flatMap(({ tags }) => tags))].sort()}
            used={used.data?.tags ?? []}
            busy={busy}
            onClose={() => setOpen(null)}
            onSend={change}
          />
        </Suspense>
      ) : null}
      <BulkOutcome
        bulk={bulk}
        words={{
          title: (counts) => t('list.resultTitle', counts),
          outcome: (outcome) => t(`list.outcome.${outcome}`),
          gone: t('list.resultGone'),
          undo: (count) => t('list.undo', { count }),
          close: t('list.resultClose'),
        }}
      />
    </SelectionBar>
  )
}
