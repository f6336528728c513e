import { Archive, ArchiveRestore, Euro, QrCode, Send, Tag, Tags, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useListPropertyTags } from '../../../../generated/api/property/property'
import type { PropertyBulk, PropertyRow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { may } from '../../../lib/permission'
import type { PriceSlot } from '../../../slots/price'
import { useSession } from '../../../lib/session'
import { BulkOutcome } from '../../../ui/workspace/bulk-outcome'
import { SelectionBar } from '../../../ui/workspace/selection-bar'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { useBulk } from './use-bulk'

/** The forms' code comes when it is asked for. */
const StatusDialog = lazy(() => import('../parts/status-dialog'))
const AgentDialog = lazy(() => import('./agent-dialog'))
const TagDialog = lazy(() => import('../../../ui/workspace/tag-dialog'))

interface BulkBarProps {
  rows: readonly PropertyRow[]
  onDone: (failed: ReadonlySet<string>) => void
  Price: PriceSlot | undefined
}

const PUBLISHED = new Set<PropertyRow['status']>(['active', 'reserved'])

/**
 * What can be done with several homes at once. Homes that were refused are told with the reason and
 * stay selected.
 */
export function BulkBar({ rows, onDone, Price }: BulkBarProps) {
  const { t } = useTranslation('property')
  const { profile } = useSession()
  const [open, setOpen] = useState<'status' | 'agent' | 'tags' | 'price' | null>(null)
  const used = useListPropertyTags({
    query: { enabled: open === 'tags' },
    request: { silent: true },
  })
  // Of colleagues' homes nothing changes: the server would refuse each.
  const mine = rows.filter(({ own }) => own)
  const own = mine.length > 0
  const { bulk, change: send } = useBulk(
    mine.map(({ id }) => id),
    onDone,
  )
  const [only] = rows
  const away = mine.every(({ status }) => status === 'archived')
  const change = (what: Omit<PropertyBulk, 'ids'>) => void send(what).then(() => setOpen(null))
  const title = t('list.bulkTitle', { count: mine.length })
  const chosen =
    mine.length < rows.length
      ? t('list.selectedMine', { count: rows.length, mine: mine.length })
      : t('list.selected', { count: rows.length })
  return (
    <SelectionBar
      label={t('list.actions', { count: rows.length })}
      status={bulk.busy ? t('list.bulkBusy') : chosen}
      clear={t('list.unselect')}
      onClear={() => onDone(new Set())}
    >
      {away || !own ? null : (
        <Button onClick={() => setOpen('status')}>
          <Tag size={18} aria-hidden />
          {t('list.changeStatus')}
        </Button>
      )}
      {Price && rows.length === 1 && only?.own ? (
        <Button onClick={() => setOpen('price')}>
          <Euro size={18} aria-hidden />
          {t('list.price')}
        </Button>
      ) : null}
      {profile.role === 'ADMIN' ? (
        <Button onClick={() => setOpen('agent')}>
          <UserRound size={18} aria-hidden />
          {t('list.agent')}
        </Button>
      ) : null}
      {own ? (
        <Button onClick={() => setOpen('tags')}>
          <Tags size={18} aria-hidden />
          {t('list.tag')}
        </Button>
      ) : null}
      {away ||
      !own ||
      !may(profile, 'publish') ||
      mine.every(({ status }) => PUBLISHED.has(status)) ? null : (
        <Button disabled={bulk.busy} onClick={() => change({ status: 'active' })}>
          <Send size={18} aria-hidden />
          {t('list.publish')}
        </Button>
      )}
      {own && (away || may(profile, 'delete')) ? (
        <Button
          disabled={bulk.busy}
          onClick={() => change(away ? { restore: true } : { status: 'archived' })}
        >
          {away ? <ArchiveRestore size={18} aria-hidden /> : <Archive size={18} aria-hidden />}
          {t(away ? 'record.restore' : 'record.archive')}
        </Button>
      ) : null}
      <Link
        className={buttonClass()}
        to={href('QR_TEMPLATES-print-template', {}, { homes: rows.map(({ id }) => id).join(',') })}
      >
        <QrCode size={18} aria-hidden />
        {t('list.qrCards')}
      </Link>
      {open === 'status' && !bulk.result ? (
        <Suspense>
          <StatusDialog
            title={title}
            value={{ version: 1 }}
            busy={bulk.busy ? t('list.bulkBusy') : null}
            onClose={() => setOpen(null)}
            onSend={({ status, substatus, reason }) =>
              change({ status, ...(substatus && { substatus }), ...(reason && { reason }) })
            }
          />
        </Suspense>
      ) : null}
      {open === 'agent' && !bulk.result ? (
        <Suspense>
          <AgentDialog
            count={mine.length}
            busy={bulk.busy}
            onClose={() => setOpen(null)}
            onSend={change}
          />
        </Suspense>
      ) : null}
      {open === 'tags' && !bulk.result ? (
        <Suspense>
          <TagDialog
            title={t('list.ask.tags', { count: mine.length })}
            tags={[...new Set(mine.flatMap(({ tags }) => tags))].sort()}
            used={used.data?.tags ?? []}
            busy={bulk.busy}
            onClose={() => setOpen(null)}
            onSend={change}
          />
        </Suspense>
      ) : null}
      {open === 'price' && Price && only ? (
        <Price propertyId={only.id} onClose={() => setOpen(null)} />
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
