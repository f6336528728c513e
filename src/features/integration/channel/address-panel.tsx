import { Copy } from 'lucide-react'
import { useState } from 'react'
import {
  useCreateIntegrationAddress,
  useDeleteIntegrationAddress,
} from '../../../../generated/api/integration/integration'
import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { copyText } from '../../../lib/copy-text'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { TextField } from '../../../ui/workspace/kit/text-field'
import '../../../ui/workspace/styles/form.css'

/**
 * The secret address that a portal reads: made, told once with a copy button, replaced, ended. We
 * keep its hash alone, so it is never shown again.
 */
export function AddressPanel({ channel }: { channel: Integration }) {
  const { t } = useTranslation('integration')
  const [url, setUrl] = useState<string | null>(null)
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null)
  const reads = ['integration']
  const close = () => setAsking(null)
  const make = useWrite(useCreateIntegrationAddress, {
    done: t('address.made'),
    reads,
    onDone: (made) => {
      setUrl(made.url)
      close()
    },
    onRefused: close,
  })
  const end = useWrite(useDeleteIntegrationAddress, {
    done: t('address.ended'),
    reads,
    onDone: () => {
      setUrl(null)
      close()
    },
    onRefused: close,
  })
  const has = channel.addressHint !== null || url !== null
  const busy = make.busy || end.busy
  return (
    <Panel title={t('address.title')}>
      <div className="channel-address">
        {url ? <Told url={url} /> : <Hint channel={channel} />}
        <div className="channel-acts">
          <Button
            variant={has ? 'plain' : 'main'}
            disabled={busy}
            onClick={() => (has ? setAsking('renew') : void make.write({ id: channel.id }))}
          >
            {t(has ? 'address.renew' : 'address.make')}
          </Button>
          {has && (
            <Button variant="text" disabled={busy} onClick={() => setAsking('end')}>
              {t('address.end')}
            </Button>
          )}
        </div>
      </div>
      {asking && (
        <ConfirmDialog
          title={t(`address.${asking}Title`)}
          text={t(`address.${asking}Text`)}
          cancel={t('cancel')}
          send={t(`address.${asking}`)}
          danger
          busy={busy}
          onClose={close}
          onConfirm={() => void (asking === 'renew' ? make : end).write({ id: channel.id })}
        />
      )}
    </Panel>
  )
}

function Told({ url }: { url: string }) {
  const { t } = useTranslation('integration')
  const copy = () => copyText(url, { copied: t('address.copied'), failed: t('address.copyFailed') })
  return (
    <>
      <TextField
        label={t('address.label')}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <p role="status">{t('address.once')}</p>
      <div className="channel-acts">
        <Button variant="main" onClick={() => void copy()}>
          <Copy className="icon" aria-hidden="true" />
          {t('address.copy')}
        </Button>
      </div>
    </>
  )
}

function Hint({ channel: { addressHint, lastFetchedAt, fetchedBy } }: { channel: Integration }) {
  const { t } = useTranslation('integration')
  if (addressHint === null) return <p>{t('address.none')}</p>
  return (
    <>
      <p>
        <code>{addressHint}</code>
      </p>
      <p className="num">
        {lastFetchedAt
          ? t(fetchedBy ? 'read.lastBy' : 'read.last', {
              when: date(lastFetchedAt, 'DD/MM/YYYY HH:mm'),
              who: fetchedBy,
            })
          : t('read.never')}
      </p>
    </>
  )
}
