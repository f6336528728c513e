import { KeyRound, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListKeys, useRenewKey, useRevokeKey } from '../../../generated/api/key/key'
import type { ApiKey, ApiKeySecret } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { Coming } from '../../ui/coming'
import { EmptyState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'
import { ToldOnce } from '../../ui/workspace/told-once'
import { KeyRow } from './key-row'
import './key.css'

/** The form's code comes when it is asked for. */
const NewKey = lazy(() => import('./new-key'))

type Asked = { act: 'rotate' | 'end'; key: ApiKey }

/** Keys of the agency: made, their secret told once, given a new one, ended. */
export function KeysPanel() {
  const { t } = useTranslation('key')
  const { data, isPending, error, refetch } = useListKeys({ request: { silent: true } })
  const [isMaking, setIsMaking] = useState(false)
  const [told, setTold] = useState<ApiKeySecret | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const renew = useWrite(useRenewKey, {
    done: t('rotate.done'),
    reads: ['key'],
    onDone: (made) => {
      setTold(made)
      close()
    },
    onRefused: close,
  })
  const end = useWrite(useRevokeKey, {
    done: t('end.done'),
    reads: ['key'],
    onDone: () => {
      if (told?.key.id === asked?.key.id) setTold(null)
      close()
    },
    onRefused: close,
  })
  const make = (
    <Button variant="main" onClick={() => setIsMaking(true)}>
      <Plus className="icon" aria-hidden="true" />
      {t('new.open')}
    </Button>
  )
  const items = data?.items ?? []
  return (
    <Panel title={t('title')} note={t('note')} action={items.length > 0 && make} flush>
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={2}
        label={t('loading')}
        level={3}
        onRetry={refetch}
      />
      {told && (
        <div className="key-told">
          <ToldOnce
            value={told.secret}
            label={t('told.label', { name: told.key.name })}
            note={t('told.note')}
            copy={t('told.copy')}
            copied={t('told.copied')}
            copyFailed={t('told.copyFailed')}
          />
        </div>
      )}
      {data && items.length === 0 && (
        <EmptyState icon={KeyRound} title={t('empty.title')} text={t('empty.text')} level={3}>
          {make}
        </EmptyState>
      )}
      <ul>
        {items.map((item) => (
          <KeyRow
            key={item.id}
            item={item}
            onRotate={() => setAsked({ act: 'rotate', key: item })}
            onEnd={() => setAsked({ act: 'end', key: item })}
          />
        ))}
      </ul>
      {isMaking && (
        <Suspense>
          <NewKey
            onClose={() => setIsMaking(false)}
            onMade={(made) => {
              setTold(made)
              setIsMaking(false)
            }}
          />
        </Suspense>
      )}
      {asked && (
        <ConfirmDialog
          title={t(`${asked.act}.title`, { name: asked.key.name })}
          text={t(`${asked.act}.text`)}
          cancel={t('cancel')}
          send={t(`${asked.act}.act`)}
          danger={asked.act === 'end'}
          busy={renew.busy || end.busy}
          onClose={close}
          onConfirm={() => void (asked.act === 'end' ? end : renew).write({ id: asked.key.id })}
        />
      )}
    </Panel>
  )
}
