import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  addOrderFiles,
  getGetOrderQueryKey,
  useRemoveOrderFile,
} from '../../../../generated/api/order/order'
import type { Order, OrderFileKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import { FileDrop } from '../../../ui/workspace/kit/file-drop'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Progress } from '../../../ui/workspace/kit/progress'
import { useFileSending } from '../../../ui/workspace/kit/use-file-sending'
import { DataForm } from './data-form'
import { FileTile } from './delivery'

const MAX_BYTES = 25_000_000
/** Categories that deliver a part of the home as data. */
const WITH_DATA = ['energy_certificate', 'cedula', 'floor_plan', 'translation']

/** Categories that deliver photos, which may be staged. */
const STAGED = ['photo', 'drone', 'home_staging', 'other']

/** Where a seller puts what they deliver: files, and the part of the home as data. */
export function Handing({
  order,
  onUnsaved,
}: {
  order: Order
  /** Whether data are typed that a delivery would not take along. */
  onUnsaved: (unsaved: boolean) => void
}) {
  const { t } = useTranslation('order')
  const client = useQueryClient()
  const [isStaged, setStaged] = useState(false)
  const [refused, setRefused] = useState<string[]>([])
  const keep = (now: Order) => client.setQueryData(getGetOrderQueryKey(order.id), now)
  const kind: OrderFileKind = order.category === 'floor_plan' ? 'plan' : 'photo'
  const { share, fault, place, send, sendAll } = useFileSending(
    { maxBytes: MAX_BYTES, tooLarge: t('files.tooLarge') },
    async (file, options) => {
      const { order: now, refused: no } = await addOrderFiles(
        order.id,
        { files: [file], files_extra: [{ kind, ...(isStaged && { staged: true }) }] },
        options,
      )
      keep(now)
      setRefused((before) => [
        ...before,
        ...no.map(({ filename, message }) => `${filename}: ${message}`),
      ])
    },
  )
  const { busy, write } = useWrite(useRemoveOrderFile, { done: null, onDone: keep })
  return (
    <Panel title={t('files.hand')} note={t('files.count', { count: order.files.length })}>
      <div className="order-files">
        {order.files.map((file) => (
          <div key={file.id} className="order-given">
            <FileTile orderId={order.id} file={file} />
            <IconButton
              label={t('files.remove', { name: file.filename })}
              disabled={busy}
              onClick={() => void write({ id: order.id, fileId: file.id })}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </div>
        ))}
      </div>
      {STAGED.includes(order.category) && (
        <CheckboxField
          label={t('files.isStaged')}
          checked={isStaged}
          onChange={(event) => setStaged(event.target.checked)}
        />
      )}
      <FileDrop
        label={t('files.title')}
        help={t('files.help')}
        choose={t('files.add')}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        error={[fault, ...refused].filter(Boolean).join(' · ')}
        sending={
          share === null ? undefined : <Progress label={t('files.sending', place)} share={share} />
        }
        onFile={send}
        onFiles={(files) => {
          setRefused([])
          sendAll(files)
        }}
      />
      {WITH_DATA.includes(order.category) && (
        <DataForm order={order} onSaved={keep} onUnsaved={onUnsaved} />
      )}
    </Panel>
  )
}
