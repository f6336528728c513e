import Dialog from '@mui/material/Dialog'
import { useId, useState, type FormEvent } from 'react'
import { useListDemandTags } from '../../../../generated/api/demand/demand'
import type { DemandBulk } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'

interface TagDialogProps {
  count: number
  /** Tags the chosen demands have. */
  tags: readonly string[]
  busy: boolean
  onClose: () => void
  onSend: (what: Pick<DemandBulk, 'addTags' | 'removeTags'>) => void
}

/** Which tags several demands gain and lose. */
export default function TagDialog({ count, tags, busy, onClose, onSend }: TagDialogProps) {
  const { t } = useTranslation('demand')
  const id = useId()
  const used = useListDemandTags({ request: { silent: true } })
  const [value, setValue] = useState('')
  const [gone, setGone] = useState<readonly string[]>([])
  const ready = value.trim() !== '' || gone.length > 0
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (ready) onSend({ ...(value.trim() && { addTags: [value.trim()] }), ...(gone.length > 0 && { removeTags: [...gone] }) })
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}t`} slotProps={{ paper: { className: 'dm-d' } }}>
      <form onSubmit={send}>
        <h2 id={`${id}t`}>{t('tags.title', { count })}</h2>
        <div className="ff">
          <label htmlFor={id}>{t('tags.add')}</label>
          <div className="tx"><input id={id} value={value} maxLength={40} list={`${id}l`} autoComplete="off" onChange={(event) => setValue(event.target.value)} /></div>
          <datalist id={`${id}l`}>{(used.data?.tags ?? []).map((tag) => <option key={tag} value={tag} />)}</datalist>
        </div>
        {tags.length > 0 ? (
          <fieldset className="dm-tg">
            <legend>{t('tags.remove')}</legend>
            {tags.map((tag) => <button key={tag} type="button" className={gone.includes(tag) ? 'ch on' : 'ch'} aria-pressed={gone.includes(tag)} onClick={() => setGone(gone.includes(tag) ? gone.filter((one) => one !== tag) : [...gone, tag])}>{tag}</button>)}
          </fieldset>
        ) : null}
        <div className="dm-de">
          <button type="button" className="bt" disabled={busy} onClick={onClose}>{t('cancel')}</button>
          <button type="submit" className="bt p" disabled={busy || !ready}>{busy ? t('form.saving') : t('tags.send')}</button>
        </div>
      </form>
    </Dialog>
  )
}
